import { randomBytes, randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';

const MINUTES = 5;

const nameOf = (challenge: string) => `passkey-challenge:${challenge}`;

/** A challenge that works once, within five minutes; `purpose` says for what and for whom. */
export async function newChallenge({ db, now }: Deps, purpose: string): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const at = now();
  await db
    .insertInto('verification')
    .values({
      id: randomUUID(),
      identifier: nameOf(challenge),
      value: purpose,
      expiresAt: new Date(at.getTime() + MINUTES * 60_000).toISOString(),
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    })
    .execute();
  return challenge;
}

/** Whether a challenge was made for this, lately; it is used up with this, on every instance. */
export async function takeChallenge(
  { db, now }: Deps,
  purpose: string,
  challenge: string,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('verification')
    .where('identifier', '=', nameOf(challenge))
    .where('value', '=', purpose)
    .returning('expiresAt')
    .executeTakeFirst();
  return taken !== undefined && new Date(taken.expiresAt).getTime() > now().getTime();
}
