import type { Day } from '#domain/day.ts';
import type { MealsDone } from '#domain/progress/adherence.ts';
import type { DailyProgress } from '#domain/progress/progress.ts';
import { browserStore, keep, type Store } from '../keep.ts';
import { boolean, nullable, number, object, recordOf, type Shape, string } from '../shape.ts';
import { type DayValues, valuesOf } from './dayValues.ts';

// Unbounded on purpose: what is too long to submit was still typed, and is kept.
const kept: Shape<DayDraft> = object({
  values: object({
    meals: mealsDone,
    waterIntake: string,
    sleepHours: string,
    mood: string,
    dietScore: nullable(number),
    notes: string,
  }),
  basedOn: nullable(string),
});

function mealsDone(value: unknown): MealsDone {
  const ticks = recordOf(boolean)(value);
  const strange = Object.keys(ticks).find((index) => !/^[0-7]$/.test(index));
  if (strange !== undefined) throw new TypeError(`A day has no meal ${strange}.`);
  return ticks;
}

/** What is typed and ticked and not yet submitted; `basedOn` is the `submittedAt` it began from. */
export type DayDraft = { values: DayValues; basedOn: string | null };

const keyOf = (customerId: string, date: Day) => `weekplate:${customerId}:day-draft:${date}`;

export const draftFrom = (record: DailyProgress | null): DayDraft => ({
  values: valuesOf(record),
  basedOn: record?.submittedAt ?? null,
});

/** The draft this browser keeps, or null; what is there and cannot be read counts as none. */
export function readDraft(
  customerId: string,
  date: Day,
  store: Store = browserStore(),
): DayDraft | null {
  try {
    return kept(JSON.parse(store.getItem(keyOf(customerId, date)) ?? 'null'));
  } catch {
    return null;
  }
}

/** False when this browser keeps nothing (storage is full or forbidden). */
export function keepDraft(
  customerId: string,
  date: Day,
  draft: DayDraft,
  store: Store = browserStore(),
): boolean {
  return keep(store, keyOf(customerId, date), JSON.stringify(draft));
}

export function dropDraft(customerId: string, date: Day, store: Store = browserStore()): boolean {
  store.removeItem(keyOf(customerId, date));
  return true;
}
