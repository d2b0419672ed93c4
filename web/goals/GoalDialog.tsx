import { useState } from 'react';
import { addDays, type Day } from '#domain/day.ts';
import { GOAL_WORDS_MAX } from '#domain/goals/goal.ts';
import type { Goal, Goals } from '#domain/goals/goalSchema.ts';
import type { Move } from '#domain/goals/policy.ts';
import { isolated } from '#domain/language/language.ts';
import { fieldErrors } from '../api/errors.ts';
import { DayField } from '../kit/DayField.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Field } from '../kit/Field.tsx';
import { Foot } from '../kit/Foot.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { changeGoal, moveGoal, useGoalChange } from './api.ts';
import { type Ask, NotStored } from './GoalItem.tsx';
import { goalName } from './inWords.ts';
import { say } from './words.ts';

type Props = {
  customerId: string;
  goals: Goals;
  /** Null while no dialog is open. */
  asked: { readonly id: string; readonly ask: Ask } | null;
  onClose: () => void;
};

/** The dialog about one goal in its latest version, since it may have changed after the dialog opened. */
export function GoalDialog({ customerId, goals, asked, onClose }: Props) {
  const goal = goals.items.find(({ id }) => id === asked?.id);
  if (!asked || !goal) return null;
  const props = { customerId, goal, name: goalName(goal, goals.ownKinds), onClose };
  return asked.ask === 'date' ? (
    <NewDateDialog {...props} today={goals.today} />
  ) : (
    <MoveDialog {...props} move={asked.ask} />
  );
}

type MoveDialogProps = {
  customerId: string;
  goal: Goal;
  name: string;
  move: Move;
  onClose: () => void;
};

/** Asks before a goal is closed, with a field for a comment. */
function MoveDialog({ customerId, goal, name, move, onClose }: MoveDialogProps) {
  const [words, setWords] = useState('');
  const { mutate, isPending, error } = useGoalChange(customerId);
  const { act, done, about } = say.moves[move];
  const confirm = () =>
    mutate(() => moveGoal(customerId, goal, move, words), {
      onSuccess() {
        toastSuccess(done);
        onClose();
      },
    });
  return (
    <Dialog
      title={say.askedOf[move](isolated(name))}
      onClose={isPending ? undefined : onClose}
      typed={words !== ''}
    >
      <p>{about}</p>
      <Field
        label={say.inYourWords}
        value={words}
        maxLength={GOAL_WORDS_MAX}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <NotStored error={error} />
      <Foot does={act} onPress={confirm} onCancel={onClose} busy={isPending} asks />
    </Dialog>
  );
}

const USUAL_DAYS = 28;

type NewDateDialogProps = {
  customerId: string;
  goal: Goal;
  name: string;
  today: Day;
  onClose: () => void;
};

function NewDateDialog({ customerId, goal, name, today, onClose }: NewDateDialogProps) {
  const [endsOn, setEndsOn] = useState<Day | ''>(addDays(today, USUAL_DAYS));
  const { mutate, isPending, error, reset } = useGoalChange(customerId);
  const fault = fieldErrors(error).endsOn;
  const save = () =>
    mutate(() => changeGoal(customerId, goal, { endsOn }), {
      onSuccess() {
        toastSuccess(say.goalSaved);
        onClose();
      },
    });
  return (
    <Dialog title={say.newDateFor(isolated(name))} onClose={isPending ? undefined : onClose}>
      <DayField
        label={ofKit.date}
        value={endsOn}
        min={today}
        error={fault}
        onChange={(day) => {
          reset();
          setEndsOn(day);
        }}
      />
      {!fault && <NotStored error={error} />}
      <Foot
        does={say.saveDate}
        onPress={save}
        onCancel={onClose}
        busy={isPending}
        disabled={endsOn === ''}
        asks
      />
    </Dialog>
  );
}
