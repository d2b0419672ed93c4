import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Button } from '../ui/Button.tsx';
import { useBriefMessage } from '../ui/useBriefMessage.ts';
import classes from './SignUpAddress.module.css';

const COPIED_MS = 3000;

/** The URL where customers sign up, with a button that copies it. */
export default function SignUpAddress() {
  const address = `${location.origin}/signup`;
  const [copied, show] = useBriefMessage(COPIED_MS);
  const Icon = copied ? IconCheck : IconCopy;
  const copy = () => {
    // Browsers have no clipboard on plain http, and may refuse it. The address can still be read.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    clipboard?.writeText(address).then(
      () => show('Copied'),
      () => undefined,
    );
  };
  return (
    <div className={classes.address}>
      <code className={classes.text}>{address}</code>
      <Button variant="default" onClick={copy} leftSection={<Icon size={18} stroke={1.5} />}>
        {copied ?? 'Copy address'}
      </Button>
    </div>
  );
}
