import type { Goal, Goals } from '#domain/goals/goalSchema.ts';
import { isOverdue } from '#domain/goals/progress.ts';

const MOST_SHOWN = 3;

type Shown = {
  /** Reached, and not celebrated yet. */
  readonly reached: readonly Goal[];
  /** Proposals first, then those whose date is over, then what is due next. */
  readonly shown: readonly Goal[];
};

/** What the dashboard shows of a customer's goals. */
export function goalsOnDashboard({ items, today }: Pick<Goals, 'items' | 'today'>): Shown {
  const active = items.filter(({ state }) => state === 'active');
  const isReached = ({ progress }: Goal) => Boolean(progress?.reachedOn);
  const running = active.filter((goal) => !isReached(goal));
  const [due, overdue] = [
    running.filter((goal) => !isOverdue(goal, today)),
    running.filter((goal) => isOverdue(goal, today)),
  ];
  const proposed = items.filter(
    ({ state, writtenBy }) => state === 'proposed' && writtenBy === 'dietician',
  );
  return {
    reached: active.filter(isReached),
    shown: [...proposed, ...overdue, ...due].slice(0, MOST_SHOWN),
  };
}
