import type { Goals } from '#domain/goals/goalSchema.ts';
import type { Move } from '#domain/goals/policy.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { NewDateDialog } from './NewDateDialog.tsx';
import { goalName } from './words.ts';

/** What the dialog asks about a goal: to confirm a move, or for a new date. */
export type Ask = Move | 'date';

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
