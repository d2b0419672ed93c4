import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { sql } from 'kysely';
import type { Role } from '#domain/accounts/role.ts';
import type { ConsentState } from '#domain/rights/consent.ts';
import type { Config } from '../config.ts';
import { compiled } from '../db/compiled.ts';
import type { Deps } from '../deps.ts';
import { log } from '../log.ts';
import { wordsOf } from '../logWords.ts';
import { DIETICIANS_PROVE } from '../practice/signInRule.ts';

export type Proof = 'code' | 'passkey';

/** The proof of a session that waits for one: until then it opens nothing. */
export const PENDING = 'pending';

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
  /** What it was proved with beside the password or Google; null: with nothing. */
  readonly proof: Proof | null;
  /** The practice demands a second factor, and this session has none: see api/guard.ts. */
  readonly mustProve: boolean;
  readonly consent: ConsentState;
};

type Row = {
  sessionId: string;
  expiresAt: string | Date;
  createdAt: string | Date;
  updatedAt: string | Date;
  id: string;
  email: string;
  name: string;
  emailVerified: boolean | number;
  role: string | null;
  timeZone: string | null;
  dieticianId: string | null;
  disabled: boolean | number;
  proof: string | null;
  demandedSince: string | null;
  consent: string;
};

/** One indexed statement: better-auth's own look-up costs more than a small request. */
const sessionByToken = compiled<{ token: string }, Row>((db, value) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .leftJoin('practiceRule', (join) =>
      join.on('practiceRule.rule', '=', sql.lit(DIETICIANS_PROVE)),
    )
    .select([
      'session.id as sessionId',
      'session.expiresAt',
      'session.createdAt',
      'session.updatedAt',
      'session.proof',
      'practiceRule.since as demandedSince',
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
const QUARTER_HOUR_MS = 900_000;

type Times = Pick<Row, 'expiresAt' | 'createdAt' | 'updatedAt'>;
type Lengths = Pick<Config, 'sessionIdleDays' | 'sessionAbsoluteDays'>;

/**
 * When a session is over if it is not used, and at the latest; milliseconds since 1970. Counted from
 * its use, so that a shorter time holds for the sessions from before too.
 */
export function lifeOf(config: Lengths, row: Times): { endsAt: number; latest: number } {
  const idle = new Date(row.updatedAt).getTime() + config.sessionIdleDays * DAY_MS;
  const latest = new Date(row.createdAt).getTime() + config.sessionAbsoluteDays * DAY_MS;
  return { endsAt: Math.min(new Date(row.expiresAt).getTime(), idle, latest), latest };
}

/** The name of the session cookie; browsers keep a `__Secure-` one to TLS. */
export function cookieName(publicUrl: string | undefined): string {
  return `${publicUrl?.startsWith('https:') ? '__Secure-' : ''}better-auth.session_token`;
}

/**
 * The session of a request by its cookie, or null. A session in use is prolonged once a day, and
 * when it was used is noted each quarter of an hour.
 * Asks the database at every call: a session or role revoked is revoked with the next request.
 */
export async function findSession(deps: Deps, context: Context): Promise<Session | null> {
  const token = tokenOf(context.req.header('cookie'), deps.config.publicUrl, deps.config.secret);
  const row = token && (await validRow(deps, token));
  if (!row) return null;
  const now = deps.now().getTime();
  const idleMs = deps.config.sessionIdleDays * DAY_MS;
  const until = Math.min(now + idleMs, lifeOf(deps.config, row).latest);
  if (until - new Date(row.expiresAt).getTime() > Math.min(DAY_MS, idleMs / 24))
    await prolong(deps, context, row.sessionId, now, until);
  else if (now - new Date(row.updatedAt).getTime() > Math.min(QUARTER_HOUR_MS, idleMs / 24))
    await noteUse(deps, row.sessionId, { updatedAt: new Date(now).toISOString() });
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

/** The session of a request that waits for a second factor, or null. */
export async function findPending(
  deps: Deps,
  context: Context,
): Promise<Pick<Session, 'id' | 'email' | 'sessionId'> | null> {
  const token = tokenOf(context.req.header('cookie'), deps.config.publicUrl, deps.config.secret);
  return token ? pendingByToken(deps, token) : null;
}

export const pendingByToken = (deps: Deps, token: string) => openRow(deps, token, true);

const validRow = (deps: Deps, token: string) => openRow(deps, token, false);

async function openRow(deps: Deps, token: string, pending: boolean): Promise<Row | null> {
  const [row] = await sessionByToken(deps.db, { token });
  if (!row || row.disabled || (row.proof === PENDING) !== pending) return null;
  return lifeOf(deps.config, row).endsAt > deps.now().getTime() ? row : null;
}

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
    proof: row.proof as Proof | null,
    mustProve: row.role === 'client' && row.proof === null && row.demandedSince !== null,
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
  const use = { updatedAt: new Date(now).toISOString(), expiresAt: new Date(until).toISOString() };
  if (!(await noteUse(deps, sessionId, use))) return;
  const name = cookieName(deps.config.publicUrl);
  const value = cookieValue(context.req.header('cookie') ?? '', name);
  const secure = name.startsWith('__Secure-') ? '; Secure' : '';
  context.header(
    'set-cookie',
    `${name}=${value}; Max-Age=${Math.round((until - now) / 1000)}; Path=/; HttpOnly; SameSite=Lax${secure}`,
    { append: true },
  );
}

type Use = { readonly updatedAt: string; readonly expiresAt?: string };

/** False where it could not be stored: with the disk full, people can still read. */
async function noteUse({ db }: Deps, id: string, use: Use): Promise<boolean> {
  try {
    await db.updateTable('session').set(use).where('id', '=', id).execute();
    return true;
  } catch (error) {
    log.warn('use of a session not noted', { error: wordsOf(error) });
    return false;
  }
}

/** The value of a cookie of this name in a `Cookie` header. */
export function cookieValue(header: string, name: string): string | undefined {
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
