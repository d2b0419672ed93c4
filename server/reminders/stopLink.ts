import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '#domain/text.ts';

/** Which reminder a link stops. */
export type Stops = { readonly customerId: string; readonly id: string };

const sealOf = (secret: string, { customerId, id }: Stops) =>
  createHmac('sha256', secret).update(`reminder stop ${customerId} ${id}`).digest('base64url');

/**
 * The token in a mail's link. Whoever has it can stop this one reminder and nothing else, as long as the
 * reminder exists. It is signed with `SECRET`.
 */
export const stopToken = (secret: string, stops: Stops): string =>
  `${stops.customerId}.${stops.id}.${sealOf(secret, stops)}`;

/** The reminder that a token stops; null for a token that was not made with this `SECRET`. */
export function stoppedBy(secret: string, token: string): Stops | null {
  const [customerId = '', id = '', seal = '', ...more] = token.split('.');
  if (!isId(customerId) || !isId(id) || more.length > 0) return null;
  // Compared as text, because the last character of base64 can be written in several ways.
  const given = Buffer.from(seal);
  const expected = Buffer.from(sealOf(secret, { customerId, id }));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { customerId, id } : null;
}
