import { AnchorButton, Button } from '../ui/Button.tsx';
import { useBriefMessage } from '../ui/useBriefMessage.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import classes from './SecondFactor.module.css';

const SAID_MS = 3000;
const COPIED = 'Copied';
const COPY_FAILED = 'Not copied: select it and copy it by hand.';

/** The authenticator key for use without a camera: to copy, type, or open in an app on the same device. */
export function KeyByHand({ authenticatorKey, uri }: { authenticatorKey: string; uri: string }) {
  const [said, show] = useBriefMessage(SAID_MS);
  const copy = () => {
    // Browsers have no clipboard on plain http, and may refuse it.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) return show(COPY_FAILED);
    clipboard.writeText(authenticatorKey).then(
      () => show(COPIED),
      () => show(COPY_FAILED),
    );
  };
  return (
    <div className={classes.byHand}>
      <div>
        <div className="quiet">Key</div>
        <code className={classes.code}>{(authenticatorKey.match(/.{4}/g) ?? []).join(' ')}</code>
      </div>
      <div className="buttons">
        <Button variant="default" onClick={copy}>
          {said === COPIED ? COPIED : 'Copy Key'}
        </Button>
        <AnchorButton variant="default" href={uri}>
          Open in an authenticator app
        </AnchorButton>
      </div>
      {said === COPY_FAILED && <p className="quiet">{said}</p>}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
