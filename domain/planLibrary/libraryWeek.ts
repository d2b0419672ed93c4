import { type Day, daysFrom } from '../day.ts';
import { DAYS_PER_PLAN, lastDayOfWeek } from '../plans/plan.ts';
import type { PlanInput } from '../plans/planSchema.ts';
import type { LibraryWeek } from './libraryPlanSchema.ts';

/** A week as the library stores it: the meals without dates. */
export const libraryWeekOf = (plan: PlanInput): LibraryWeek => ({
  days: plan.weeklyDietPlan.map(({ meals }) => [...meals]),
  mealTimings: [...plan.mealTimings],
  notes: plan.notes,
});

export const planFromLibrary = (
  { name, week }: { readonly name: string; readonly week: LibraryWeek },
  startDate: Day,
): PlanInput => ({
  name,
  startDate,
  endDate: lastDayOfWeek(startDate),
  weeklyDietPlan: daysFrom(startDate, DAYS_PER_PLAN).map((date, day) => ({
    date,
    meals: [...(week.days[day] ?? [])],
  })),
  mealTimings: [...week.mealTimings],
  notes: week.notes,
});
