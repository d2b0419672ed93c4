import * as z from 'zod';
import type { Day } from '#domain/day.ts';
import { mealsDoneSchema } from '#domain/progress/adherenceSchema.ts';
import type { DailyProgress } from '#domain/progress/progress.ts';
import { type DayValues, valuesOf } from './dayValues.ts';

// Unbounded on purpose: what is too long to submit was still typed, and is kept.
const draftSchema = z.object({
  values: z.object({
    meals: mealsDoneSchema,
    waterIntake: z.string(),
    sleepHours: z.string(),
    mood: z.string(),
    dietScore: z.number().nullable(),
    notes: z.string(),
  }),
  basedOn: z.string().nullable(),
});

/** What is typed and ticked and not yet submitted; `basedOn` is the `submittedAt` it began from. */
export type DayDraft = { values: DayValues; basedOn: string | null };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (customerId: string, date: Day) => `weekplate:${customerId}:day-draft:${date}`;

export const draftFrom = (record: DailyProgress | null): DayDraft => ({
  values: valuesOf(record),
  basedOn: record?.submittedAt ?? null,
});

/** The draft this browser keeps, or null; what is there and cannot be read counts as none. */
export function readDraft(customerId: string, date: Day, store: Store = localStorage) {
  try {
    const parsed = draftSchema.safeParse(
      JSON.parse(store.getItem(keyOf(customerId, date)) ?? 'null'),
    );
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** False when this browser keeps nothing (storage is full or forbidden). */
export function keepDraft(
  customerId: string,
  date: Day,
  draft: DayDraft,
  store: Store = localStorage,
): boolean {
  try {
    store.setItem(keyOf(customerId, date), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(customerId: string, date: Day, store: Store = localStorage): boolean {
  try {
    store.removeItem(keyOf(customerId, date));
    return true;
  } catch {
    return false;
  }
}
