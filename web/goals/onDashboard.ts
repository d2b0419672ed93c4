import type { Goal, Goals } from '#domain/goals/goalSchema.ts';
import { isOverdue } from '#domain/goals/progress.ts';
import { forDashboard, mostOf } from './forDashboard.ts';

type Shown = {
  /** Reached, and not celebrated yet. */
  readonly reached: readonly Goal[];
  /** Proposals first, then overdue goals, then the next due. */
  readonly shown: readonly Goal[];
};

/** The goals on the customer's dashboard. */
export function goalsOnDashboard({ items, today }: Pick<Goals, 'items' | 'today'>): Shown {
  const { reached, running, proposed } = forDashboard({ items });
  const [due, overdue] = [
    running.filter((goal) => !isOverdue(goal, today)),
    running.filter((goal) => isOverdue(goal, today)),
  ];
  return { reached, shown: mostOf([...proposed, ...overdue, ...due]) };
}
