import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { SecondFactor } from '#domain/signIn/secondFactorSchema.ts';
import { unseal } from '../config/sealed.ts';
import { inTransaction } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure, invalidField, unauthenticated } from '../http/failure.ts';
import type { Proof, Session } from '../http/session.ts';
import { codeTriesOf, countingCodes } from './limits.ts';
import { findPending, PENDING } from './session.ts';
import { openProvenSession, startSession } from './startSession.ts';
import { say } from './words.ts';

export async function secondFactorOf({ db }: Deps, userId: string): Promise<SecondFactor> {
  const authenticator = await db
    .selectFrom('authenticator')
    .select('since')
    .where('userId', '=', userId)
    .executeTakeFirst();
  const { left } = await db
    .selectFrom('recoveryCode')
    .select(({ fn }) => fn.countAll<number | string>().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return { authenticatorSince: authenticator?.since ?? null, recoveryCodesLeft: Number(left) };
}

/** Asks for no proof: for the operator, and for people who have already proved themselves. */
export async function removeAuthenticatorOf(
  db: Transaction<Schema>,
  userId: string,
): Promise<void> {
  await db.deleteFrom('authenticator').where('userId', '=', userId).execute();
  await db.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
  await db.updateTable('user').set({ factor: null }).where('id', '=', userId).execute();
  // No second factor is left that could complete these sessions.
  await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('proof', '=', PENDING)
    .execute();
  await dropProof(db, userId, 'code');
}

/** A person's sessions no longer count as proved by a factor that was removed. */
export async function dropProof(
  db: Transaction<Schema>,
  userId: string,
  proof: Proof,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ proof: null })
    .where('userId', '=', userId)
    .where('proof', '=', proof)
    .execute();
}

/**
 * Whether a code of the app or a recovery code is right; using it once uses it up, on every instance. Throws
 * 409 when the key cannot be read with this `SECRET`.
 */
export async function takeCode(
  deps: Deps,
  db: Transaction<Schema>,
  userId: string,
  code: string,
): Promise<boolean> {
  if (code.length > 6) return redeemRecoveryCode(db, userId, code);
  const row = await db
    .selectFrom('authenticator')
    .select('sealedKey')
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return false;
  const key = unseal(deps.config.secret, userId, row.sealedKey);
  if (key === null) throw new ApiFailure(409, 'authenticator-unreadable', say.codesCannotBeChecked);
  const step = stepOf(key, code, deps.now());
  if (step === null) return false;
  const taken = await db
    .updateTable('authenticator')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}

export const wrongCode = () => invalidField('code', say.codeNotRight);

/**
 * The second step of signing in: exchanges a code and the waiting session for another session, with a token
 * of its own. Throws 401 when no session waits, 422 for a wrong code, 429.
 */
export async function proveByCode(deps: Deps, context: Context, code: string): Promise<Session> {
  const pending = await findPending(deps, context);
  if (!pending) throw unauthenticated();
  const { id: userId, email, sessionId } = pending;
  const tries = await codeTriesOf(deps, context, email);
  const started = await countingCodes(deps, tries, () =>
    inTransaction(deps.db, async (db) => {
      if (!(await takeCode(deps, db, userId, code))) throw wrongCode();
      const ended = await db
        .deleteFrom('session')
        .where('id', '=', sessionId)
        .returning('id')
        .executeTakeFirst();
      if (!ended) throw unauthenticated();
      return startSession(deps, context, db, { userId, proof: 'code' });
    }),
  );
  return openProvenSession(deps, context, started);
}

const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** `bytes` in base32, 8 characters for 5 bytes; their number has to be a multiple of 5. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((each) => ALPHABET.indexOf(each).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** 160 bits, as RFC 4226 recommends. */
export const newKey = (): string => base32(randomBytes(20));

export const stepAt = (at: Date): number => Math.floor(at.getTime() / STEP_MS);

/** The six digits of a key in one step of 30 seconds: RFC 6238 with what every app understands. */
export function codeAt(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(key)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The step of a code: the current one, or one before or after, because clocks differ; null for any other. */
export function stepOf(key: string, code: string, at: Date): number | null {
  const now = stepAt(at);
  const fits = (step: number) => timingSafeEqual(Buffer.from(codeAt(key, step)), Buffer.from(code));
  return [now, now - 1, now + 1].find(fits) ?? null;
}

/** The address that an app reads from the QR code. */
export function keyUri(key: string, practice: string, email: string): string {
  const label = `${encodeURIComponent(practice)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(practice)}`;
}

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
async function redeemRecoveryCode(
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
