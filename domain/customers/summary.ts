import type { Day } from '../day.ts';

/** Meals done of the meals of the day. */
export type LoggedDay = readonly [date: Day, done: number, of: number];

/** The number of days, and how many meals were done of all their meals. */
export type LoggedDays = { readonly days: number; readonly done: number; readonly of: number };

/** A measured weight; `unit`: the unit in which it was measured. */
export type WeighedDay = readonly [date: Day, grams: number, unit: 'kg' | 'lb'];
