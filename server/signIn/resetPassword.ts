import type { Context } from 'hono';
import { inTransaction } from '../db/transaction.ts';
import type { SignInDeps } from './deps.ts';
import { deadLink, resetLink } from './links.ts';
import { passwordLinkOf } from './mailedLinks.ts';
import { shownHere } from './maker.ts';
import { hashPassword } from './passwords.ts';
import { findPerson, lockPerson, setPassword } from './people.ts';
import { forgetPlaces } from './places.ts';
import { BY_PASSWORD, provenByOwner, tellProven } from './provenByOwner.ts';
import { takeVerification } from './verification.ts';

type Reset = { readonly token: string; readonly newPassword: string };

/**
 * Sets a new password by a mailed link, and ends every session and every known place. This also proves an
 * address that was unconfirmed. Throws `link-dead`.
 */
export async function resetPassword(
  deps: SignInDeps,
  context: Context,
  { token, newPassword }: Reset,
): Promise<void> {
  const link = await resetLink(deps, token);
  if (!link) throw deadLink(400);
  const shown = await shownHere(deps, context);
  const hash = await hashPassword(newPassword);
  const { userId, changes } = await inTransaction(deps.db, async (db) => {
    const at = deps.now();
    const whose = await takeVerification(db, passwordLinkOf(link.stored), at);
    const user = whose === null ? undefined : await findPerson(db, { id: whose });
    if (!user) throw deadLink(400);
    const userId = user.id;
    await lockPerson(db, userId);
    await db.deleteFrom('session').where('userId', '=', userId).execute();
    await setPassword(db, userId, hash, at);
    await forgetPlaces(db, user.email);
    if (user.emailVerified || user.disabled) return { userId, changes: [] };
    const proven = { userId, maker: shown(userId), way: BY_PASSWORD, at };
    return { userId, changes: await provenByOwner(db, deps, proven) };
  });
  tellProven(deps, userId, changes);
}
