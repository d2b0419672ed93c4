import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../http/deps.ts';

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
