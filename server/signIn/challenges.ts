import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../http/deps.ts';

const MINUTES_MS = 5 * 60_000;
const RANDOM = 18;
const TIME = 6;

const sealOf = ({ config }: Deps, purpose: string, body: Buffer) =>
  createHmac('sha256', config.secret).update(`passkey ${purpose} `).update(body).digest();

/**
 * A challenge that works once, within five minutes; `purpose` says for what and for whom. Nothing is
 * stored before it is used, so that strangers who ask for many fill nothing.
 */
export function newChallenge(deps: Deps, purpose: string): Buffer {
  const time = Buffer.alloc(TIME);
  time.writeUIntBE(deps.now().getTime() + MINUTES_MS, 0, TIME);
  const body = Buffer.concat([randomBytes(RANDOM), time]);
  return Buffer.concat([body, sealOf(deps, purpose, body)]);
}

/** Until when a challenge is good; null for one that was not made for this, or is too old. */
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
 * Whether what a browser signed has a challenge that was made for this, lately. Nothing is looked up
 * for it, so whoever made one up learns nothing of what is stored.
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

/** Whether a challenge was made for this, lately; it is used up with this, on every instance. */
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
