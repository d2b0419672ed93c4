import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Deps } from '../http/deps.ts';
import { cookieOf, setCookie } from './sessionCookie.ts';

const NAME = 'weekplate.signed_up';
// Only where addresses are confirmed and passwords chosen.
const PATH = '/api/auth';
// Half a year: who is known by it may come back to confirm an address, or for a new password, late.
const SECONDS = 182 * 86_400;

const valueFor = ({ secret }: Deps['config'], userId: string) =>
  createHmac('sha256', secret).update(`signed up as ${userId}`).digest('base64url');

/**
 * Marks the browser in which an account was made, or opened with its password before its address was
 * confirmed: there, whoever confirms it loses nothing. An address that is taken already is given a
 * mark too, by the id that nobody has.
 */
export function setSignUpCookie({ config }: Deps, context: Context, userId: string): void {
  const value = valueFor(config, userId);
  setCookie(context, config, NAME, { value, seconds: SECONDS, path: PATH });
}

/** Once the address is confirmed the mark says nothing any more. */
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
