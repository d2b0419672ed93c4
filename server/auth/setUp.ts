import { createHash, randomBytes } from 'node:crypto';
import type { SetUp } from '#domain/accounts/account.ts';
import { ApiFailure } from '../api/failure.ts';
import type { Deps } from '../deps.ts';
import { insertPerson } from './people.ts';

const LINK_DAYS = 7;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * While nobody is a dietician: a new one-time token with which the first one makes their account;
 * null once there is one. Only its hash is stored, so it can be read nowhere but on the console.
 */
export async function offerSetUp({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<string | null> {
  const dietician = await db
    .selectFrom('user')
    .select('id')
    .where('role', '=', 'client')
    .limit(1)
    .executeTakeFirst();
  if (dietician) return null;
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now().getTime() + LINK_DAYS * 86_400_000).toISOString();
  await db
    .insertInto('setUpLink')
    .values({ tokenHash: hashOf(token), expiresAt })
    .execute();
  return token;
}

/**
 * Makes the first dietician with a one-time token, and ends every other link. `passwordHash` is
 * made before, so that the transaction stays short. Throws 410 for a token that is used, late or
 * unknown, 409 for an address that has an account; the token stays good then.
 */
export async function redeemSetUp(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { token, email }: Pick<SetUp, 'token' | 'email'>,
  passwordHash: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom('setUpLink')
      .where('tokenHash', '=', hashOf(token))
      .where('expiresAt', '>', now().toISOString())
      .returning('tokenHash')
      .executeTakeFirst();
    if (!used)
      throw new ApiFailure(
        410,
        'setup-link-invalid',
        'This set-up link was used already or is too old. Start the server again for a new one.',
      );
    const taken = await transaction
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (taken)
      throw new ApiFailure(
        409,
        'address-taken',
        'This address has an account already. Use another one.',
      );
    await insertPerson(transaction, {
      email,
      passwordHash,
      role: 'client',
      emailVerified: true,
      at: now(),
    });
    await transaction.deleteFrom('setUpLink').execute();
  });
}
