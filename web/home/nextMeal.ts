import { mealTimeOf } from '#domain/plans/mealTime.ts';
import type { PlannedDay } from '#domain/plans/weekDaySchema.ts';
import { mealsOfDay } from '#domain/progress/adherence.ts';
import type { MealIndex } from '#domain/progress/progress.ts';
import type { MealsDone } from '#domain/progress/progressSchema.ts';

/** A meal is still the next one for a while after its time: people eat late, and then look. */
const GRACE_MINUTES = 45;

/**
 * The index of the meal to mark as next at `minutes` since midnight, or null if the day is over. Ticked meals
 * are skipped. A timing that names neither a time nor a part of the day follows the meal before it.
 */
export function nextMealOf(
  { meals, mealTimings }: Pick<PlannedDay, 'meals' | 'mealTimings'>,
  ticks: MealsDone,
  minutes: number,
): number | null {
  let due: number | null = null;
  for (const index of mealsOfDay(meals)) {
    due = mealTimeOf(mealTimings[index] ?? '') ?? due;
    if (ticks[String(index) as MealIndex]) continue;
    if (due === null || due + GRACE_MINUTES >= minutes) return index;
  }
  return null;
}
