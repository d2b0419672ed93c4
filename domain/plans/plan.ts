import { addDays, type Day, daysBetween, daysFrom, isDay } from '../day.ts';
import { truncate } from '../text.ts';
import type { PlanDay, PlanInput } from './planSchema.ts';

export const DAYS_PER_PLAN = 7;
export const MEALS_PER_DAY = 8;
export const PLAN_NAME_MAX = 200;
export const MEAL_MAX = 500;
export const TIMING_MAX = 60;
export const PLAN_NOTES_MAX = 5000;

/** The timings of a new plan, which the dietician can rename. */
export const DEFAULT_TIMINGS: readonly string[] = [
  'Early morning',
  'Breakfast',
  'Mid-morning',
  'Lunch',
  'Afternoon',
  'Evening snack',
  'Dinner',
  'Bedtime',
];

/** Whether the days are consecutive from `startDate`. */
export function followsStartDate(days: readonly { readonly date: Day }[], startDate: Day): boolean {
  // A wrong start date has its own message.
  if (!isDay(startDate)) return true;
  const expected = daysFrom(startDate, days.length);
  return days.every((day, index) => day.date === expected[index]);
}

export const SUGGESTIONS_MAX = 8;
/** The longest text to find suggestions for, in characters. */
export const BEGINS_MAX = 200;

/** The seventh day of a plan. */
export const lastDayOfWeek = (startDate: Day): Day => addDays(startDate, DAYS_PER_PLAN - 1);

/** A plan without meals, with the default timings. */
export function emptyPlan(startDate: Day): PlanInput {
  return {
    name: '',
    startDate,
    endDate: lastDayOfWeek(startDate),
    weeklyDietPlan: daysFrom(startDate, DAYS_PER_PLAN).map((date) => ({
      date,
      meals: Array.from({ length: MEALS_PER_DAY }, () => ''),
    })),
    mealTimings: [...DEFAULT_TIMINGS],
    notes: '',
  };
}

/**
 * The plan with another start date. The dates of its days move along. An end date on the seventh day moves
 * along, too; any other end date was chosen by hand and stays.
 */
export function startingOn<P extends PlanInput>(plan: P, startDate: Day): P {
  const closesWeek = plan.endDate === lastDayOfWeek(plan.startDate);
  return {
    ...plan,
    startDate,
    endDate: closesWeek ? lastDayOfWeek(startDate) : plan.endDate,
    weeklyDietPlan: redate(plan.weeklyDietPlan, startDate),
  };
}

/** The plan moved to another start date, with the same number of days until its end date. */
export function movedTo<P extends PlanInput>(plan: P, startDate: Day): P {
  const endDate = addDays(startDate, daysBetween(plan.startDate, plan.endDate));
  return { ...plan, startDate, endDate, weeklyDietPlan: redate(plan.weeklyDietPlan, startDate) };
}

function redate(days: readonly PlanDay[], startDate: Day): PlanDay[] {
  return days.map((day, index) => ({ ...day, date: addDays(startDate, index) }));
}

/** The form's content after Copy: a new plan named 'Copy of {name}', cut to the longest name allowed. */
export function copyOf(plan: PlanInput): PlanInput {
  const { name, startDate, endDate, weeklyDietPlan, mealTimings, notes } = plan;
  return {
    name: truncate(`Copy of ${name}`, PLAN_NAME_MAX),
    startDate,
    endDate,
    weeklyDietPlan: weeklyDietPlan.map((day) => ({ date: day.date, meals: [...day.meals] })),
    mealTimings: [...mealTimings],
    notes,
  };
}
