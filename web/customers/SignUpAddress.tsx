import { CopyButton } from '../kit/DeviceButtons.tsx';
import classes from './SignUpAddress.module.css';

/** The URL where customers sign up, with a button that copies it. */
export default function SignUpAddress() {
  const address = `${location.origin}/signup`;
  return (
    <div className={classes.address}>
      <code className={classes.text}>{address}</code>
      <CopyButton label="Copy address" text={() => address} />
    </div>
  );
}
