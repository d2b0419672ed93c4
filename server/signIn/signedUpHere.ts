import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Deps } from '../http/deps.ts';
import { cookieValue } from './sessionCookie.ts';

// Half a year: who is known by it may come back to confirm an address, or for a new password, late.
const LASTS_SECONDS = 182 * 86_400;

const nameOf = ({ publicUrl }: Deps['config']) =>
  `${publicUrl?.startsWith('https:') ? '__Secure-' : ''}weekplate.signed_up`;

const markOf = ({ secret }: Deps['config'], userId: string) =>
  createHmac('sha256', secret).update(`signed up as ${userId}`).digest('base64url');

/**
 * Marks the browser in which an account was made, or opened with its password before its address was
 * confirmed: there, whoever confirms it loses nothing. An address that is taken already is given a
 * mark too, by the id that nobody has.
 */
export function markSignUp(deps: Deps, context: Context, userId: string): void {
  setMark(deps, context, markOf(deps.config, userId), LASTS_SECONDS);
}

/** Once the address is confirmed the mark says nothing any more. */
export function forgetSignUp(deps: Deps, context: Context): void {
  const had = cookieValue(context.req.header('cookie') ?? '', nameOf(deps.config));
  if (had !== undefined) setMark(deps, context, '', 0);
}

function setMark({ config }: Deps, context: Context, value: string, seconds: number): void {
  const name = nameOf(config);
  const secure = name.startsWith('__Secure-') ? '; Secure' : '';
  context.header(
    'set-cookie',
    `${name}=${value}; Max-Age=${seconds}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`,
    { append: true },
  );
}

/** Whether this is the browser in which the account was made. */
export function signedUpHere({ config }: Deps, context: Context, userId: string): boolean {
  const given = Buffer.from(cookieValue(context.req.header('cookie') ?? '', nameOf(config)) ?? '');
  const mark = Buffer.from(markOf(config, userId));
  return given.length === mark.length && timingSafeEqual(given, mark);
}
