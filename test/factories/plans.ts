import { randomUUID } from 'node:crypto';
import type { Standing } from '#domain/coaching/periodSchema.ts';
import { type Day, daysFrom } from '#domain/day.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import type { DietPlan, PlanInput, SavedPlan } from '#domain/plans/planSchema.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import type { Db } from '#server/db/open.ts';
import type { RunningEngine } from '../engines.ts';
import { type Person, todayOf } from './people.ts';

/** Five meals a day: the three others are blank and so do not count as meals. */
export const MEALS: readonly string[] = [
  '',
  'Porridge with plums',
  'An apple',
  'Lentil soup and rye bread',
  '',
  'Yoghurt with walnuts',
  'Baked trout, potatoes, beans',
  '',
];

export type PlanWishes = Partial<Omit<PlanInput, 'weeklyDietPlan'>> & {
  /** The eight meals of every day, or of each of the seven days. */
  meals?: readonly string[] | readonly (readonly string[])[];
};

/** A valid plan as a form sends it, for the week from `startDate`. */
export function planInput(
  startDate: Day,
  { meals = MEALS, ...wishes }: PlanWishes = {},
): PlanInput {
  const start = wishes.startDate ?? startDate;
  return {
    ...emptyPlan(start),
    name: 'Spring week',
    notes: 'Drink a glass of water before each meal.',
    ...wishes,
    weeklyDietPlan: daysFrom(start, DAYS_PER_PLAN).map((date, index) => ({
      date,
      meals: [...(isPerDay(meals) ? (meals[index] ?? []) : meals)],
    })),
  };
}

/**
 * The same as the body of an upload or update that is already confirmed, for tests that are not about the
 * confirmation.
 */
export const confirmedPlan = (startDate: Day, wishes?: PlanWishes) => ({
  ...planInput(startDate, wishes),
  confirm: true,
});

const isPerDay = (
  meals: readonly string[] | readonly (readonly string[])[],
): meals is readonly (readonly string[])[] => typeof meals[0] !== 'string';

export function plans(db: Db) {
  return {
    /** An uploaded plan for the week that begins today, unless `startDate` says otherwise. */
    async aPlan(
      customer: Person,
      {
        uploadedAt,
        uploadedBy,
        earlier = [],
        seenVersion = earlier.length + 1,
        ...wishes
      }: PlanWishes & {
        uploadedAt?: string;
        uploadedBy?: Person;
        /** Its earlier versions, in order. */
        earlier?: readonly PlanWishes[];
        /** Null: the customer has not looked at it yet. */
        seenVersion?: number | null;
      } = {},
    ): Promise<DietPlan> {
      const input = planInput(todayOf(customer), wishes);
      const at = uploadedAt ?? new Date().toISOString();
      const version = earlier.length + 1;
      const plan = { id: randomUUID(), ...input, uploadedAt: at, lastModified: at, version };
      await db
        .insertInto('dietPlan')
        .values({
          ...stored(plan),
          customerId: customer.id,
          uploadedBy: uploadedBy?.id ?? '',
          modifiedBy: uploadedBy?.id ?? null,
          seenVersion,
        })
        .execute();
      for (const [index, was] of earlier.entries())
        await db
          .insertInto('dietPlanVersion')
          .values({
            ...stored(planInput(input.startDate, was)),
            customerId: customer.id,
            planId: plan.id,
            version: index + 1,
            modifiedAt: at,
            modifiedBy: uploadedBy?.id ?? null,
          })
          .execute();
      return plan;
    },

    async aSavedPlan(
      customer: Person,
      { savedAt, ...wishes }: PlanWishes & { savedAt?: string } = {},
    ): Promise<SavedPlan> {
      const plan = {
        id: randomUUID(),
        ...planInput(todayOf(customer), wishes),
        savedAt: savedAt ?? new Date().toISOString(),
      };
      await db
        .insertInto('savedDietPlan')
        .values({ ...stored(plan), customerId: customer.id, savedBy: '' })
        .execute();
      return { ...plan, clientId: customer.id };
    },
  };
}

const stored = <P extends PlanInput>(plan: P) => ({
  ...plan,
  weeklyDietPlan: JSON.stringify(plan.weeklyDietPlan),
  mealTimings: JSON.stringify(plan.mealTimings),
});

export const plansOf = (customer: Person) => `/api/customers/${customer.id}/diet-plans`;

/** A dietician, a customer with this standing, and a week to upload for them. */
export async function planCast(engine: RunningEngine, standing: Standing = 'active') {
  const dietician = await engine.make.aDietician();
  const customer = await engine.make.aCustomer({ standing });
  const as = engine.as(dietician);
  const input = planInput(todayOf(customer), { name: 'Week of lentils' });
  return { dietician, customer, as, input };
}
