import type { Role } from '../accounts/role.ts';

export const CHANNELS = ['app', 'push', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** By which channels somebody is told of a kind. */
export type Channels = { readonly [Each in Channel]: boolean };

/** What customers are told of. */
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

/** What dieticians are told of: of a customer, or for `website-enquiry` of a visitor. */
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

/** The kinds that a role is told of; none for somebody without a role. */
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

/** The channels of a kind until somebody chooses others. */
export const usualChannels = (kind: NotificationKind): Channels => USUAL[kind];

/** Kinds that have mails of their own, which are chosen elsewhere: among reminders, by the operator. */
const MAILED_ELSEWHERE: readonly NotificationKind[] = ['reminder', 'website-enquiry'];

/** The channels that can be chosen for a kind. */
export const channelsOf = (kind: NotificationKind): readonly Channel[] =>
  MAILED_ELSEWHERE.includes(kind) ? ['app', 'push'] : CHANNELS;

/** The most devices on which one person is told by push. */
export const DEVICES_MAX = 10;

/** So long a notification is kept. */
export const KEPT_DAYS = 90;

/** How many notifications are marked as read by name at most. */
export const READ_AT_ONCE = 100;
