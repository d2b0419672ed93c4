import { EVERY_DAY } from '#domain/reminders/reminder.ts';
import type { Reminder, ReminderInput } from '#domain/reminders/reminderSchema.ts';

/** What a form isCurrent: a time may be typed in part, and no day be chosen yet. */
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

/** The fields of a draft that differ from what it began with. */
export const changesOf = ({ values, base }: Written): Partial<ReminderValues> => ({
  ...(values.subject !== base.subject && { subject: values.subject }),
  ...(values.time !== base.time && { time: values.time }),
  ...(values.weekdays.join() !== base.weekdays.join() && { weekdays: values.weekdays }),
});

/** The values after saving a draft to a reminder that others may have changed meanwhile. */
export const savedTo = (reminder: Reminder, draft: Written): ReminderValues => ({
  ...valuesOf(reminder),
  ...changesOf(draft),
});

/** With this day of the week, or without it; in order. */
export const toggled = (weekdays: readonly number[], day: number): number[] =>
  EVERY_DAY.filter((each) => (each === day) !== weekdays.includes(each));

export const byTime = (items: readonly Reminder[]): Reminder[] =>
  [...items].sort((one, other) => one.time.localeCompare(other.time));

/**
 * The reminders, and in its place the one that is being edited, even if it was deleted elsewhere. A form
 * that moves on the screen loses its focus, and a time that is typed in part.
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
