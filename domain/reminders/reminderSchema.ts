import * as z from 'zod';
import { boundedText } from '../textSchema.ts';
import { say as ofDomain } from '../words.ts';
import { REMINDER_SUBJECTS } from './reminder.ts';
import { say } from './words.ts';

const noTime = () => ofDomain.enterTime;

const reminderSubjectSchema = z.enum(REMINDER_SUBJECTS);

export const reminderInputSchema = z.strictObject({
  subject: reminderSubjectSchema,
  /** `HH:MM` on the 24-hour clock, in the customer's time zone. */
  time: boundedText(5, { missing: () => say.enterTime, tooLong: noTime }).regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    { error: noTime },
  ),
  /** Days of the week, Monday 1 to Sunday 7, each once, in order. */
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1, { error: () => say.chooseDay })
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
