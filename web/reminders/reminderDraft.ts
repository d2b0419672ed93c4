import { REMINDER_SUBJECTS } from '#domain/reminders/reminder.ts';
import { browserStore, keysOf, readDraft } from '../store/browserStore.ts';
import { listOf, nullable, number, object, oneOf, type Shape, string } from '../store/shape.ts';
import type { ReminderValues } from './reminderValues.ts';

/** A reminder being written: the current values, and those it began with. `id` null: a new one. */
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
export const reminderDraft: Shape<ReminderDraft> = object({
  id: nullable(string),
  values,
  base: values,
});

/** The key of a reminder's draft. Each reminder has its own, since two tabs may edit two of them. */
export const draftKey = (customerId: string, id: string | null): string =>
  `${ofPerson(customerId)}${id ?? 'new'}`;

const ofPerson = (customerId: string) => `weekplate:${customerId}:reminder-draft:`;

/** A draft that this person left unsaved; null for none. */
export function leftDraft(customerId: string, store = browserStore()): ReminderDraft | null {
  const keys = keysOf(store).filter((key) => key.startsWith(ofPerson(customerId)));
  return keys.map((key) => readDraft(key, reminderDraft, store)).find(Boolean) ?? null;
}
