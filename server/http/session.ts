import type { ConsentState } from '#domain/signIn/consent.ts';
import type { Role } from '#domain/signIn/role.ts';
import { unauthenticated } from './failure.ts';

export type Proof = 'code' | 'passkey';

/** The session of a request, with its person as currently stored. */
export type Session = {
  readonly sessionId: string;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly role: Role | null;
  readonly timeZone: string | null;
  readonly dieticianId: string | null;
  /** The second factor that this session was proved with; null for none. */
  readonly proof: Proof | null;
  /** The practice demands a second factor, and this session has none; see signIn/guard.ts. */
  readonly mustProve: boolean;
  readonly consent: ConsentState;
  /** Whether figures of body, weight and energy are hidden from this customer. */
  readonly hidesNumbers: boolean;
};

/** The part of a Hono context that {@link sessionOf} reads. */
type Request = { get(name: 'operation'): { readonly session: Session | null } };

/** The session of the sender of this request. Throws 401 when there is none. */
export function sessionOf(context: Request): Session {
  const { session } = context.get('operation');
  if (!session) throw unauthenticated();
  return session;
}
