import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import { removeAuthenticatorOf, secondFactorOf } from './authenticator.ts';
import type { SignInDeps } from './deps.ts';
import { listPasskeys } from './passkeys.ts';

/**
 * Where a second factor is demanded, a password alone may set up the first one, but not add or remove
 * another: otherwise knowing the password would be enough to get in. Throws 403.
 */
export async function requireMayEnrol(deps: SignInDeps, session: Session): Promise<void> {
  if (!session.mustProve) return;
  const { authenticatorSince } = await secondFactorOf(deps, session.id);
  const passkeys = await listPasskeys(deps, session.id);
  if (authenticatorSince || passkeys.length > 0)
    throw new ApiFailure(
      403,
      'prove-first',
      'You have a second factor already. Log out, and log in with it.',
    );
}

/** Removes every factor except the password: for the operator. */
export async function removeFactors(db: Transaction<Schema>, userId: string): Promise<void> {
  await removeAuthenticatorOf(db, userId);
  await db.deleteFrom('passkey').where('userId', '=', userId).execute();
}
