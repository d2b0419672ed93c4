import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from 'hono';
import type { Passkey } from '#domain/signIn/secondFactorSchema.ts';
import { inTransaction } from '../db/open.ts';
import { orderedId } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Session } from '../http/session.ts';
import { dropProof } from './authenticator.ts';
import type { SignInDeps } from './deps.ts';
import { lockSession } from './ownSessions.ts';
import { say } from './words.ts';

/** Loaded with the first passkey and not at the start, because it takes 12 MB. */
export const webAuthn = () => import('@simplewebauthn/server');

// EdDSA, ES256 and RS256: every authenticator supports at least one of them.
const ALGORITHMS = [-8, -7, -257];

export type Site = { readonly origin: string; readonly id: string };

export const toAdd = (userId: string) => `add ${userId}`;
export const TO_SIGN_IN = 'sign in';

export async function listPasskeys({ db }: SignInDeps, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .select(['id', 'name', 'since', 'usedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}

/** The options with which the browser makes a passkey that identifies its owner and verifies them. */
export async function optionsToAdd(
  deps: SignInDeps,
  { id: userId, email, name }: Session,
  site: Site,
) {
  const known = await deps.db
    .selectFrom('passkey')
    .select('credentialId as id')
    .where('userId', '=', userId)
    .execute();
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: await deps.practice(),
    rpID: site.id,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(userId)),
    challenge: new Uint8Array(newChallenge(deps, toAdd(userId))),
    excludeCredentials: known,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return options;
}

/** Stores a passkey; the session then counts as proved by it. Throws 422 if it cannot be verified. */
export async function addPasskey(
  deps: SignInDeps,
  { id: userId, sessionId }: Session,
  site: Site,
  { name, passkey }: { name: string; passkey: RegistrationResponseJSON },
): Promise<void> {
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await orRefused(() =>
    verifyRegistrationResponse({
      response: passkey,
      expectedChallenge: (challenge) => takeChallenge(deps, toAdd(userId), challenge),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified.verified) throw refused();
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
  await inTransaction(deps.db, async (db) => {
    await lockSession(db, sessionId);
    const made = await db
      .insertInto('passkey')
      .values({
        id: orderedId(),
        credentialId,
        userId,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        name,
        since: deps.now().toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw refused();
    await db
      .updateTable('session')
      .set({ proof: 'passkey' })
      .where('id', '=', sessionId)
      .where('proof', 'is', null)
      .execute();
  });
}

export async function removePasskey(deps: SignInDeps, userId: string, id: string): Promise<void> {
  await inTransaction(deps.db, async (db) => {
    await db.deleteFrom('passkey').where('id', '=', id).where('userId', '=', userId).execute();
    const left = await db
      .selectFrom('passkey')
      .select('id')
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!left) await dropProof(db, userId, 'passkey');
  });
}

/** Options that name no account: the browser offers all its passkeys for this site. */
export async function optionsToSignIn(deps: SignInDeps, site: Site) {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: new Uint8Array(newChallenge(deps, TO_SIGN_IN)),
    userVerification: 'required',
  });
  return options;
}

/** An error that the library throws because of a stranger's input is a refusal, not our fault. */
export async function orRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw refused();
  }
}

// The same sentence for both cases, so that somebody guessing does not learn which passkeys are known.
export const refused = () => new ApiFailure(422, 'passkey-refused', say.passkeyNotVerified);

const MINUTES_MS = 5 * 60_000;
const RANDOM = 18;
const TIME = 6;

const sealOf = ({ config }: Deps, purpose: string, body: Buffer) =>
  createHmac('sha256', config.secret).update(`passkey ${purpose} `).update(body).digest();

/**
 * A challenge that works once, within five minutes; `purpose` names its use and its user. Nothing is stored
 * before it is used, so strangers who request many do not fill the database.
 */
export function newChallenge(deps: Deps, purpose: string): Buffer {
  const time = Buffer.alloc(TIME);
  time.writeUIntBE(deps.now().getTime() + MINUTES_MS, 0, TIME);
  const body = Buffer.concat([randomBytes(RANDOM), time]);
  return Buffer.concat([body, sealOf(deps, purpose, body)]);
}

/** The end of a challenge's validity; null if it was made for another purpose, or has expired. */
function endOf(deps: Deps, purpose: string, challenge: string): number | null {
  const bytes = Buffer.from(challenge, 'base64url');
  const body = bytes.subarray(0, RANDOM + TIME);
  const seal = bytes.subarray(RANDOM + TIME);
  const expected = sealOf(deps, purpose, body);
  if (seal.length !== expected.length || !timingSafeEqual(seal, expected)) return null;
  const until = body.readUIntBE(RANDOM, TIME);
  return until > deps.now().getTime() ? until : null;
}

/**
 * Whether the challenge that a browser signed was made for this purpose and has not expired. This needs no
 * look-up, so an invented challenge tells nothing of what is stored.
 */
export function isForChallenge(deps: Deps, purpose: string, clientDataJSON: string): boolean {
  const challenge = challengeIn(clientDataJSON);
  return challenge !== null && endOf(deps, purpose, challenge) !== null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge } = Object(data) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** Whether a challenge was made for this purpose and has not expired; this uses it up, on every instance. */
export async function takeChallenge(
  deps: Deps,
  purpose: string,
  challenge: string,
): Promise<boolean> {
  const until = endOf(deps, purpose, challenge);
  if (until === null) return false;
  const bytes = Buffer.from(challenge, 'base64url');
  const first = await deps.db
    .insertInto('rateLimit')
    .values({ key: `passkeyUsed:${bytes.toString('base64url')}`, count: 1, resetsAt: until })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return first !== undefined;
}

/**
 * The site that passkeys are bound to: the configured one, otherwise that of the requesting page, which is
 * one of ours (http/origin.ts). Throws 400 when the request comes from no page.
 */
export function relyingParty({ config }: Deps, context: Context): { origin: string; id: string } {
  const from = config.publicUrl ?? context.req.header('origin') ?? '';
  if (!URL.canParse(from)) throw new ApiFailure(400, 'no-origin', say.passkeysFromHere);
  const { origin, hostname } = new URL(from);
  return { origin, id: hostname };
}
