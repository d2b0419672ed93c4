import { IconAdjustments, IconCalendar, IconMoon } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Day } from '#domain/day.ts';
import { Hint, IconButton } from '../kit/Button.tsx';
import { lazyPart } from '../kit/lazy.tsx';
import { Menu } from '../kit/Popover.tsx';
import { snoozeChoices } from './snoozeDays.ts';

const SnoozeDialog = lazyPart(() => import('./SnoozeDialog.tsx'));
const PersonThresholds = lazyPart(() => import('./PersonThresholds.tsx'));

type Props = {
  customerId: string;
  name: string;
  /** The customer's own today. */
  today: Day;
  tabIndex: number;
  onSnooze: (until: Day) => void;
};

/** Snoozes a customer's row until a day, or sets thresholds for this customer alone. */
export function LaterMenu({ customerId, name, today, tabIndex, onSnooze }: Props) {
  const [asked, setAsked] = useState<'day' | 'thresholds' | null>(null);
  const close = () => setAsked(null);
  const days = snoozeChoices(today).map(({ label, until }) => ({
    label,
    onChoose: () => onSnooze(until),
  }));
  return (
    <>
      <Hint label="Snooze" atEnd>
        <Menu
          name={`Snooze ${name}`}
          groups={[
            [
              ...days,
              { label: 'Choose a day…', icon: IconCalendar, onChoose: () => setAsked('day') },
            ],
            [
              {
                label: 'Thresholds for them…',
                icon: IconAdjustments,
                onChoose: () => setAsked('thresholds'),
              },
            ],
          ]}
        >
          <IconButton size={36} aria-label={`Snooze ${name}`} tabIndex={tabIndex} data-key="s">
            <IconMoon size={18} stroke={1.5} aria-hidden />
          </IconButton>
        </Menu>
      </Hint>
      <Suspense>
        {asked === 'day' && (
          <SnoozeDialog name={name} today={today} onSnooze={onSnooze} onClose={close} />
        )}
        {asked === 'thresholds' && (
          <PersonThresholds customerId={customerId} name={name} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
