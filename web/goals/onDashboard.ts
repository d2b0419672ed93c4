import type { Goal, Goals } from '#domain/goals/goalSchema.ts';

const MOST_SHOWN = 3;

/** The goals that the dashboard may show, in no order yet. */
export function forDashboard({ items }: Pick<Goals, 'items'>) {
  const active = items.filter(({ state }) => state === 'active');
  const isReached = ({ progress }: Goal) => Boolean(progress?.reachedOn);
  return {
    /** Reached, and not celebrated yet. */
    reached: active.filter(isReached),
    running: active.filter((goal) => !isReached(goal)),
    proposed: items.filter(
      ({ state, writtenBy }) => state === 'proposed' && writtenBy === 'dietician',
    ),
  };
}

export const mostOf = <T>(goals: readonly T[]): readonly T[] => goals.slice(0, MOST_SHOWN);

/** The number of goals that the dashboard shows, computed without the sorting rules. */
export function countOnDashboard(goals: Pick<Goals, 'items'>): number {
  const { reached, running, proposed } = forDashboard(goals);
  return reached.length + mostOf([...proposed, ...running]).length;
}
