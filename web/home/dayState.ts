import type { WeekDay } from '#domain/plans/weekDaySchema.ts';
import { mealsOfDay } from '#domain/progress/adherence.ts';

type Stated = Pick<WeekDay, 'planId' | 'meals' | 'logged'>;

/** What stands beside a folded day: how it was logged, else how much there is to eat. */
export function dayState({ planId, meals, logged }: Stated): string {
  if (logged === 'all') return 'All done';
  if (logged === 'some') return 'Logged';
  if (planId === null) return 'No plan';
  const count = mealsOfDay(meals).length;
  if (count === 0) return 'No meals';
  return count === 1 ? '1 meal' : `${count} meals`;
}
