import type { Day } from '../day.ts';
import type { LoggedPlan } from './progressSchema.ts';

type Meals = Pick<LoggedPlan, 'meals' | 'mealTimings'>;

/**
 * Whether to show a logged day's own meals instead of those of the plan that covers it now. A past day keeps
 * its own meals, whatever changes in the plan; and without a plan there are no others.
 */
export const showsOwnMeals = (
  own: Pick<Meals, 'meals'> | undefined,
  { date, today, hasPlan }: { readonly date: Day; readonly today: Day; readonly hasPlan: boolean },
): boolean => own !== undefined && own.meals.length > 0 && (date < today || !hasPlan);
