import type { Context } from 'hono';
import type { Deps } from '../http/deps.ts';
import type { Proof } from '../http/session.ts';
import { findSession } from './session.ts';
import { hasSignUpCookie } from './signUpCookie.ts';

/** Whoever made an account, as they show themselves when its address is proven. */
export type Maker = {
  /** The session that shows it, and goes on; null: something else does. */
  readonly sessionId: string | null;
  /** What they proved themselves with beside the password. */
  readonly proof: Proof | null;
};

/** What a browser shows of having made an account; null: nothing, it may have been somebody else. */
export type Shown = (userId: string) => Maker | null;

/**
 * Asked before the transaction in which it counts. A browser shows it by an open session of the
 * account, or by the mark that signing up and logging in leave in it.
 */
export async function shownHere(deps: Deps, context: Context): Promise<Shown> {
  const own = await findSession(deps, context);
  return (userId) => {
    if (own?.id === userId) return { sessionId: own.sessionId, proof: own.proof };
    return hasSignUpCookie(deps, context, userId) ? { sessionId: null, proof: null } : null;
  };
}

/**
 * Whether a new password by a mailed link would end all that was made on this account: nobody has
 * confirmed its address, and this browser does not show who made it.
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
