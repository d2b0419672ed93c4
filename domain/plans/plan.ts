import { addDays, type Day, daysFrom, isDay } from '../day.ts';

export const DAYS_PER_PLAN = 7;
export const MEALS_PER_DAY = 8;
export const PLAN_NAME_MAX = 200;
export const MEAL_MAX = 500;
export const TIMING_MAX = 60;
export const PLAN_NOTES_MAX = 5000;

/** The timings of a new plan as they are stored; `timingName` says how they are shown. */
export const DEFAULT_TIMINGS = [
  'Early morning',
  'Breakfast',
  'Mid-morning',
  'Lunch',
  'Afternoon',
  'Evening snack',
  'Dinner',
  'Bedtime',
] as const;

export function followsStartDate(days: readonly { readonly date: Day }[], startDate: Day): boolean {
  // A wrong start date has its own message.
  if (!isDay(startDate)) return true;
  const expected = daysFrom(startDate, days.length);
  return days.every((day, index) => day.date === expected[index]);
}

export const SUGGESTIONS_MAX = 8;
/** The longest text to find suggestions for, in characters. */
export const BEGINS_MAX = 200;

export const lastDayOfWeek = (startDate: Day): Day => addDays(startDate, DAYS_PER_PLAN - 1);

export const WEEKS_MAX = 8;

/** Whether a week has any meal: a week without meals helps nobody. */
export const hasMeal = (days: readonly (readonly string[])[]): boolean =>
  days.some((meals) => meals.some((meal) => meal.trim() !== ''));
