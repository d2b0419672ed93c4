import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a link is for: one for something else is none of ours. */
export type LinkPurpose = 'password-reset' | 'set-up' | 'invitation' | 'calendar';

// Of 32 bytes in base64url.
const SEAL_LENGTH = 43;

/** What a link carries of a stored random text: the text, and a seal that only this server makes. */
export function sealLink(secret: string, purpose: LinkPurpose, stored: string): string {
  const seal = createHmac('sha256', secret).update(`link ${purpose} ${stored}`);
  return stored + seal.digest('base64url');
}

/**
 * The stored text of a link; null for one that was not made here, or for something else. Nothing is
 * looked up for this, so the answer tells nothing of what is stored.
 */
export function unsealLink(secret: string, purpose: LinkPurpose, token: string): string | null {
  const stored = token.slice(0, -SEAL_LENGTH);
  // Compared as text: of the bytes, a last character has several spellings.
  const given = Buffer.from(token);
  const expected = Buffer.from(sealLink(secret, purpose, stored));
  return given.length === expected.length && timingSafeEqual(given, expected) ? stored : null;
}

/** What a text that a link carries is stored as, where a copy of the database is not to open anything. */
export const hashOfLink = (stored: string): string =>
  createHash('sha256').update(stored).digest('base64url');

/** The hash of what a link carries; null for one that was not made here, or for something else. */
export function linkHash(secret: string, purpose: LinkPurpose, token: string): string | null {
  const stored = unsealLink(secret, purpose, token);
  return stored === null ? null : hashOfLink(stored);
}
