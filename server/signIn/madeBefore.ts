import type { Schema } from '../db/schema.ts';

/** Not by its owner’s column alone: see provenByOwner.ts. */
type ByQuery = 'by-query';

const OF_DIETICIANS = 'Dieticians made it: what they planned and wrote about the person stays.';
const NOT_OF_ACCOUNTS = 'Nobody makes it on an account.';

/**
 * What becomes of what somebody made on an account, when the address turns out to be another
 * person’s: `ends`, or a sentence why it stays. Every table, decided: one that is new fails the types.
 */
export const MADE_BEFORE = {
  user: 'by-query',
  account: 'by-query',
  session: 'ends',
  authenticator: 'ends',
  recoveryCode: 'ends',
  passkey: 'ends',
  verification: 'by-query',
  rateLimit: 'by-query',
  consent: 'ends',
  accountDeletion: 'ends',
  customerProfile: 'ends',
  dailyProgress: 'ends',
  reminder: 'ends',
  profileImage: 'by-query',
  idempotencyKey: 'ends',
  imageLeftover: 'These are on their way out already.',
  dieticianProfile: 'Dieticians have a confirmed address from the start: nobody was there before.',
  coachingPeriod: OF_DIETICIANS,
  dietPlan: OF_DIETICIANS,
  dietPlanVersion: OF_DIETICIANS,
  savedDietPlan: OF_DIETICIANS,
  note: OF_DIETICIANS,
  auditEntry: 'The record says what dieticians did, and nobody changes it.',
  letter: 'On its way to the address, which is its owner’s.',
  contactMessage: 'Visitors write it, without an account.',
  practice: NOT_OF_ACCOUNTS,
  practiceRule: NOT_OF_ACCOUNTS,
  setUpLink: NOT_OF_ACCOUNTS,
  migration: NOT_OF_ACCOUNTS,
} as const satisfies Record<keyof Schema, 'ends' | ByQuery | (string & {})>;
