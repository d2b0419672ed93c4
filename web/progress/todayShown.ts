import type { MealsDone } from '#domain/progress/adherence.ts';
import { mealsShown } from '#domain/progress/mealsShown.ts';
import type { PlannedDay, TrackedDay } from '#domain/progress/progress.ts';
import type { DayDraft } from './draft.ts';

/**
 * What there is to eat on a day at a glance, and what of it is done: one dish in each place. Where the
 * plan says another one since a tick was made, it is that one, and it is not done.
 */
export function todayShown(
  day: TrackedDay | undefined,
  draft: Pick<DayDraft, 'values' | 'dishes'> | null,
): { planned: PlannedDay | null; ticks: MealsDone } {
  if (!day?.planned) return { planned: null, ticks: {} };
  const form = draft ? { meals: draft.values.meals, dishes: draft.dishes } : undefined;
  const meals = day.planned.meals.map(() => '');
  const mealTimings = [...day.planned.mealTimings];
  const ticks: Record<string, boolean> = {};
  for (const { index, timing, meal, done, changedTo } of mealsShown(day, form)) {
    const now = changedTo?.meal ? changedTo : { timing, meal };
    meals[index] = now.meal;
    // A time that was changed since the day was logged is the one to go by.
    if (now.meal !== day.planned.meals[index]) mealTimings[index] = now.timing;
    ticks[String(index)] = done && !changedTo?.meal;
  }
  return { planned: { ...day.planned, meals, mealTimings }, ticks };
}
