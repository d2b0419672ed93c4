import type { Transaction } from 'kysely';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { Change } from '#domain/connection.ts';
import type { Position } from '#domain/signIn/access.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import type { Session } from '../http/session.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Google } from './google.ts';

/** A working invitation; it is locked until the transaction in which it was taken ends. */
export type TakenInvitation = {
  /**
   * The address that its letter went to; whoever has the link can read mail there. Null for a link without a
   * letter.
   */
  readonly email: string | null;
  /** The name that the dietician gave; may be empty. */
  readonly name: string;
  /** Set when it invites a colleague: the only address that may come by it, and as what. */
  readonly colleague: { readonly email: string; readonly position: Position } | null;
  /**
   * Uses it once: assigns a new customer to the dietician, and sets the coaching period. Returns the changes
   * to publish after the commit.
   */
  arrives(userId: string): Promise<readonly Change[]>;
  /** Uses it once without assigning anybody. */
  wasted(): Promise<void>;
};

/** What signing in needs in addition; other nouns' knowledge of a person comes in as functions. */
export type SignInDeps = Deps & {
  /** Null when no credentials are configured. */
  readonly google: Google | null;
  readonly outbox: Outbox;
  /**
   * The address for mailed links; read when a letter is written, because a free port is only known after the
   * start.
   */
  readonly publicUrl: () => string;
  /** What a person's browser may know of the person. */
  readonly meOf: (session: Session) => Promise<Me>;
  readonly practice: () => Promise<string>;
  /**
   * Takes an invitation by the hash of its link; null if it does not work for any reason. The result has to
   * be used by `arrives` or `wasted`.
   */
  readonly takeInvitation: (
    db: Transaction<Schema>,
    hash: string,
    now: Date,
  ) => Promise<TakenInvitation | null>;
  /** Answers whose time must tell nothing are sent at a multiple of this, in milliseconds. */
  readonly answerStepMs: number;
  readonly privacyVersion: () => Promise<string>;
};
