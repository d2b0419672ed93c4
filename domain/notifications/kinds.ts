import type { Role } from '../signIn/access.ts';

export const CHANNELS = ['app', 'push', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The channels through which a person is notified of a kind. */
export type Channels = { readonly [Each in Channel]: boolean };

/** What customers are notified of. */
export const CUSTOMER_KINDS = [
  'new-plan',
  'changed-meals',
  'message',
  'period-ending',
  'goal-reached',
  'goal-proposed',
  'article',
  'reminder',
] as const;

/** What dieticians are notified of: about a customer, or for `website-enquiry` about a visitor. */
export const DIETICIAN_KINDS = [
  'question',
  'day-note',
  'new-customer',
  'silent',
  'customer-period-ending',
  'website-enquiry',
] as const;

export const NOTIFICATION_KINDS = [...CUSTOMER_KINDS, ...DIETICIAN_KINDS] as const;

export type CustomerKind = (typeof CUSTOMER_KINDS)[number];
export type DieticianKind = (typeof DIETICIAN_KINDS)[number];
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const isNotificationKind = (value: string): value is NotificationKind =>
  NOTIFICATION_KINDS.some((kind) => kind === value);

/** The notification kinds of a role; none for a person without a role. */
export function kindsOf(role: Role | null): readonly NotificationKind[] {
  if (role === null) return [];
  return role === 'client' ? DIETICIAN_KINDS : CUSTOMER_KINDS;
}

const APP: Channels = { app: true, push: false, mail: false };
const AND_PUSH: Channels = { ...APP, push: true };
const ALL: Channels = { ...AND_PUSH, mail: true };

const USUAL: Readonly<Record<NotificationKind, Channels>> = {
  'new-plan': ALL,
  'changed-meals': AND_PUSH,
  message: ALL,
  'period-ending': APP,
  'goal-reached': APP,
  'goal-proposed': APP,
  article: APP,
  reminder: APP,
  question: AND_PUSH,
  'day-note': APP,
  'new-customer': APP,
  silent: APP,
  'customer-period-ending': APP,
  'website-enquiry': APP,
};

/** The default channels of a kind. */
export const usualChannels = (kind: NotificationKind): Channels => USUAL[kind];

/** Kinds with mails of their own, which are switched on elsewhere: with the reminders, or by the operator. */
const MAILED_ELSEWHERE: readonly NotificationKind[] = ['reminder', 'website-enquiry'];

/** The channels that can be chosen for a kind. */
export const channelsOf = (kind: NotificationKind): readonly Channel[] =>
  MAILED_ELSEWHERE.includes(kind) ? ['app', 'push'] : CHANNELS;

/** The most devices on which one person gets push notifications. */
export const DEVICES_MAX = 10;

/** For how many days a notification is kept. */
export const KEPT_DAYS = 90;

/** The most notifications that one request can mark as read by their ids. */
export const READ_AT_ONCE = 100;
