import type { ReminderInput } from '#domain/reminders/reminder.ts';
import { reminderInputSchema } from '#domain/reminders/reminderSchema.ts';
import { type Checked, checkedBy } from '../draft/sending.ts';
import type { ReminderValues } from './reminderValues.ts';

/** What would be stored of a new one, or a sentence for each field that cannot be. */
export const checkReminder = (values: ReminderValues): Checked<ReminderInput> =>
  checkedBy(reminderInputSchema, { ...values, active: true });
