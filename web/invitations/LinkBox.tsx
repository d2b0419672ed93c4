import { IconCheck, IconCopy, IconShare } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { useBriefMessage } from '../ui/useBriefMessage.ts';
import classes from './Invitations.module.css';

const COPIED_MS = 3000;

/** A link that was just made, to be copied or, on a phone, shared. */
export function LinkBox({ link, of }: { link: string; of: string }) {
  const [copied, show] = useBriefMessage(COPIED_MS);
  const copy = useRef<HTMLDivElement>(null);
  useEffect(() => copy.current?.querySelector('button')?.focus(), []);
  const Icon = copied ? IconCheck : IconCopy;
  const onCopy = () => {
    // Browsers have no clipboard on plain http, and may refuse it. The link can still be read.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    clipboard?.writeText(link).then(
      () => show('Copied'),
      () => undefined,
    );
  };
  return (
    <div ref={copy} className={classes.made}>
      <p role="status" className={classes.about}>
        Made: <bdi>{of}</bdi>. Give it only to who it is for.
      </p>
      <code className={classes.link}>{link}</code>
      <div className="buttons">
        <Button leftSection={<Icon size={18} stroke={1.5} aria-hidden />} onClick={onCopy}>
          {copied ?? 'Copy link'}
        </Button>
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
