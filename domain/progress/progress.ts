import { type Day, firstDayOf, formatDay } from '../day.ts';
import type { Refusal } from '../refusal.ts';
import { say } from './words.ts';

export const MEAL_INDEXES = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;
export type MealIndex = (typeof MEAL_INDEXES)[number];

export const WATER_MAX = 60;
export const MOOD_MAX = 60;
export const DAY_NOTES_MAX = 5000;
export const INSTEAD_MAX = 500;

/** The ways to log a meal that was not eaten as planned. */
export const INSTEAD_KINDS = ['other', 'skipped'] as const;
export type InsteadKind = (typeof INSTEAD_KINDS)[number];

/** The five moods, worst to best, as they are stored. */
export const MOODS = ['Awful', 'Low', 'Okay', 'Good', 'Great'] as const;

/** A mood as the reader says it; one in somebody's own words stays. */
export const moodWords = (stored: string): string =>
  (say.moods as Readonly<Record<string, string>>)[stored] ?? stored;

/** A `ProgressInput` in which nothing is filled in. */
export const EMPTY_PROGRESS = {
  meals: {},
  instead: {},
  picked: {},
  waterIntake: '',
  sleepHours: null,
  mood: '',
  dietScore: null,
  notes: '',
};

/** Why `date` cannot be logged on `today` (both the customer's own days); null if it can. */
export function submitRefusal(date: Day, today: Day): Refusal | null {
  return date > today ? { code: 'future-day', message: say.notYet } : null;
}

/** Why a day that was never logged is too long ago for somebody who joined on `joinedOn`; null if it is not. */
export function earlyRefusal(date: Day, joinedOn: Day): Refusal | null {
  const first = firstDayOf(joinedOn);
  if (date >= first) return null;
  const message = say.tooLongAgo(formatDay(first, 'medium'));
  return { code: 'early-day', message };
}
