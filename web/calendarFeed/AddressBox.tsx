import { IconCalendarPlus, IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { AnchorButton, Button } from '../ui/Button.tsx';
import { useBriefMessage } from '../ui/useBriefMessage.ts';
import classes from './CalendarCard.module.css';
import { HOW_TO, SHOWN_ONCE } from './words.ts';

const COPIED_MS = 3000;

/** An address that was just made, to be given to a calendar. */
export function AddressBox({ address }: { address: string }) {
  const [copied, show] = useBriefMessage(COPIED_MS);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const Icon = copied ? IconCheck : IconCopy;
  const onCopy = () => {
    // Browsers have no clipboard on plain http, and may refuse it. The address can still be read.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    clipboard?.writeText(address).then(
      () => show('Copied'),
      () => undefined,
    );
  };
  return (
    <div ref={box} className={classes.made}>
      <p role="status">{SHOWN_ONCE}</p>
      <code className={classes.address}>{address}</code>
      <div className="buttons">
        <Button leftSection={<Icon size={18} stroke={1.5} aria-hidden />} onClick={onCopy}>
          {copied ?? 'Copy Address'}
        </Button>
        <AnchorButton
          // Calendar apps open this kind of link.
          href={address.replace(/^https?:/, 'webcal:')}
          variant="default"
          leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden />}
        >
          Open in Calendar
        </AnchorButton>
      </div>
      <p className="quiet">{HOW_TO}</p>
    </div>
  );
}
