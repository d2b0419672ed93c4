import type { Day } from '#domain/day.ts';
import { adherenceOf, mealsOfDay } from '#domain/progress/adherence.ts';
import {
  type DailyProgress,
  EMPTY_PROGRESS,
  type ProgressInput,
} from '#domain/progress/progress.ts';
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
    /** A submitted day; `planned` are the meals the plan set for it (those of `aPlan` by default). */
    async aDay(
      customer: Person,
      date: Day,
      wishes: Partial<ProgressInput> = {},
      planned: readonly string[] = MEALS,
    ): Promise<DailyProgress> {
      const record = { date, ...dayInput(wishes), submittedAt: new Date().toISOString() };
      await db
        .insertInto('dailyProgress')
        .values({
          ...record,
          customerId: customer.id,
          meals: JSON.stringify(record.meals),
          mealsDone: adherenceOf(planned, record.meals).done,
          mealsOfDay: mealsOfDay(planned).length,
        })
        .execute();
      return record;
    },
  };
}
