import { AnchorButton } from '../ui/Button.tsx';
import { CopyButton } from '../ui/DeviceButtons.tsx';
import classes from './SecondFactor.module.css';

/** The authenticator key for use without a camera: to copy, type, or open in an app on the same device. */
export function KeyByHand({ authenticatorKey, uri }: { authenticatorKey: string; uri: string }) {
  return (
    <div className={classes.byHand}>
      <div>
        <div className="quiet">Key</div>
        <code className={classes.code}>{(authenticatorKey.match(/.{4}/g) ?? []).join(' ')}</code>
      </div>
      <div className="buttons">
        <CopyButton label="Copy Key" text={() => authenticatorKey} />
        <AnchorButton variant="default" href={uri}>
          Open in an authenticator app
        </AnchorButton>
      </div>
    </div>
  );
}
