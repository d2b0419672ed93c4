import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { takeDeletionBack } from '../rights/deletion.ts';
import { addressOf } from './address.ts';
import { cookieName, findSessionByToken, type Session, tokenOf } from './session.ts';

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

/**
 * Hands better-auth's cookies on, and returns the session they open, if they open one. Every way of
 * signing in comes by here: it takes back that an account is to be deleted.
 */
export async function adoptCookies(
  deps: Deps,
  context: Context,
  from: Headers,
): Promise<Session | null> {
  let session: Session | null = null;
  for (const cookie of from.getSetCookie()) {
    context.header('set-cookie', cookie, { append: true });
    const token = tokenOf(cookie.split(';')[0], deps.config.publicUrl, deps.config.secret);
    if (token) session = await findSessionByToken(deps, token);
  }
  if (session) await takeDeletionBack(deps, session.id);
  return session;
}

export function dropSessionCookie(deps: Deps, context: Context): void {
  const name = cookieName(deps.config.publicUrl);
  const secure = name.startsWith('__Secure-') ? '; Secure' : '';
  context.header('set-cookie', `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`, {
    append: true,
  });
}
