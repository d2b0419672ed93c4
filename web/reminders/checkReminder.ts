import type { ReminderInput } from '#domain/reminders/reminder.ts';
import { reminderInputSchema } from '#domain/reminders/reminderSchema.ts';
import { fieldErrors } from '../api/errors.ts';
import { errorsByField, type ReminderErrors, type ReminderValues } from './reminderValues.ts';

export type Checked = { ok: true; input: ReminderInput } | { ok: false; errors: ReminderErrors };

/** What would be stored of a new one, or a sentence for each field that cannot be. */
export function checkReminder(values: ReminderValues): Checked {
  const parsed = reminderInputSchema.safeParse({ ...values, active: true });
  if (parsed.success) return { ok: true, input: parsed.data };
  return { ok: false, errors: errorsByField(fieldErrors(parsed.error)) };
}
