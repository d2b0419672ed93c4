import type { Goal } from '#domain/goals/goalSchema.ts';
import { awaits, type Side } from '#domain/goals/policy.ts';
import { Button } from '../kit/Button.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { moveGoal, useGoalChange } from './api.ts';
import { NotStored } from './NotStored.tsx';
import { MOVE_WORDS } from './words.ts';

type Props = { customerId: string; goal: Goal; reader: Side; onDecline: () => void };

/** Accept and Decline, if the goal waits for the reader. */
export function Answer({ customerId, goal, reader, onDecline }: Props) {
  const { mutate, isPending, error } = useGoalChange(customerId);
  if (awaits(goal) !== reader) return null;
  const accept = () =>
    mutate(() => moveGoal(customerId, goal, 'accepted'), {
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
      <NotStored error={error} />
    </>
  );
}
