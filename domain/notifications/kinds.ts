import type { Role } from '../signIn/access.ts';

export const CHANNELS = ['app', 'push', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

export type Channels = { readonly [Each in Channel]: boolean };

const APP: Channels = { app: true, push: false, mail: false };
const AND_PUSH: Channels = { ...APP, push: true };
const ALL: Channels = { ...AND_PUSH, mail: true };

const OF_CUSTOMERS = {
  'new-plan': ALL,
  'changed-meals': AND_PUSH,
  message: ALL,
  'period-ending': APP,
  'goal-reached': APP,
  'goal-proposed': APP,
  article: APP,
  questionnaire: ALL,
  reminder: APP,
  appointment: ALL,
  'appointment-soon': ALL,
};

/** What dieticians are notified of: about a customer, or for `website-enquiry` about a visitor. */
const OF_DIETICIANS = {
  question: AND_PUSH,
  'day-note': APP,
  answers: APP,
  'new-customer': APP,
  silent: APP,
  'customer-period-ending': APP,
  'website-enquiry': APP,
  'customer-appointment': AND_PUSH,
  'customer-appointment-soon': APP,
};

const USUAL = { ...OF_CUSTOMERS, ...OF_DIETICIANS };

export type CustomerKind = keyof typeof OF_CUSTOMERS;
export type DieticianKind = keyof typeof OF_DIETICIANS;
export type NotificationKind = keyof typeof USUAL;

const CUSTOMER_KINDS = Object.keys(OF_CUSTOMERS) as CustomerKind[];
const DIETICIAN_KINDS = Object.keys(OF_DIETICIANS) as DieticianKind[];
export const NOTIFICATION_KINDS: readonly NotificationKind[] = [
  ...CUSTOMER_KINDS,
  ...DIETICIAN_KINDS,
];

export const isNotificationKind = (value: string): value is NotificationKind =>
  NOTIFICATION_KINDS.some((kind) => kind === value);

/** The notification kinds of a role; none for a person without a role. */
export function kindsOf(role: Role | null): readonly NotificationKind[] {
  if (role === null) return [];
  return role === 'client' ? DIETICIAN_KINDS : CUSTOMER_KINDS;
}

export const usualChannels = (kind: NotificationKind): Channels => USUAL[kind];

/** Kinds with mails of their own, which are switched on elsewhere: with the reminders, or by the operator. */
const MAILED_ELSEWHERE: readonly NotificationKind[] = ['reminder', 'website-enquiry'];

export const channelsOf = (kind: NotificationKind): readonly Channel[] =>
  MAILED_ELSEWHERE.includes(kind) ? ['app', 'push'] : CHANNELS;

// In a file of their own, because the first screen needs one of them and none of the kinds.

export const DEVICES_MAX = 10;

export const KEPT_DAYS = 90;

/** The most notifications that one request can mark as read by their ids. */
export const READ_AT_ONCE = 100;
