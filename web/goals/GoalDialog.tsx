import type { Goals } from '#domain/goals/goalSchema.ts';
import type { Move } from '#domain/goals/policy.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { NewDateDialog } from './NewDateDialog.tsx';
import { goalName } from './words.ts';

/** What is asked about a goal: before it is moved, or which date it gets. */
export type Ask = Move | 'date';

type Props = {
  customerId: string;
  goals: Goals;
  /** Null while nothing is asked. */
  asked: { readonly id: string; readonly ask: Ask } | null;
  onClose: () => void;
};

/** The dialog about one goal, as it is now: it may have been changed since it was opened. */
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
