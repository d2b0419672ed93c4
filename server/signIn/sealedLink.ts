import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/open.ts';

/** The purpose of a link: one made for another purpose is refused. */
export type LinkPurpose = 'password-reset' | 'set-up' | 'invitation' | 'calendar';

// The length of 32 bytes in base64url.
const SEAL_LENGTH = 43;

/** The token of a link for a stored random text: the text, and a seal that only this server can make. */
export function sealLink(secret: string, purpose: LinkPurpose, stored: string): string {
  const seal = createHmac('sha256', secret).update(`link ${purpose} ${stored}`);
  return stored + seal.digest('base64url');
}

/**
 * The stored text of a link; null if it was not made here, or for another purpose. This needs no look-up, so
 * the answer tells nothing of what is stored.
 */
export function unsealLink(secret: string, purpose: LinkPurpose, token: string): string | null {
  const stored = token.slice(0, -SEAL_LENGTH);
  // Compared as text, because the last character of base64 can be written in several ways.
  const given = Buffer.from(token);
  const expected = Buffer.from(sealLink(secret, purpose, stored));
  return given.length === expected.length && timingSafeEqual(given, expected) ? stored : null;
}

/** The hash to store for a link's text, where a copy of the database must not open anything. */
export const hashOfLink = (stored: string): string =>
  createHash('sha256').update(stored).digest('base64url');

/** The hash of a link's text; null if it was not made here, or for another purpose. */
export function linkHash(secret: string, purpose: LinkPurpose, token: string): string | null {
  const stored = unsealLink(secret, purpose, token);
  return stored === null ? null : hashOfLink(stored);
}

type Verification = {
  readonly identifier: string;
  readonly value: string;
  readonly at: Date;
  readonly lastsMs: number;
};

/** Stores something that is expected back once, from a mailbox or from Google. */
export async function storeVerification(
  db: Db,
  { identifier, value, at, lastsMs }: Verification,
): Promise<void> {
  const expiresAt = new Date(at.getTime() + lastsMs).toISOString();
  const now = at.toISOString();
  await db
    .insertInto('verification')
    .values({ id: randomUUID(), identifier, value, expiresAt, createdAt: now, updatedAt: now })
    .execute();
}

/** The value stored under this name, which can be taken once; null when there is none, or it has expired. */
export async function takeVerification(
  db: Db,
  identifier: string,
  at: Date,
): Promise<string | null> {
  const taken = await db
    .deleteFrom('verification')
    .where('identifier', '=', identifier)
    .returning(['value', 'expiresAt'])
    .executeTakeFirst();
  return taken && new Date(taken.expiresAt) > at ? taken.value : null;
}
