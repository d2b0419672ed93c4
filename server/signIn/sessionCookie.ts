import { createHmac, timingSafeEqual } from 'node:crypto';

/** The name of the session cookie; browsers keep a `__Secure-` one to TLS. */
export function cookieName(publicUrl: string | undefined): string {
  return `${publicUrl?.startsWith('https:') ? '__Secure-' : ''}better-auth.session_token`;
}

/** The value of a cookie of this name in a `Cookie` header. */
export function cookieValue(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

type Verified = { readonly token: string; readonly secret: string };

// Cookies whose signature was found right, by their text: a browser sends the same one each time.
// Whether the session is still open is asked of the database at every request all the same.
const verified = new Map<string, Verified>();
const MOST_VERIFIED = 10_000;
const LONGEST_VALUE = 300;

/** What a cookie that was signed with `secret` holds; undefined when missing or not ours. */
export function signedValue(
  header: string | undefined,
  name: string,
  secret: string,
): string | undefined {
  const value = header && cookieValue(header, name);
  return value && value.length <= LONGEST_VALUE ? verify(value, secret) : undefined;
}

/** The token in a signed cookie, `token.signature`; undefined when missing or not ours. */
export function tokenOf(
  header: string | undefined,
  publicUrl: string | undefined,
  secret: string,
): string | undefined {
  const value = header && cookieValue(header, cookieName(publicUrl));
  if (!value || value.length > LONGEST_VALUE) return undefined;
  const known = verified.get(value);
  if (known?.secret === secret) return known.token;
  const token = verify(value, secret);
  if (!token) return undefined;
  if (verified.size >= MOST_VERIFIED) verified.clear();
  verified.set(value, { token, secret });
  return token;
}

function verify(value: string, secret: string): string | undefined {
  const signed = decode(value);
  const at = signed.lastIndexOf('.');
  if (at < 1) return undefined;
  const token = signed.slice(0, at);
  const given = Buffer.from(signed.slice(at + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
