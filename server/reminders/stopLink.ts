import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '#domain/text.ts';

/** Which reminder a link stops. */
export type Stops = { readonly customerId: string; readonly id: string };

const sealOf = (secret: string, { customerId, id }: Stops) =>
  createHmac('sha256', secret).update(`reminder stop ${customerId} ${id}`).digest('base64url');

/**
 * What the link in a mail carries: with it anybody can stop this one reminder, and nothing else. It
 * holds as long as the reminder is there; nobody makes one up without `SECRET`.
 */
export const stopToken = (secret: string, stops: Stops): string =>
  `${stops.customerId}.${stops.id}.${sealOf(secret, stops)}`;

/** What it stops; null for one that was not made here, whether or not there is such a reminder. */
export function stoppedBy(secret: string, token: string): Stops | null {
  const [customerId = '', id = '', seal = '', ...more] = token.split('.');
  if (!isId(customerId) || !isId(id) || more.length > 0) return null;
  // Compared as text: of the bytes, a last character has several spellings.
  const given = Buffer.from(seal);
  const expected = Buffer.from(sealOf(secret, { customerId, id }));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { customerId, id } : null;
}
