import type { Role } from '#domain/accounts/role.ts';
import type { ConsentState } from '#domain/rights/consent.ts';
import { unauthenticated } from './failure.ts';

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

/** As much of a request as {@link sessionOf} reads. */
type Request = { get(name: 'operation'): { readonly session: Session | null } };

/** Who sends this request. Throws 401 for nobody. */
export function sessionOf(context: Request): Session {
  const { session } = context.get('operation');
  if (!session) throw unauthenticated();
  return session;
}
