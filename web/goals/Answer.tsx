import type { Goal } from '#domain/goals/goalSchema.ts';
import { awaits, type Side } from '#domain/goals/policy.ts';
import { messageOf } from '../api/errors.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { toastSuccess } from '../ui/toasts.ts';
import { moveGoal, useGoalChange } from './api.ts';
import { MOVE_WORDS } from './words.ts';

type Props = { customerId: string; goal: Goal; reader: Side; onDecline: () => void };

/** Accept or decline, where a goal waits for whoever reads it. */
export function Answer({ customerId, goal, reader, onDecline }: Props) {
  const { mutate, isPending, error } = useGoalChange(customerId);
  if (awaits(goal) !== reader) return null;
  const accept = () =>
    mutate(() => moveGoal(customerId, goal.id, 'accepted'), {
      onSuccess: () => toastSuccess(MOVE_WORDS.accepted.done),
    });
  return (
    <>
      <div className="buttons">
        <Button size="sm" loading={isPending} onClick={accept}>
          {MOVE_WORDS.accepted.act}
        </Button>
        <Button size="sm" variant="default" onClick={onDecline}>
          {MOVE_WORDS.declined.act}
        </Button>
      </div>
      {error && <Failure message="This could not be stored." reason={messageOf(error)} />}
    </>
  );
}
