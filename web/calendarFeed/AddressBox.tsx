import { IconCalendarPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { AnchorButton } from '../ui/Button.tsx';
import { CopyButton } from '../ui/DeviceButtons.tsx';
import classes from './CalendarCard.module.css';
import { HOW_TO, SHOWN_ONCE } from './words.ts';

/** An address that was just made, to be given to a calendar. */
export function AddressBox({ address }: { address: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box} className={classes.made}>
      <p role="status">{SHOWN_ONCE}</p>
      <code className={classes.address}>{address}</code>
      <div className="buttons">
        <CopyButton label="Copy Address" text={() => address} isMain />
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
