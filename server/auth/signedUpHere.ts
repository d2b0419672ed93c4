import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { cookieValue } from './sessionCookie.ts';

const LASTS_SECONDS = 86_400;

const nameOf = ({ publicUrl }: Deps['config']) =>
  `${publicUrl?.startsWith('https:') ? '__Secure-' : ''}weekplate.signed_up`;

const markOf = ({ secret }: Deps['config'], userId: string) =>
  createHmac('sha256', secret).update(`signed up as ${userId}`).digest('base64url');

/**
 * Marks the browser in which an account was made, for as long as the mailed link lasts. An address
 * that is taken already is given a mark too, by the id that nobody has.
 */
export function markSignUp({ config }: Deps, context: Context, userId: string): void {
  const name = nameOf(config);
  const secure = name.startsWith('__Secure-') ? '; Secure' : '';
  context.header(
    'set-cookie',
    `${name}=${markOf(config, userId)}; Max-Age=${LASTS_SECONDS}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`,
    { append: true },
  );
}

/** Whether this is the browser in which the account was made. */
export function signedUpHere({ config }: Deps, context: Context, userId: string): boolean {
  const given = Buffer.from(cookieValue(context.req.header('cookie') ?? '', nameOf(config)) ?? '');
  const mark = Buffer.from(markOf(config, userId));
  return given.length === mark.length && timingSafeEqual(given, mark);
}
