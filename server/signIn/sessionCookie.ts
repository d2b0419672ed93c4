import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Config } from '../config/config.ts';

/** Browsers send a cookie with this prefix only over TLS. */
const prefix = (publicUrl: string | undefined) =>
  publicUrl?.startsWith('https:') ? '__Secure-' : '';

const SESSION = 'better-auth.session_token';

/** The name of the session cookie. It is better-auth's, because browsers already have it. */
export const cookieName = (publicUrl: string | undefined): string => prefix(publicUrl) + SESSION;

type Cookie = {
  readonly value: string;
  /** How long it is kept; 0 removes it. */
  readonly seconds: number;
  readonly path?: string;
};

/** Sets a cookie that no script can read and that is not sent by pages of other sites. */
export function setCookie(
  context: Context,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  name: string,
  { value, seconds, path = '/' }: Cookie,
): void {
  const secure = prefix(publicUrl) && '; Secure';
  context.header(
    'set-cookie',
    `${prefix(publicUrl)}${name}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Lax${secure}`,
    { append: true },
  );
}

/** The value in a request of the cookie that {@link setCookie} set under this name. */
export function cookieOf(
  context: Context,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  name: string,
): string | undefined {
  return cookieValue(context.req.header('cookie') ?? '', `${prefix(publicUrl)}${name}`);
}

export function setSessionCookie(
  { config }: { readonly config: Config },
  context: Context,
  token: string,
): void {
  const seconds = Math.round(config.sessionIdleDays * 86_400);
  setCookie(context, config, SESSION, { value: signed(token, config.secret), seconds });
}

/** Keeps the session cookie of this request for `seconds` longer. */
export function prolongSessionCookie(
  { config }: { readonly config: Config },
  context: Context,
  seconds: number,
): void {
  setCookie(context, config, SESSION, { value: cookieOf(context, config, SESSION) ?? '', seconds });
}

export const dropSessionCookie = (
  { config }: { readonly config: Config },
  context: Context,
): void => setCookie(context, config, SESSION, { value: '', seconds: 0 });

/** The text for a cookie, with a signature that only this server can make. */
export function signed(text: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(text).digest('base64');
  return encodeURIComponent(`${text}.${signature}`);
}

/** The value of a cookie of this name in a `Cookie` header. */
function cookieValue(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

const LONGEST_VALUE = 300;

/** The token in a signed cookie, `token.signature`; undefined when missing or not ours. */
export function tokenOf(
  header: string | undefined,
  publicUrl: string | undefined,
  secret: string,
): string | undefined {
  const value = cookieValue(header ?? '', cookieName(publicUrl));
  return signedText(value, secret) || undefined;
}

/** The text of a cookie that {@link signed} made; undefined for any other. */
export function signedText(value: string | undefined, secret: string): string | undefined {
  if (!value || value.length > LONGEST_VALUE) return undefined;
  const text = decode(value);
  const at = text.lastIndexOf('.');
  if (at < 1) return undefined;
  const given = Buffer.from(text.slice(at + 1), 'base64');
  const expected = createHmac('sha256', secret).update(text.slice(0, at)).digest();
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? text.slice(0, at)
    : undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
