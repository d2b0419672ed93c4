import { jsonWithoutFigures, pageWithoutFigures } from '#domain/answerWithoutFigures.ts';
import { type Day, dayIn } from '#domain/day.ts';
import type { Locale } from '#domain/language/language.ts';
import type { ConsentState, Position, Role } from '#domain/signIn/access.ts';
import type { Deps } from './deps.ts';
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
  /** Their position in the practice; null for customers. */
  readonly position: Position | null;
  readonly timeZone: string | null;
  /** The language and region that they read in; null while they have none. */
  readonly locale: Locale | null;
  readonly dieticianId: string | null;
  /** The second factor that this session was proved with; null for none. */
  readonly proof: Proof | null;
  /** The practice demands a second factor, and this session has none; see signIn/guard.ts. */
  readonly mustProve: boolean;
  readonly consent: ConsentState;
  /** Whether figures of body, weight and energy are hidden from this customer. */
  readonly hidesNumbers: boolean;
};

/** The part of a Hono context that is read here. */
type Request = {
  readonly req: { readonly path: string };
  get(name: 'operation'): {
    readonly session: Session | null;
    readonly scope: CustomerScope | null;
  };
};

/** The session of the sender of this request. Throws 401 when there is none. */
export function sessionOf(context: Request): Session {
  const { session } = context.get('operation');
  if (!session) throw unauthenticated();
  return session;
}

declare const proven: unique symbol;

/**
 * A customer whose data the sender of this request may read or change. Only the guard makes one, so a
 * query that takes it cannot be called without the check.
 */
export type CustomerScope = {
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly timeZone: string;
  /**
   * Whether figures of body, weight and energy must be left out, because the answer goes to a customer who
   * hides them.
   */
  readonly hidesNumbers: boolean;
  readonly [proven]: true;
};

/** The customer in the path of this request. Throws when the path names none. */
export function scopeOf(context: Request): CustomerScope {
  const { scope } = context.get('operation');
  if (!scope) throw new Error(`${context.req.path} has no customer in its path`);
  return scope;
}

/** Today in a person's time zone; in UTC while it is not known. */
export const todayOf = (
  { now }: Pick<Deps, 'now'>,
  { timeZone }: { readonly timeZone: string | null },
): Day => dayIn(timeZone ?? 'UTC', now());

/**
 * An answer without figures of energy and of the body, for customers from whom numbers are hidden. All answers
 * pass this one place, so no operation can forget it. What a customer reads here and sends back gets its figures
 * again where it is stored. Answers that are neither JSON nor a page pass unchanged.
 */
export async function hidingNumbers(response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  const isJson = type.startsWith('application/json');
  if (!(isJson || type.startsWith('text/html'))) return response;
  const text = isJson
    ? JSON.stringify(jsonWithoutFigures(await response.json()))
    : pageWithoutFigures(await response.text());
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(text, { status: response.status, headers });
}
