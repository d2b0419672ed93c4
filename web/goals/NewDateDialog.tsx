import { useState } from 'react';
import { addDays, type Day } from '#domain/day.ts';
import type { Goal } from '#domain/goals/goalSchema.ts';
import { fieldErrors } from '../api/errors.ts';
import { Button } from '../kit/Button.tsx';
import { DayField } from '../kit/DayField.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { changeGoal, useGoalChange } from './api.ts';
import { NotStored } from './NotStored.tsx';

const USUAL_DAYS = 28;

type Props = {
  customerId: string;
  goal: Goal;
  name: string;
  today: Day;
  onClose: () => void;
};

/** Chooses a new date for an overdue goal. */
export function NewDateDialog({ customerId, goal, name, today, onClose }: Props) {
  const [endsOn, setEndsOn] = useState<Day | ''>(addDays(today, USUAL_DAYS));
  const { mutate, isPending, error, reset } = useGoalChange(customerId);
  const fault = fieldErrors(error).endsOn;
  const save = () =>
    mutate(() => changeGoal(customerId, goal, { endsOn }), {
      onSuccess() {
        toastSuccess('Goal saved.');
        onClose();
      },
    });
  return (
    <Dialog title={`New date for “${name}”`} onClose={isPending ? undefined : onClose}>
      <DayField
        label="Date"
        value={endsOn}
        min={today}
        error={fault}
        onChange={(day) => {
          reset();
          setEndsOn(day);
        }}
      />
      {!fault && <NotStored error={error} />}
      <div className="buttons" data-foot>
        <Button variant="default" onClick={() => isPending || onClose()} data-autofocus>
          Cancel
        </Button>
        <Button onClick={save} loading={isPending} disabled={endsOn === ''}>
          Save Date
        </Button>
      </div>
    </Dialog>
  );
}
