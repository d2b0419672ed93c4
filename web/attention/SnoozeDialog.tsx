import { useState } from 'react';
import { putOffFault } from '#domain/attention/attention.ts';
import { addDays, type Day, isDay } from '#domain/day.ts';
import { isolated } from '#domain/language/language.ts';
import { DayField } from '../kit/DayField.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Foot } from '../kit/Foot.tsx';
import { say as ofKit } from '../kit/words.ts';
import { say } from './words.ts';

type Props = {
  name: string;
  today: Day;
  onSnooze: (until: Day) => void;
  onClose: () => void;
};

export default function SnoozeDialog({ name, today, onSnooze, onClose }: Props) {
  const tomorrow = addDays(today, 1);
  const [until, setUntil] = useState<Day | ''>(addDays(today, 14));
  const [fault, setFault] = useState<string | null>(null);
  const snooze = () => {
    const wrong = isDay(until) ? putOffFault(until, today) : say.chooseDay;
    if (wrong) return setFault(wrong);
    onClose();
    onSnooze(until);
  };
  return (
    <Dialog title={say.snoozeName(isolated(name))} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          snooze();
        }}
      >
        <DayField
          label={say.backOn}
          value={until}
          min={tomorrow}
          error={fault ?? undefined}
          errorRole="alert"
          data-autofocus
          onChange={(day) => {
            setFault(null);
            setUntil(day);
          }}
        />
        <Foot does={ofKit.snooze} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
