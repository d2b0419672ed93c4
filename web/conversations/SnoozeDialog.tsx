import { type FormEvent, useState } from 'react';
import { addDays, type Day, isDay } from '#domain/day.ts';
import { Button } from '../ui/Button.tsx';
import { DayField } from '../ui/DayField.tsx';
import { Dialog } from '../ui/Dialog.tsx';

type Props = { today: Day; busy: boolean; onChoose: (until: Day) => void; onClose: () => void };

/** Chooses the day until which a conversation is snoozed. */
export function SnoozeDialog({ today, busy, onChoose, onClose }: Props) {
  const first = addDays(today, 1);
  const [day, setDay] = useState<Day | ''>(first);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDay(day) && day >= first) onChoose(day);
    else setError('Choose a day to come.');
  };
  return (
    <Dialog title="Snooze until" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <DayField
          label="Day"
          value={day}
          min={first}
          error={error}
          onChange={(next) => {
            setDay(next);
            setError(undefined);
          }}
        />
        <div className="buttons" data-foot>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Snooze
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
