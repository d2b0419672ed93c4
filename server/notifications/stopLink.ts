import { createHmac, timingSafeEqual } from 'node:crypto';
import { isNotificationKind, type NotificationKind } from '#domain/notifications/kinds.ts';
import { isId } from '#domain/text.ts';

/** The person and the mails that a link stops. */
export type Stops = { readonly userId: string; readonly what: NotificationKind | 'digest' };

const sealOf = (secret: string, { userId, what }: Stops) =>
  createHmac('sha256', secret).update(`notification stop ${userId} ${what}`).digest('base64url');

/** The token in a mail's link. Whoever has it can stop these mails and nothing else. */
export const stopToken = (secret: string, stops: Stops): string =>
  `${stops.userId}.${stops.what}.${sealOf(secret, stops)}`;

/** What a token stops; null for a token that was not made with this `SECRET`. */
export function stoppedBy(secret: string, token: string): Stops | null {
  const [userId = '', what = '', seal = '', ...more] = token.split('.');
  if (!isId(userId) || more.length > 0) return null;
  if (what !== 'digest' && !isNotificationKind(what)) return null;
  // Compared as text, because the last character of base64 can be written in several ways.
  const given = Buffer.from(seal);
  const expected = Buffer.from(sealOf(secret, { userId, what }));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? { userId, what } : null;
}
