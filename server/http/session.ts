import type { Context } from 'hono';
import type { Role } from '#domain/accounts/role.ts';
import type { ConsentState } from '#domain/rights/consent.ts';
import { unauthenticated } from './failure.ts';
import type { Env } from './operation.ts';

export type Proof = 'code' | 'passkey';

/** A proven session: whose it is, as of this request. */
export type Session = {
  readonly sessionId: string;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly role: Role | null;
  readonly timeZone: string | null;
  readonly dieticianId: string | null;
  /** What it was proved with beside the password or Google; null: with nothing. */
  readonly proof: Proof | null;
  /** The practice demands a second factor, and this session has none: see signIn/guard.ts. */
  readonly mustProve: boolean;
  readonly consent: ConsentState;
};

/** Who sends this request. Throws 401 for nobody. */
export function sessionOf(context: Context<Env>): Session {
  const session = context.get('operation').session;
  if (!session) throw unauthenticated();
  return session;
}
