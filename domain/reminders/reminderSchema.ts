import * as z from 'zod';
import { boundedText } from '../textSchema.ts';
import { REMINDER_SUBJECTS } from './reminderWords.ts';

const NO_TIME = 'Enter a time as HH:MM, from 00:00 to 23:59.';

export const reminderSubjectSchema = z.enum(REMINDER_SUBJECTS);

/** What a customer chooses: what they are reminded of, and when, by their own clock. */
export const reminderInputSchema = z.strictObject({
  subject: reminderSubjectSchema,
  /** `HH:MM` of 24 hours, in the customer's time zone. */
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
  /** False: kept, and not sent. */
  active: z.boolean(),
});
export type ReminderInput = z.infer<typeof reminderInputSchema>;

/** What of one is another from now on: the rest stays as it is then, whoever has changed it. */
export const reminderChangeSchema = reminderInputSchema.partial();
export type ReminderChange = z.infer<typeof reminderChangeSchema>;

export const reminderSchema = z.strictObject({
  id: z.string(),
  subject: reminderSubjectSchema,
  time: z.string(),
  weekdays: z.array(z.int()),
  active: z.boolean(),
  /** When it comes next, an instant; null while it is not active. */
  nextAt: z.string().nullable(),
});
export type Reminder = z.infer<typeof reminderSchema>;

/** Whether mail reaches this customer, and if not, what is missing. */
export const reminderMailSchema = z.enum(['reaches', 'no-mail-server', 'address-not-confirmed']);
export type ReminderMail = z.infer<typeof reminderMailSchema>;

/** All of one customer's, by time of day. */
export const remindersSchema = z.strictObject({
  items: z.array(reminderSchema),
  mail: reminderMailSchema,
  /** When their address last refused one for good, an instant; null where it took the last one. */
  refusedAt: z.string().nullable(),
  /** The zone whose clock the times are read from, of the IANA list. */
  timeZone: z.string(),
});
export type Reminders = z.infer<typeof remindersSchema>;
