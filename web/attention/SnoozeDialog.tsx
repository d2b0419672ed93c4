import { useState } from 'react';
import { addDays, type Day, isDay } from '#domain/day.ts';
import { Button } from '../ui/Button.tsx';
import { DayField } from '../ui/DayField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SNOOZE_AHEAD } from './words.ts';

type Props = { name: string; today: Day; onSnooze: (until: Day) => void; onClose: () => void };

/** Any day until which somebody is snoozed. */
export default function SnoozeDialog({ name, today, onSnooze, onClose }: Props) {
  const tomorrow = addDays(today, 1);
  const [until, setUntil] = useState<Day | ''>(addDays(today, 14));
  const [fault, setFault] = useState<string>();
  const snooze = () => {
    if (!isDay(until) || until < tomorrow) return setFault(SNOOZE_AHEAD);
    onClose();
    onSnooze(until);
  };
  return (
    <Dialog title={`Snooze ${name}`} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          snooze();
        }}
      >
        <DayField
          label="Back on"
          value={until}
          min={tomorrow}
          error={fault}
          errorRole="alert"
          data-autofocus
          onChange={(day) => {
            setFault(undefined);
            setUntil(day);
          }}
        />
        <div className="buttons" data-foot>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Snooze</Button>
        </div>
      </form>
    </Dialog>
  );
}
