import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Deps } from '../http/deps.ts';
import type { Proof } from '../http/session.ts';
import { findSession } from './session.ts';
import { cookieOf, setCookie } from './sessionCookie.ts';

/** The person who made an account, as shown at the moment when its address is proven. */
export type Maker = {
  /** The session that shows it, and continues; null when something else shows it. */
  readonly sessionId: string | null;
  /** The second factor that they proved; null for none. */
  readonly proof: Proof | null;
};

/**
 * Checks whether a browser shows that its user made this account; null when it does not, so it may have been
 * somebody else.
 */
export type Shown = (userId: string) => Maker | null;

/**
 * Called before the transaction that needs it. A browser shows it by an open session of the account, or by
 * the marking cookie that signing up and logging in set.
 */
export async function shownHere(deps: Deps, context: Context): Promise<Shown> {
  const own = await findSession(deps, context);
  return (userId) => {
    if (own?.id === userId) return { sessionId: own.sessionId, proof: own.proof };
    return hasSignUpCookie(deps, context, userId) ? { sessionId: null, proof: null } : null;
  };
}

/**
 * Whether a new password by a mailed link would end everything made on this account: its address is
 * unconfirmed, and this browser does not show who made it.
 */
export async function beginsAnew(deps: Deps, context: Context, userId: string): Promise<boolean> {
  const user = await deps.db
    .selectFrom('user')
    .select(['emailVerified', 'disabled'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user || user.emailVerified || user.disabled) return false;
  return (await shownHere(deps, context))(userId) === null;
}

const NAME = 'weekplate.signed_up';
// Sent only to the routes that confirm addresses and set passwords.
const PATH = '/api/auth';
// Half a year, because people may come back late to confirm an address or set a new password.
const SECONDS = 182 * 86_400;

const valueFor = ({ secret }: Deps['config'], userId: string) =>
  createHmac('sha256', secret).update(`signed up as ${userId}`).digest('base64url');

/**
 * Marks the browser in which an account was made, or was opened with its password before its address was
 * confirmed: confirming it there loses nothing. A sign-up with a taken address sets a mark too, for an id
 * that nobody has.
 */
export function setSignUpCookie({ config }: Deps, context: Context, userId: string): void {
  const value = valueFor(config, userId);
  setCookie(context, config, NAME, { value, seconds: SECONDS, path: PATH });
}

/** Once the address is confirmed, the mark has no meaning any more. */
export function dropSignUpCookie({ config }: Deps, context: Context): void {
  if (cookieOf(context, config, NAME) === undefined) return;
  setCookie(context, config, NAME, { value: '', seconds: 0, path: PATH });
}

/** Whether this is the browser in which the account was made. */
function hasSignUpCookie({ config }: Deps, context: Context, userId: string): boolean {
  const given = Buffer.from(cookieOf(context, config, NAME) ?? '');
  const expected = Buffer.from(valueFor(config, userId));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
