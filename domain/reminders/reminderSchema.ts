import * as z from 'zod';
import { boundedText } from '../textSchema.ts';
import { REMINDER_SUBJECTS } from './reminder.ts';

const NO_TIME = 'Enter a time as HH:MM, from 00:00 to 23:59.';

const reminderSubjectSchema = z.enum(REMINDER_SUBJECTS);

export const reminderInputSchema = z.strictObject({
  subject: reminderSubjectSchema,
  /** `HH:MM` on the 24-hour clock, in the customer's time zone. */
  time: boundedText(5, { missing: 'Enter a time as HH:MM.', tooLong: NO_TIME }).regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    NO_TIME,
  ),
  /** Days of the week, Monday 1 to Sunday 7, each once, in order. */
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1, 'Choose at least one day of the week.')
    .max(7)
    .transform((days) => [...new Set(days)].sort((one, other) => one - other)),
  /** False: the reminder is paused. */
  active: z.boolean(),
});
export type ReminderInput = z.infer<typeof reminderInputSchema>;

/** A change of a reminder; absent fields stay as they are stored. */
export const reminderChangeSchema = reminderInputSchema.partial();
export type ReminderChange = z.infer<typeof reminderChangeSchema>;

export const reminderSchema = z.strictObject({
  id: z.string(),
  subject: reminderSubjectSchema,
  time: z.string(),
  weekdays: z.array(z.int()),
  active: z.boolean(),
  /** When it comes next, an instant; null while it is paused. */
  nextAt: z.string().nullable(),
});
export type Reminder = z.infer<typeof reminderSchema>;

/** Whether mail reaches this customer, and if not, what is missing. */
const reminderMailSchema = z.enum(['reaches', 'no-mail-server', 'address-not-confirmed']);
export type ReminderMail = z.infer<typeof reminderMailSchema>;

export const remindersSchema = z.strictObject({
  items: z.array(reminderSchema),
  mail: reminderMailSchema,
  /** When their address last rejected a reminder for good; null if it accepted the last one. */
  refusedAt: z.string().nullable(),
  /** The IANA time zone in which the times are. */
  timeZone: z.string(),
});
export type Reminders = z.infer<typeof remindersSchema>;
