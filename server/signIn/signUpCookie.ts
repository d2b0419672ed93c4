import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Deps } from '../http/deps.ts';
import { cookieOf, setCookie } from './sessionCookie.ts';

const NAME = 'weekplate.signed_up';
// Sent only to the routes that confirm addresses and set passwords.
const PATH = '/api/auth';
// Half a year, because people may come back late to confirm an address or set a new password.
const SECONDS = 182 * 86_400;

const valueFor = ({ secret }: Deps['config'], userId: string) =>
  createHmac('sha256', secret).update(`signed up as ${userId}`).digest('base64url');

/**
 * Marks the browser in which an account was made, or was opened with its password before its address was
 * confirmed: confirming it there loses nothing. A sign-up with a taken address sets a mark too, for an id
 * that nobody has.
 */
export function setSignUpCookie({ config }: Deps, context: Context, userId: string): void {
  const value = valueFor(config, userId);
  setCookie(context, config, NAME, { value, seconds: SECONDS, path: PATH });
}

/** Once the address is confirmed, the mark has no meaning any more. */
export function dropSignUpCookie({ config }: Deps, context: Context): void {
  if (cookieOf(context, config, NAME) === undefined) return;
  setCookie(context, config, NAME, { value: '', seconds: 0, path: PATH });
}

/** Whether this is the browser in which the account was made. */
export function hasSignUpCookie({ config }: Deps, context: Context, userId: string): boolean {
  const given = Buffer.from(cookieOf(context, config, NAME) ?? '');
  const expected = Buffer.from(valueFor(config, userId));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
