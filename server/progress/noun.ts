import type { Generated, Selectable } from 'kysely';
import { PHOTOS_PER_PERSON, photoRefusal } from '#domain/mealPhotos/mealPhoto.ts';
import type { LoggedPlan } from '#domain/progress/progressSchema.ts';
import { upTo } from '../db/limits.ts';
import { type Noun, ofCustomer, type TablesOf } from '../db/noun.ts';
import type { Json, Schema } from '../db/schema.ts';
import { releasing } from '../images/sweep.ts';
import { say } from '../words.ts';

type Tables = {
  dailyProgress: {
    customerId: string;
    date: string;
    meals: Json;
    /** What was eaten in place of a meal, or why it was skipped, by the index of the meal. */
    instead: Json;
    /** Which alternative of a ticked meal was eaten, in words, by the index of the meal. */
    picked: Generated<Json>;
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
  mealPhoto: {
    customerId: string;
    filename: string;
    date: string;
    /** The index of the meal, 0 to 7. */
    meal: number;
    addedAt: string;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export type DailyProgressRow = Selectable<Schema['dailyProgress']>;

const photosFull = () => photoRefusal({ ofMeal: 0, ofPerson: PHOTOS_PER_PERSON });

export const progress = {
  tables: {
    dailyProgress: ofCustomer(() => say.copied.dailyProgress, {
      json: ['meals', 'instead', 'picked', 'plannedMeals', 'mealTimings'],
      // Twice ten years. Each tap on the dashboard saves the day.
      limit: upTo(8000, 200_000, 5000),
    }),
    mealPhoto: ofCustomer(() => say.copied.mealPhoto, {
      limit: upTo(PHOTOS_PER_PERSON, 500, 500, photosFull),
      pictureOf: 'customerId',
      erased: releasing('mealPhoto'),
      handedOver: releasing('mealPhoto'),
    }),
  } satisfies TablesOf<keyof Tables>,
  live: { 'daily-progress': 'person-and-dieticians' },
  audited: {
    'daily-progress': { words: () => say.things.days },
    'meal-photo': { words: () => say.things.mealPhotos },
  },
} as const satisfies Noun;
