import { addDays, type Day } from '#domain/day.ts';
import type { PlanDay } from '#domain/plans/planSchema.ts';
import { SLOTS } from '../food/menu.ts';

const DINNER = SLOTS.indexOf('dinner');

/**
 * A week before the dietician exchanged the dinners of tomorrow and the day after, for somebody who eats out
 * tomorrow; null if the week does not contain both days.
 */
export function beforeTheExchange(week: readonly PlanDay[], today: Day): PlanDay[] | null {
  const [tomorrow, after] = [1, 2].map((days) =>
    week.find(({ date }) => date === addDays(today, days)),
  );
  if (!tomorrow || !after) return null;
  const dinners = new Map([
    [tomorrow.date, after.meals[DINNER] ?? ''],
    [after.date, tomorrow.meals[DINNER] ?? ''],
  ]);
  return week.map(({ date, meals }) => {
    const dinner = dinners.get(date);
    return { date, meals: dinner === undefined ? meals : meals.with(DINNER, dinner) };
  });
}
