import type { Schema } from '../db/schema.ts';

type Column = string;

/**
 * Whose the rows of a table are, and what becomes of them when a customer asks for a copy of
 * everything, or for their account to be erased.
 */
export type Rights = {
  /** The column with the person's id; null: no row is about one customer. */
  readonly owner: Column | null;
  /** Columns left out of the copy, with the reason; a sentence: why none of it is in the copy. */
  readonly exported: Readonly<Record<Column, string>> | string;
  /** `with-user`: goes with its row of `user`; `by-query`: see erase.ts; a sentence: why it stays. */
  readonly erased: 'with-user' | 'by-query' | string;
};

const nobodys = { owner: null, exported: 'Not about a customer.', erased: 'Not about a customer.' };
const SECRET = 'A secret that opens the account.';
const SHORT_LIVED = 'Kept for a day at most, to answer a repeated request.';

/** Every table, decided: one that is new fails the types, and a test against the schema. */
export const RIGHTS = {
  migration: nobodys,
  setUpLink: nobodys,
  practice: nobodys,
  dieticianProfile: nobodys,
  user: { owner: 'id', exported: {}, erased: 'by-query' },
  account: {
    owner: 'userId',
    exported: {
      password: SECRET,
      accessToken: SECRET,
      refreshToken: SECRET,
      idToken: SECRET,
    },
    erased: 'with-user',
  },
  session: { owner: 'userId', exported: { token: SECRET }, erased: 'with-user' },
  authenticator: { owner: 'userId', exported: { sealedKey: SECRET }, erased: 'with-user' },
  recoveryCode: { owner: 'userId', exported: SECRET, erased: 'with-user' },
  passkey: { owner: 'userId', exported: {}, erased: 'with-user' },
  practiceRule: nobodys,
  accountDeletion: { owner: 'userId', exported: {}, erased: 'with-user' },
  consent: { owner: 'userId', exported: {}, erased: 'with-user' },
  coachingPeriod: { owner: 'customerId', exported: {}, erased: 'with-user' },
  dietPlan: { owner: 'customerId', exported: {}, erased: 'with-user' },
  dietPlanVersion: { owner: 'customerId', exported: {}, erased: 'with-user' },
  savedDietPlan: { owner: 'customerId', exported: {}, erased: 'with-user' },
  dailyProgress: { owner: 'customerId', exported: {}, erased: 'with-user' },
  customerProfile: { owner: 'customerId', exported: {}, erased: 'with-user' },
  profileImage: { owner: 'ownerId', exported: {}, erased: 'with-user' },
  reminder: {
    owner: 'customerId',
    exported: { leasedUntil: 'Of the servers alone: which of them is sending it just now.' },
    erased: 'with-user',
  },
  note: {
    owner: 'customerId',
    exported: 'The private notes of the dietician, which no customer reads.',
    erased: 'with-user',
  },
  auditEntry: {
    owner: 'customerId',
    exported: { actorId: 'The dietician’s; who it was stands on the screen.' },
    erased: 'Holds ids only, which name nobody any more; kept as long as the practice says.',
  },
  letter: { owner: null, exported: SECRET, erased: 'by-query' },
  idempotencyKey: { owner: 'actorId', exported: SHORT_LIVED, erased: 'by-query' },
  contactMessage: {
    owner: null,
    exported: 'Written by visitors, from an address that nobody checked.',
    erased: 'by-query',
  },
  verification: { owner: null, exported: SECRET, erased: 'by-query' },
  rateLimit: {
    owner: null,
    exported: 'Counts of tries, and networks one came in from as keyed hashes, against guessing.',
    erased: 'by-query',
  },
  imageLeftover: {
    owner: 'ownerId',
    exported: 'Pictures on their way out, which are removed within the hour.',
    erased: 'by-query',
  },
} as const satisfies Record<keyof Schema, Rights>;
