import type { CoachingPeriod } from '#domain/coaching/periodSchema.ts';
import { addDays, type Day, daysFrom } from '#domain/day.ts';
import { DAYS_PER_PLAN, MEALS_PER_DAY } from '#domain/plans/plan.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
import type { ProgressInput } from '#domain/progress/progressSchema.ts';
import { dayInput } from '../factories/days.ts';
import { planInput } from '../factories/plans.ts';

/**
 * A document as a single text, the same from the API and from the database; every part of it names the write
 * that created it.
 */
export const contentOf = {
  plan: (plan: PlanInput): string =>
    JSON.stringify([
      plan.startDate,
      plan.endDate,
      plan.weeklyDietPlan.map(({ date, meals }) => [date, ...meals]),
      plan.mealTimings,
      plan.notes,
    ]),
  day: (day: ProgressInput): string =>
    JSON.stringify([
      Object.keys(day.meals).sort(),
      day.waterIntake,
      day.sleepHours,
      day.mood,
      day.dietScore,
      day.notes,
    ]),
  /** `name` is stored with the person, too, in another table. */
  profile: (name: string, profile: CustomerProfileInput | null): string =>
    JSON.stringify([name, profile?.name, profile?.fitnessGoals, profile?.additionalInformation]),
  period: ({ planStatus, planStartDate, planEndDate }: CoachingPeriod): string =>
    JSON.stringify([planStatus, planStartDate, planEndDate]),
};

/** A plan whose 56 cells all name the write. */
export function aPlanThatSays(name: string, mark: string, startDate: Day): PlanInput {
  const cells = (day: number) =>
    Array.from({ length: MEALS_PER_DAY }, (_, meal) => `${mark}, cell ${day * 8 + meal + 1} of 56`);
  return planInput(startDate, {
    name,
    notes: `${mark} ${'x'.repeat(500)}`,
    meals: daysFrom(startDate, DAYS_PER_PLAN).map((_, day) => cells(day)),
  });
}

export const aDayThatSays = (mark: string, count: number): ProgressInput =>
  dayInput({
    meals: { [String(count % 8)]: true },
    waterIntake: `${count % 9} glasses`,
    sleepHours: count % 24,
    mood: mark.slice(0, 20),
    dietScore: (count % 5) + 1,
    notes: mark,
  });

export const aProfileThatSays = (mark: string): CustomerProfileInput => ({
  ...EMPTY_PROFILE,
  name: mark,
  fitnessGoals: mark,
  additionalInformation: mark,
});

/** Start and end dates around today; plans can be uploaded in all of these periods. */
export const aPeriodNumber = (count: number, today: Day): { startDate: Day; endDate: Day } => ({
  startDate: addDays(today, -1 - (count % 300)),
  endDate: addDays(today, 1 + (count % 300)),
});
