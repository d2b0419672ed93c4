import { EVERY_DAY, REMINDER_SUBJECTS } from '#domain/reminders/reminder.ts';
import type { Reminder, ReminderInput } from '#domain/reminders/reminderSchema.ts';
import { browserStore, keysOf, readDraft } from '../store/browserStore.ts';
import { listOf, nullable, number, object, oneOf, type Shape, string } from '../store/shape.ts';

/** The values of a form: the time may be incomplete, and no day chosen yet. */
export type ReminderValues = Omit<ReminderInput, 'active'>;

/** What a new reminder begins with. */
export const NEW_REMINDER: ReminderValues = {
  subject: 'day',
  time: '20:00',
  weekdays: [...EVERY_DAY],
};

export const valuesOf = ({ subject, time, weekdays }: Reminder): ReminderValues => ({
  subject,
  time,
  weekdays,
});

type Written = { readonly values: ReminderValues; readonly base: ReminderValues };

/** The fields of a draft that differ from their initial values. */
export const changesOf = ({ values, base }: Written): Partial<ReminderValues> => ({
  ...(values.subject !== base.subject && { subject: values.subject }),
  ...(values.time !== base.time && { time: values.time }),
  ...(values.weekdays.join() !== base.weekdays.join() && { weekdays: values.weekdays }),
});

/** The values after saving a draft to a reminder that others may have changed in the meantime. */
export const savedTo = (reminder: Reminder, draft: Written): ReminderValues => ({
  ...valuesOf(reminder),
  ...changesOf(draft),
});

/** Adds this day of the week, or removes it; the days stay in order. */
export const toggled = (weekdays: readonly number[], day: number): number[] =>
  EVERY_DAY.filter((each) => (each === day) !== weekdays.includes(each));

export const byTime = (items: readonly Reminder[]): Reminder[] =>
  [...items].sort((one, other) => one.time.localeCompare(other.time));

/**
 * The reminders, with the one being edited in its place, even if it was deleted elsewhere. If the form moved on
 * the screen, it would lose the focus and an incomplete time.
 */
export function withWritten(
  items: readonly Reminder[],
  written: { readonly id: string | null; readonly base: ReminderValues } | null,
): readonly Reminder[] {
  if (!written || written.id === null) return items;
  const { id, base } = written;
  if (items.some((each) => each.id === id)) return items;
  return byTime([...items, { ...base, id, active: true, nextAt: null }]);
}

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
