import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Role } from '#domain/accounts/role.ts';
import type { ConsentState } from '#domain/rights/consent.ts';
import { compiled } from '../db/compiled.ts';
import type { Deps } from '../deps.ts';
import { SESSION_SECONDS } from './auth.ts';

/** A proven session: whose it is, as of this request. */
export type Session = {
  readonly sessionId: string;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly role: Role | null;
  readonly timeZone: string | null;
  readonly dieticianId: string | null;
  readonly consent: ConsentState;
};

type Row = {
  sessionId: string;
  expiresAt: string | Date;
  createdAt: string | Date;
  id: string;
  email: string;
  name: string;
  emailVerified: boolean | number;
  role: string | null;
  timeZone: string | null;
  dieticianId: string | null;
  disabled: boolean | number;
  consent: string;
};

/** One indexed statement: better-auth's own look-up costs more than a small request. */
const sessionByToken = compiled<{ token: string }, Row>((db, value) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select([
      'session.id as sessionId',
      'session.expiresAt',
      'session.createdAt',
      'user.id',
      'user.email',
      'user.name',
      'user.emailVerified',
      'user.role',
      'user.timeZone',
      'user.dieticianId',
      'user.disabled',
      'user.consent',
    ])
    .where('session.token', '=', value('token')),
);

const DAY_MS = 86_400_000;
// However much a session is used, its person signs in anew twice a year.
const LONGEST_MS = 180 * DAY_MS;

/** The name of the session cookie; browsers keep a `__Secure-` one to TLS. */
export function cookieName(publicUrl: string | undefined): string {
  return `${publicUrl?.startsWith('https:') ? '__Secure-' : ''}better-auth.session_token`;
}

/**
 * The session of a request by its cookie, or null. A session in use is prolonged once a day.
 * Asks the database at every call: a session or role revoked is revoked with the next request.
 */
export async function findSession(deps: Deps, context: Context): Promise<Session | null> {
  const token = tokenOf(context.req.header('cookie'), deps.config.publicUrl, deps.config.secret);
  const row = token && (await validRow(deps, token));
  if (!row) return null;
  const now = deps.now().getTime();
  const until = Math.min(now + SESSION_SECONDS * 1000, endOf(row));
  if (until - new Date(row.expiresAt).getTime() > DAY_MS)
    await prolong(deps, context, row.sessionId, now, until);
  return asSession(row);
}

/** Like {@link findSession}, for an answer that is under way and can carry no new cookie. */
export async function currentSession(deps: Deps, context: Context): Promise<Session | null> {
  const token = tokenOf(context.req.header('cookie'), deps.config.publicUrl, deps.config.secret);
  return token ? findSessionByToken(deps, token) : null;
}

/** The session a token opens, or null. */
export async function findSessionByToken(deps: Deps, token: string): Promise<Session | null> {
  const row = await validRow(deps, token);
  return row ? asSession(row) : null;
}

async function validRow(deps: Deps, token: string): Promise<Row | null> {
  const [row] = await sessionByToken(deps.db, { token });
  if (!row || row.disabled) return null;
  const end = Math.min(new Date(row.expiresAt).getTime(), endOf(row));
  return end > deps.now().getTime() ? row : null;
}

const endOf = ({ createdAt }: Row) => new Date(createdAt).getTime() + LONGEST_MS;

function asSession(row: Row): Session {
  return {
    sessionId: row.sessionId,
    id: row.id,
    email: row.email,
    name: row.name,
    emailVerified: Boolean(row.emailVerified),
    role: row.role as Role | null,
    timeZone: row.timeZone,
    dieticianId: row.dieticianId,
    consent: row.consent as ConsentState,
  };
}

async function prolong(
  deps: Deps,
  context: Context,
  sessionId: string,
  now: number,
  until: number,
) {
  const expiresAt = new Date(until);
  await deps.db
    .updateTable('session')
    .set({ expiresAt: expiresAt.toISOString(), updatedAt: new Date(now).toISOString() })
    .where('id', '=', sessionId)
    .execute();
  const name = cookieName(deps.config.publicUrl);
  const value = cookieValue(context.req.header('cookie') ?? '', name);
  const secure = name.startsWith('__Secure-') ? '; Secure' : '';
  context.header(
    'set-cookie',
    `${name}=${value}; Max-Age=${SESSION_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`,
    { append: true },
  );
}

function cookieValue(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

// Cookies whose signature was found right, by their text: a browser sends the same one each time.
// Whether the session is still open is asked of the database at every request all the same.
const verified = new Map<string, string>();
const MOST_VERIFIED = 10_000;

/** The token in a signed cookie, `token.signature`; undefined when missing or not ours. */
export function tokenOf(
  header: string | undefined,
  publicUrl: string | undefined,
  secret: string,
): string | undefined {
  const value = header && cookieValue(header, cookieName(publicUrl));
  if (!value || value.length > 300) return undefined;
  const key = `${secret} ${value}`;
  const known = verified.get(key);
  if (known) return known;
  const token = verify(value, secret);
  if (!token) return undefined;
  if (verified.size >= MOST_VERIFIED) verified.clear();
  verified.set(key, token);
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
