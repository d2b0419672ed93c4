import type { Day } from '#domain/day.ts';
import { DEFAULT_TIMINGS } from '#domain/plans/plan.ts';
import { adherenceOf, mealsOfDay } from '#domain/progress/adherence.ts';
import { EMPTY_PROGRESS } from '#domain/progress/progress.ts';
import type { DailyProgress, ProgressInput } from '#domain/progress/progressSchema.ts';
import type { Db } from '#server/db/open.ts';
import type { Person } from './people.ts';
import { MEALS } from './plans.ts';

/** A day as a customer submits it: `done` meals ticked, the rest filled in believably. */
export function dayInput(wishes: Partial<ProgressInput> = {}): ProgressInput {
  return {
    ...EMPTY_PROGRESS,
    meals: { '1': true, '3': true },
    waterIntake: '1.5 L',
    sleepHours: 7.5,
    mood: 'Good',
    dietScore: 4,
    notes: 'Felt rested.',
    ...wishes,
  };
}

export function days(db: Db) {
  return {
    /**
     * A submitted day; `planned` are the meals it was logged against (those of `aPlan` by default),
     * and of which plan.
     */
    async aDay(
      customer: Person,
      date: Day,
      wishes: Partial<ProgressInput> = {},
      planned: readonly string[] = MEALS,
      plan: { id: string; name: string; mealTimings?: readonly string[] } | null = null,
    ): Promise<DailyProgress> {
      const submittedAt = new Date().toISOString();
      const record = { date, ...dayInput(wishes), submittedAt, version: 1 };
      const of = {
        planId: plan?.id ?? null,
        planName: plan?.name ?? '',
        mealTimings: planned.length > 0 ? [...(plan?.mealTimings ?? DEFAULT_TIMINGS)] : [],
      };
      const from = planned.length > 0 ? 'logged' : 'none';
      await db
        .insertInto('dailyProgress')
        .values({
          ...record,
          customerId: customer.id,
          meals: JSON.stringify(record.meals),
          mealsDone: adherenceOf(planned, record.meals).done,
          mealsOfDay: mealsOfDay(planned).length,
          ...of,
          mealTimings: JSON.stringify(of.mealTimings),
          plannedMeals: JSON.stringify(planned),
          plannedFrom: from,
        })
        .execute();
      return { ...record, planned: { ...of, meals: [...planned], from } };
    },
  };
}
