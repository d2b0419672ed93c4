import type { Context } from 'hono';
import { sql } from 'kysely';
import type { Locale } from '#domain/language/language.ts';
import type { ConsentState, Position, Role } from '#domain/signIn/access.ts';
import type { Config } from '../config/config.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import type { Proof, Session } from '../http/session.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';
import { DIETICIANS_PROVE } from './rule.ts';
import { prolongSessionCookie, tokenOf } from './sessionCookie.ts';

/** The proof of a session that waits for a second factor: until then it opens nothing. */
export const PENDING = 'pending';

const DAY_MS = 86_400_000;
const QUARTER_HOUR_MS = 900_000;

type Times = Pick<SessionRow, 'expiresAt' | 'createdAt' | 'updatedAt'>;
type Lengths = Pick<Config, 'sessionIdleDays' | 'sessionAbsoluteDays'>;

type Life = {
  readonly endsAt: number;
  readonly latest: number;
  readonly expiresAt: number;
  readonly updatedAt: number;
};

/**
 * When a session ends without use, and its latest end; milliseconds since 1970. Counted from its last use, so
 * that a shortened setting applies to existing sessions too.
 */
export function lifeOf(config: Lengths, row: Times): Life {
  const expiresAt = new Date(row.expiresAt).getTime();
  const updatedAt = new Date(row.updatedAt).getTime();
  const latest = new Date(row.createdAt).getTime() + config.sessionAbsoluteDays * DAY_MS;
  const endsAt = Math.min(expiresAt, updatedAt + config.sessionIdleDays * DAY_MS, latest);
  return { endsAt, latest, expiresAt, updatedAt };
}

/**
 * The session of a request by its cookie, or null. A session in use is prolonged once a day, and its last use
 * is stored every quarter of an hour. Reads the database at every call, so that a revoked session or role
 * ends with the next request.
 */
export async function findSession(deps: Deps, context: Context): Promise<Session | null> {
  const token = tokenIn(deps, context);
  const open = token && (await openRow(deps, token, false));
  if (!open) return null;
  const { row, life } = open;
  const now = deps.now().getTime();
  const idleMs = deps.config.sessionIdleDays * DAY_MS;
  const until = Math.min(now + idleMs, life.latest);
  if (until - life.expiresAt > Math.min(DAY_MS, idleMs / 24))
    await prolong(deps, context, row.sessionId, now, until);
  else if (now - life.updatedAt > Math.min(QUARTER_HOUR_MS, idleMs / 24))
    await noteUse(deps, row.sessionId, { updatedAt: new Date(now).toISOString() });
  return asSession(row);
}

const tokenIn = ({ config }: Deps, context: Context) =>
  tokenOf(context.req.header('cookie'), config.publicUrl, config.secret);

/** The session that a token opens, or null. */
export async function findSessionByToken(deps: Deps, token: string): Promise<Session | null> {
  const open = await openRow(deps, token, false);
  return open && asSession(open.row);
}

type Pending = Pick<Session, 'id' | 'email' | 'sessionId'>;

/** The session of a request that waits for a second factor, or null. */
export async function findPending(deps: Deps, context: Context): Promise<Pending | null> {
  const token = tokenIn(deps, context);
  const open = token && (await openRow(deps, token, true));
  return open ? asSession(open.row) : null;
}

type Clock = Pick<Deps, 'config' | 'now'>;

// The limit for one statement, because databases limit its number of values.
const MOST_AT_ONCE = 500;

/** Those of these sessions that are still open, by their ids. */
export async function openSessions(
  deps: Clock & Pick<Deps, 'db'>,
  known: readonly KnownSession[],
): Promise<Map<string, Session>> {
  const open = new Map<string, Session>();
  for (let from = 0; from < known.length; from += MOST_AT_ONCE)
    for (const row of await knownSessions(deps.db, known.slice(from, from + MOST_AT_ONCE)))
      if (whileOpen(deps, row, false)) open.set(row.sessionId, asSession(row));
  return open;
}

async function openRow(deps: Deps, token: string, pending: boolean) {
  const [row] = await sessionByToken(deps.db, { token });
  return whileOpen(deps, row, pending);
}

/**
 * A session row with its life; null when it has ended, or when it does not wait for a proof as `pending`
 * says.
 */
function whileOpen(deps: Clock, row: SessionRow | undefined, pending: boolean) {
  if (!row || row.disabled || (row.proof === PENDING) !== pending) return null;
  const life = lifeOf(deps.config, row);
  return life.endsAt > deps.now().getTime() ? { row, life } : null;
}

function asSession(row: SessionRow): Session {
  return {
    sessionId: row.sessionId,
    id: row.userId,
    email: row.email,
    name: row.userName,
    emailVerified: Boolean(row.emailVerified),
    role: row.role as Role | null,
    position: row.position as Position | null,
    timeZone: row.timeZone,
    locale: row.locale as Locale | null,
    dieticianId: row.dieticianId,
    proof: row.proof as Proof | null,
    mustProve: row.role === 'client' && row.proof === null && row.demandedSince !== null,
    consent: row.consent as ConsentState,
    hidesNumbers: Boolean(row.hidesNumbers),
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
  prolongSessionCookie(deps, context, Math.round((until - now) / 1000));
}

type Use = { readonly updatedAt: string; readonly expiresAt?: string };

/** False when it could not be stored: with a full disk, people can still read. */
async function noteUse({ db }: Deps, id: string, use: Use): Promise<boolean> {
  try {
    await db.updateTable('session').set(use).where('id', '=', id).execute();
    return true;
  } catch (error) {
    log.warn('use of a session not noted', { error: wordsOf(error) });
    return false;
  }
}

type SessionRow = {
  sessionId: string;
  expiresAt: string | Date;
  createdAt: string | Date;
  updatedAt: string | Date;
  userId: string;
  userName: string;
  email: string;
  emailVerified: boolean | number;
  role: string | null;
  position: string | null;
  timeZone: string | null;
  locale: string | null;
  dieticianId: string | null;
  disabled: boolean | number;
  proof: string | null;
  demandedSince: string | null;
  consent: string;
  hidesNumbers: boolean | number;
};

/** Sessions with everything that access decisions need. */
const sessions = (db: Db) =>
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
      'user.id as userId',
      'user.name as userName',
      'user.email',
      'user.emailVerified',
      'user.role',
      'user.position',
      'user.timeZone',
      'user.locale',
      'user.dieticianId',
      'user.disabled',
      'user.consent',
      'user.hidesNumbers',
    ]);

/**
 * The session of a token, in one indexed statement; better-auth's own look-up costs more than a small
 * request.
 */
const sessionOfToken = (db: Db, token: string) => sessions(db).where('session.token', '=', token);

type KnownSession = { readonly sessionId: string; readonly userId: string };

/**
 * These sessions, by their ids and their people's. With the people's ids PostgreSQL finds the people by
 * index; without them it reads all customers for the join, from about fifty sessions on.
 */
const knownSessions = (db: Db, known: readonly KnownSession[]): Promise<SessionRow[]> =>
  sessions(db)
    .where(
      'session.id',
      'in',
      known.map(({ sessionId }) => sessionId),
    )
    .where(
      'user.id',
      'in',
      known.map(({ userId }) => userId),
    )
    .execute();

const sessionByToken = compiled<{ token: string }, SessionRow>((db, value) =>
  sessionOfToken(db, value('token')),
);
