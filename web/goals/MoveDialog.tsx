import { useState } from 'react';
import { GOAL_WORDS_MAX } from '#domain/goals/goal.ts';
import type { Goal } from '#domain/goals/goalSchema.ts';
import type { Move } from '#domain/goals/policy.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Field } from '../kit/Field.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { moveGoal, useGoalChange } from './api.ts';
import { NotStored } from './NotStored.tsx';
import { MOVE_WORDS } from './words.ts';

type Props = {
  customerId: string;
  goal: Goal;
  name: string;
  move: Move;
  onClose: () => void;
};

/** Asks before a goal is closed, with a field for a comment. */
export function MoveDialog({ customerId, goal, name, move, onClose }: Props) {
  const [words, setWords] = useState('');
  const { mutate, isPending, error } = useGoalChange(customerId);
  const { act, done, about } = MOVE_WORDS[move];
  const confirm = () =>
    mutate(() => moveGoal(customerId, goal, move, words), {
      onSuccess() {
        toastSuccess(done);
        onClose();
      },
    });
  return (
    <Dialog title={`${act} “${name}”`} onClose={isPending ? undefined : onClose}>
      <p>{about}</p>
      <Field
        label="In your words"
        value={words}
        maxLength={GOAL_WORDS_MAX}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <NotStored error={error} />
      <div className="buttons" data-foot>
        <Button variant="default" onClick={() => isPending || onClose()} data-autofocus>
          Cancel
        </Button>
        <Button onClick={confirm} loading={isPending}>
          {act}
        </Button>
      </div>
    </Dialog>
  );
}
