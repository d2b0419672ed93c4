import { REMINDER_SUBJECTS } from '#domain/reminders/reminder.ts';
import { browserStore, keep, type Store } from '../keep.ts';
import { listOf, nullable, number, object, oneOf, type Shape, string } from '../shape.ts';
import { isSame, type ReminderValues } from './reminderValues.ts';

/** A reminder that is being written: what is chosen, and what that began from. `id` null: a new one. */
export type ReminderDraft = {
  readonly id: string | null;
  readonly values: ReminderValues;
  readonly base: ReminderValues;
};

const values: Shape<ReminderValues> = object({
  subject: oneOf(REMINDER_SUBJECTS),
  time: string,
  weekdays: listOf(number),
});
const kept: Shape<ReminderDraft> = object({ id: nullable(string), values, base: values });

const keyOf = (customerId: string) => `weekplate:${customerId}:reminder-draft`;

/** The draft this browser keeps, or null; what is there and cannot be read counts as none. */
export function readDraft(customerId: string, store: Store = browserStore()): ReminderDraft | null {
  try {
    return kept(JSON.parse(store.getItem(keyOf(customerId)) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Keeps what is not saved yet; null, or nothing changed: forgets it. False when this browser keeps
 * nothing (storage is full or forbidden).
 */
export function keepDraft(
  customerId: string,
  draft: ReminderDraft | null,
  store: Store = browserStore(),
): boolean {
  const key = keyOf(customerId);
  if (draft && !isSame(draft.values, draft.base)) return keep(store, key, JSON.stringify(draft));
  store.removeItem(key);
  return true;
}
