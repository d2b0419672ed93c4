import type { Selectable } from 'kysely';
import type { LoggedPlan } from '#domain/progress/progressSchema.ts';
import { type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';
import type { Json, Schema } from '../db/schema.ts';

type Tables = {
  dailyProgress: {
    customerId: string;
    date: string;
    meals: Json;
    waterIntake: string;
    sleepHours: number | null;
    mood: string;
    dietScore: number | null;
    notes: string;
    submittedAt: string;
    /** Adherence as counted at submission, so that a strip of days needs no plan. */
    mealsDone: number;
    mealsOfDay: number;
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
  /** The note of a day, from when it is not empty: whether a dietician has read it. */
  dayNote: {
    customerId: string;
    date: string;
    /** When its text was changed last; later than the time before, whatever the clock says. */
    writtenAt: string;
    /** When it was read or answered; null: it waits. */
    settledAt: string | null;
    settledById: string | null;
    /** The `writtenAt` that was read last; it stays when the text is changed. */
    settledWrittenAt: string | null;
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
        json: ['meals', 'plannedMeals', 'mealTimings'],
      },
    ),
    dayNote: ofCustomer('', {
      copy: { leftOut: 'Which notes the dieticians have read: how they share their work.' },
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { 'daily-progress': 'person-and-dieticians', 'day-note': 'dieticians' },
  audited: {
    'daily-progress': { words: 'daily progress' },
    'day-note': { words: 'notes of days', hiddenFromCustomer: true },
  },
} as const satisfies Noun;
