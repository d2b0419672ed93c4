import type { Schema } from '../db/schema.ts';

/** Whether a table's rows are in a backup; if not, why its loss is right. */
type Fate = 'kept' | { readonly left: string };

/**
 * Every table, decided. The order is that of a restore: a table comes after those it refers to.
 * A table that a later migration renames or drops stays here, for the backups from before.
 */
export const TABLES = {
  migration: { left: 'Made anew by the migrations that a restore runs; their names are kept.' },
  user: 'kept',
  account: 'kept',
  authenticator: 'kept',
  recoveryCode: 'kept',
  passkey: 'kept',
  coachingPeriod: 'kept',
  note: 'kept',
  dietPlan: 'kept',
  dietPlanVersion: 'kept',
  savedDietPlan: 'kept',
  dailyProgress: 'kept',
  customerProfile: 'kept',
  dieticianProfile: 'kept',
  profileImage: 'kept',
  reminder: 'kept',
  contactMessage: 'kept',
  accountDeletion: 'kept',
  consent: 'kept',
  auditEntry: 'kept',
  practice: 'kept',
  practiceRule: 'kept',
  session: { left: 'A backup must open nobody’s account: everybody signs in anew.' },
  verification: { left: 'Links in mails work once and soon end: they are asked for anew.' },
  setUpLink: { left: 'A one-time link, printed anew at the start while nobody is a dietician.' },
  letter: { left: 'On their way just now, with links that soon end: they are asked for anew.' },
  idempotencyKey: { left: 'Answers to requests that are being repeated right now.' },
  rateLimit: { left: 'Counts of tries, and where somebody is known: limits begin anew.' },
  imageLeftover: { left: 'Objects of the old storage that are nobody’s; none of them is copied.' },
} as const satisfies Record<keyof Schema, Fate>;

export const isKept = (table: string): boolean =>
  Object.hasOwn(TABLES, table) && TABLES[table as keyof typeof TABLES] === 'kept';

/** Columns that refer to rows of their own table: filled in once all of those are there. */
export const TO_OWN_TABLE: Readonly<Record<string, readonly string[]>> = { user: ['dieticianId'] };
