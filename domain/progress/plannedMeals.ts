import type { Day } from '../day.ts';
import type { LoggedPlan } from './progressSchema.ts';

type Meals = Pick<LoggedPlan, 'meals' | 'mealTimings'>;

/**
 * Whether a logged day's own meals are those to show for it, and not those of the plan that holds it now:
 * once the day is over no change of a plan alters it, and without a plan there are no others.
 */
export const showsOwnMeals = (
  own: Pick<Meals, 'meals'> | undefined,
  { date, today, hasPlan }: { readonly date: Day; readonly today: Day; readonly hasPlan: boolean },
): boolean => own !== undefined && own.meals.length > 0 && (date < today || !hasPlan);
