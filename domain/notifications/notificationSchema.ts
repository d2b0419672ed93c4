import * as z from 'zod';
import { ROLES } from '../signIn/access.ts';
import { boundedText, idSchema, requiredLine, shapedText } from '../textSchema.ts';
import { say } from '../words.ts';
import { NOTIFICATION_KINDS, READ_AT_ONCE } from './kinds.ts';

const kindSchema = z.enum(NOTIFICATION_KINDS);

export const notificationSchema = z.strictObject({
  id: z.string(),
  kind: kindSchema,
  /** Whom it is about; null for a visitor, and for customers, who are told about themselves. */
  customer: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  /** The id or the day it is about: see `notify.ts` of the server; '' if it is about the customer only. */
  about: z.string(),
  createdAt: z.string(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const unreadSchema = z.strictObject({ count: z.int() });

/** Marks these ids as read, and all notifications further down in the list than `below`. */
export const readInputSchema = z.strictObject({
  ids: z.array(idSchema).min(1).max(READ_AT_ONCE),
  below: idSchema.optional(),
});
export type ReadInput = z.infer<typeof readInputSchema>;

const timeSchema = shapedText(5, /^([01]\d|2[0-3]):[0-5]\d$/, () => say.enterTime);

const choiceSchema = z.strictObject({
  kind: kindSchema,
  app: z.boolean(),
  push: z.boolean(),
  mail: z.boolean(),
});

/** The chosen settings. Absent kinds keep their defaults; kinds of another role change nothing. */
export const notificationSettingsInputSchema = z
  .strictObject({
    choices: z.array(choiceSchema).max(NOTIFICATION_KINDS.length),
    quiet: z.strictObject({ from: timeSchema, to: timeSchema }).nullable(),
    /** When a daily digest replaces single mails; null: single mails. */
    digestAt: timeSchema.nullable(),
  })
  .refine(({ quiet }) => quiet === null || quiet.from !== quiet.to, {
    path: ['quiet', 'to'],
    error: () => say.quietEndsElsewhen,
  })
  .refine(({ choices }) => new Set(choices.map(({ kind }) => kind)).size === choices.length, {
    path: ['choices'],
    error: () => say.eachKindOnce,
  });
export type NotificationSettingsInput = z.infer<typeof notificationSettingsInputSchema>;

const pushDeviceSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether it belongs to the session of this request. */
  current: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/** Whether a mail would reach this person now, and if not, what is missing. */
const notificationMailSchema = z.enum([
  'reaches',
  'no-mail-server',
  'address-not-confirmed',
  'no-consent',
]);
export type NotificationMail = z.infer<typeof notificationMailSchema>;

export const notificationSettingsSchema = z.strictObject({
  role: z.enum(ROLES),
  /** All kinds of the role, in order. */
  choices: z.array(choiceSchema),
  quiet: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
  digestAt: z.string().nullable(),
  /** 0 while nothing has been chosen. */
  version: z.int(),
  /** The IANA time zone in which the times are. */
  timeZone: z.string(),
  mail: notificationMailSchema,
  devices: z.array(pushDeviceSchema),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

/** A browser's push subscription; the keys are base64url, as in `PushSubscription`. */
export const pushInputSchema = z.strictObject({
  endpoint: boundedText(2000).regex(/^https?:\/\/[\x21-\x7e]+$/, { error: () => say.notAnAddress }),
  p256dh: shapedText(87, /^[A-Za-z0-9_-]{87}$/),
  auth: shapedText(22, /^[A-Za-z0-9_-]{22}$/),
  name: requiredLine(60, () => say.nameDevice),
});
export type PushInput = z.infer<typeof pushInputSchema>;

export const pushKeySchema = z.strictObject({ key: z.string() });
