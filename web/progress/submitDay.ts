import { withParts } from '#domain/progress/dayParts.ts';
import {
  conflictPath,
  contentOf,
  type Merged,
  mergeDay,
  NOTHING,
} from '#domain/progress/mergeDay.ts';
import {
  type DailyProgress,
  type DayContent,
  type DaySubmission,
  type ProgressInput,
  progressInputSchema,
  type TrackedDay,
} from '#domain/progress/progressSchema.ts';
import { waterQuestion, waterRefusal } from '#domain/progress/water.ts';
import { ApiError } from '../api/request.ts';
import { type Checked, checkedBy } from '../draft/sending.ts';
import { type DayValues, valuesOf } from './dayValues.ts';
import type { DayDraft } from './draft.ts';
import { baseOf, contentOfDraft, dishesOf, draftOn } from './draftParts.ts';
import { sleepHoursOf } from './sleep.ts';
import { isMoreThan } from './twoDevices.ts';

/** Two devices logged the day differently: the conflicts to settle, and the record stored in the meantime. */
export type Collision = { readonly merged: Merged; readonly record: DailyProgress };

export type Submitted =
  | { readonly is: 'stored'; readonly record: DailyProgress; readonly withOther: boolean }
  | { readonly is: 'collision'; readonly collision: Collision }
  /** There is no network: the day is sent automatically once there is. */
  | { readonly is: 'waits' };

type Server = {
  readonly send: (submission: DaySubmission) => Promise<DailyProgress>;
  readonly fetchAgain: () => Promise<TrackedDay>;
  /** Queues the draft to be sent later. False: it has nothing to send, or there is no room to keep it. */
  readonly wait: () => boolean;
};

/** Each failed attempt means that another device has stored the day in the meantime. */
const MAX_TRIES = 3;

/**
 * The content to submit, or an error sentence for each field that prevents it. Water stays as it was `stored`
 * before such amounts were refused.
 */
export function checkDay(
  values: DayValues,
  stored: Pick<DailyProgress, 'waterIntake'> | null = null,
): Checked<ProgressInput> {
  const sleepHours = sleepHoursOf(values.sleepHours);
  const checked = checkedBy(progressInputSchema, { ...values, sleepHours });
  const { waterIntake } = values;
  const water = waterIntake === stored?.waterIntake ? null : waterRefusal(waterIntake);
  if (water === null) return checked;
  return { ok: false, errors: { ...(!checked.ok && checked.errors), waterIntake: water } };
}

/** Whether the words about the water are new, can be read in two ways, and were not confirmed as meant. */
export const isWaterAsked = (
  { values: { waterIntake }, waterMeant }: DayDraft,
  record: DailyProgress | null,
): boolean =>
  waterIntake !== (record?.waterIntake ?? '') &&
  waterIntake !== waterMeant &&
  waterQuestion(waterIntake) !== null;

/** Sends a checked draft. If another device stored the day in the meantime, returns the conflicts to settle. */
export async function submitDay(
  draft: DayDraft,
  input: ProgressInput,
  record: DailyProgress | null,
  { send, fetchAgain, wait }: Server,
): Promise<Submitted> {
  const mine: DayContent = { ...input, dishes: dishesOf(draft) };
  let content = mine;
  let base = baseOf(draft, record);
  for (let tries = 1; ; tries += 1) {
    try {
      const stored = await send({ ...content, base });
      return { is: 'stored', record: stored, withOther: isMoreThan(mine, contentOf(stored)) };
    } catch (error) {
      if (isUnanswered(error) && wait()) return { is: 'waits' };
      if (!isConflict(error) || tries === MAX_TRIES) throw error;
      const day = await fetchAgain();
      const stored = day.record && contentOf(day.record);
      const merged = mergeDay(base, content, stored);
      if (day.record && merged.conflicts.length > 0)
        return { is: 'collision', collision: { merged, record: day.record } };
      ({ content } = merged);
      base = stored;
    }
  }
}

/** A draft with the `chosen` values for parts that two devices had logged differently. */
export function withChosen(
  draft: DayDraft,
  { merged, record }: Collision,
  chosen: DayContent,
): DayDraft {
  const parts = merged.conflicts.map(conflictPath);
  const on = draftOn(draft, record);
  const content = withParts(contentOfDraft(on), chosen, parts);
  const values = valuesOf(content);
  // Keep a number as typed, even if it is incomplete.
  if (!parts.includes('sleepHours')) values.sleepHours = on.values.sleepHours;
  return {
    ...on,
    values,
    dishes: content.dishes,
    base: withParts(on.base ?? NOTHING, contentOf(record), parts),
    basedOn: record.submittedAt,
  };
}

const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0;
const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'day-conflict';
