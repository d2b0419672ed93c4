import type { Generated, Selectable } from 'kysely';
import type { LoggedPlan } from '#domain/progress/progressSchema.ts';
import { type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';
import type { Json, Schema } from '../db/schema.ts';

type Tables = {
  dailyProgress: {
    customerId: string;
    date: string;
    meals: Json;
    /** What was eaten in place of a meal, or why it was skipped, by the same index. */
    instead: Json;
    waterIntake: string;
    sleepHours: number | null;
    mood: string;
    dietScore: number | null;
    notes: string;
    submittedAt: string;
    /** Adherence as counted at submission, so that a strip of days needs no plan. */
    mealsDone: number;
    mealsOfDay: number;
    mealsOther: Generated<number>;
    mealsSkipped: Generated<number>;
    /** Grows by one with every submission. */
    version: number;
    /** A copy of the plan that the day was logged against, which no change of the plan alters. */
    planId: string | null;
    planName: string;
    /** Eight texts, or an empty list. */
    plannedMeals: Json;
    mealTimings: Json;
    /** See `loggedPlanSchema`. */
    plannedFrom: LoggedPlan['from'];
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export type DailyProgressRow = Selectable<Schema['dailyProgress']>;

export const progress = {
  tables: {
    dailyProgress: ofCustomer(
      'the days you logged, with the meals that were planned for them then',
      {
        json: ['meals', 'instead', 'plannedMeals', 'mealTimings'],
      },
    ),
  } satisfies TablesOf<keyof Tables>,
  live: { 'daily-progress': 'person-and-dieticians' },
  audited: { 'daily-progress': { words: 'daily progress' } },
} as const satisfies Noun;
