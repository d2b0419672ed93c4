import { CopyButton } from '../kit/DeviceButtons.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './SignUpAddress.module.css';
import { say } from './words.ts';

const HERE_ONLY = /^(localhost|127\..*|\[::1\])$/;

export default function SignUpAddress() {
  const address = `${location.origin}/signup`;
  return (
    <>
      <div className="row wrap gap-2 center">
        <code className={classes.text}>{address}</code>
        <CopyButton label={ofKit.copyLink} text={() => address} />
      </div>
      {HERE_ONLY.test(location.hostname) && <p className="quiet">{say.hereOnly}</p>}
    </>
  );
}
