import type { Transaction } from 'kysely';
import type { Me } from '#domain/accounts/accountSchema.ts';
import type { Change } from '#domain/events.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import type { Session } from '../http/session.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Google } from './google.ts';

/** An invitation that works; nobody else takes it before the transaction in which it was taken ends. */
export type TakenInvitation = {
  /** The address that its letter went to, which whoever has its link reads; null for a mere link. */
  readonly email: string | null;
  /** What the dietician calls them; may be empty. */
  readonly name: string;
  /**
   * Uses it once: assigns who has become a customer, and sets the period they come with. Returns what is
   * to be told after the commit.
   */
  arrives(userId: string): Promise<readonly Change[]>;
  /** Uses it once for nobody. */
  wasted(): Promise<void>;
};

/** What signing in needs beside; what other nouns know of a person comes in as a function. */
export type SignInDeps = Deps & {
  /** Null where no credentials are configured. */
  readonly google: Google | null;
  readonly outbox: Outbox;
  /** Where mailed links lead; asked when a letter is written, since a free port is known late. */
  readonly publicUrl: () => string;
  /** What a person's browser may know of them. */
  readonly meOf: (session: Session) => Promise<Me>;
  /** The name of the practice. */
  readonly practice: () => Promise<string>;
  /** Takes an invitation by the hash of its link; null for one that does not work, whyever. It is used by what comes of it. */
  readonly takeInvitation: (
    db: Transaction<Schema>,
    hash: string,
    now: Date,
  ) => Promise<TakenInvitation | null>;
  /** Answers that must not tell how long they took come at a multiple of it, in milliseconds. */
  readonly answerStepMs: number;
  /** The version of the Privacy Policy that everybody reads now. */
  readonly privacyVersion: () => Promise<string>;
};
