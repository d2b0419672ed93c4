import { addDays, type Day, daysBetween, daysFrom } from '../day.ts';
import { truncate } from '../text.ts';
import {
  DAYS_PER_PLAN,
  DEFAULT_TIMINGS,
  lastDayOfWeek,
  MEALS_PER_DAY,
  PLAN_NAME_MAX,
} from './plan.ts';
import type { PlanDay, PlanInput } from './planSchema.ts';
import { say } from './words.ts';

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
    name: truncate(say.copyOf(name), PLAN_NAME_MAX),
    startDate,
    endDate,
    weeklyDietPlan: weeklyDietPlan.map((day) => ({ date: day.date, meals: [...day.meals] })),
    mealTimings: [...mealTimings],
    notes,
  };
}
