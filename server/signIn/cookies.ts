import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { addressOf } from '../http/address.ts';
import type { Deps } from '../http/deps.ts';
import type { Session } from '../http/session.ts';
import { rememberPlace } from './places.ts';
import { findSessionByToken, pendingByToken } from './session.ts';
import { cookieName, tokenOf } from './sessionCookie.ts';

/**
 * The headers better-auth gets to see: the cookie, the browser's name, and the address as we know
 * it. Forwarding headers of the client itself stay outside.
 */
export function authHeaders(deps: Deps, context: Context): Headers {
  const headers = new Headers({ 'x-forwarded-for': addressOf(deps.config, context) });
  for (const name of ['cookie', 'user-agent']) {
    const value = context.req.header(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

/** Signing in waits for a second factor. */
export const ASKED = 'second-factor';

/**
 * Hands better-auth's cookies on, and returns the session they open, if they open one, or that it
 * waits for a second factor. A session that is open makes this a place where its owner is known,
 * whichever way they came in by.
 */
export async function adoptCookies(
  deps: Deps,
  context: Context,
  from: Headers,
): Promise<Session | typeof ASKED | null> {
  let session: Session | typeof ASKED | null = null;
  for (const cookie of from.getSetCookie()) {
    context.header('set-cookie', cookie, { append: true });
    const token = tokenOf(cookie.split(';')[0], deps.config.publicUrl, deps.config.secret);
    if (!token) continue;
    session = await findSessionByToken(deps, token);
    if (!session && (await pendingByToken(deps, token))) session = ASKED;
  }
  if (session && session !== ASKED) await rememberPlace(deps, context, session.email);
  return session;
}

/** Gives a session of ours to the browser, with the cookie that better-auth would set. */
export function setSessionCookie(deps: Deps, context: Context, token: string): void {
  const name = cookieName(deps.config.publicUrl);
  const secure = name.startsWith('__Secure-') ? '; Secure' : '';
  const signature = createHmac('sha256', deps.config.secret).update(token).digest('base64');
  const value = encodeURIComponent(`${token}.${signature}`);
  const seconds = Math.round(deps.config.sessionIdleDays * 86_400);
  context.header(
    'set-cookie',
    `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`,
    { append: true },
  );
}

export function dropSessionCookie(deps: Deps, context: Context): void {
  const name = cookieName(deps.config.publicUrl);
  const secure = name.startsWith('__Secure-') ? '; Secure' : '';
  context.header('set-cookie', `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`, {
    append: true,
  });
}
