import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { base32 } from './totp.ts';

const HOW_MANY = 10;

// Eighty random bits need no slow hash. Without SECRET in it, the codes still work after it changes.
const hashOf = (userId: string, code: string) =>
  createHash('sha256').update(`${userId} ${code}`).digest('base64url');

/** Replaces somebody's recovery codes by ten new ones, `ABCD-EFGH-IJKL-MNOP`; only hashes are stored. */
export async function renewRecoveryCodes(
  db: Transaction<Schema>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => base32(randomBytes(10)));
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
  await db
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ codeHash: hashOf(userId, code), userId })))
    .execute();
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
}

/** Uses up a recovery code. False if it is not theirs, or was used. */
export async function redeemRecoveryCode(
  db: Transaction<Schema>,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await db
    .deleteFrom('recoveryCode')
    .where('codeHash', '=', hashOf(userId, code))
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst();
  return used !== undefined;
}
