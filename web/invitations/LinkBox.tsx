import { IconShare } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/DeviceButtons.tsx';
import classes from './Invitations.module.css';

/** A link that was just made, to be copied or, on a phone, shared. */
export function LinkBox({ link, of }: { link: string; of: string }) {
  const copy = useRef<HTMLDivElement>(null);
  useEffect(() => copy.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={copy} className={classes.made}>
      <p role="status" className={classes.about}>
        Made: <bdi>{of}</bdi>. Give it only to who it is for.
      </p>
      <code className={classes.link}>{link}</code>
      <div className="buttons">
        <CopyButton label="Copy link" text={() => link} isMain />
        {'share' in navigator && (
          <Button
            variant="default"
            leftSection={<IconShare size={18} stroke={1.5} aria-hidden />}
            // Rejects if the user closes the dialog without sharing, which needs no message.
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            Share
          </Button>
        )}
      </div>
    </div>
  );
}
