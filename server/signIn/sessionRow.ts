import { sql } from 'kysely';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import { DIETICIANS_PROVE } from './rule.ts';

export type SessionRow = {
  sessionId: string;
  expiresAt: string | Date;
  createdAt: string | Date;
  updatedAt: string | Date;
  userId: string;
  userName: string;
  email: string;
  emailVerified: boolean | number;
  role: string | null;
  timeZone: string | null;
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
      'user.timeZone',
      'user.dieticianId',
      'user.disabled',
      'user.consent',
      'user.hidesNumbers',
    ]);

/**
 * The session of a token, in one indexed statement; better-auth's own look-up costs more than a small
 * request.
 */
export const sessionOfToken = (db: Db, token: string) =>
  sessions(db).where('session.token', '=', token);

export type KnownSession = { readonly sessionId: string; readonly userId: string };

/**
 * These sessions, by their ids and their people's. With the people's ids PostgreSQL finds the people by
 * index; without them it reads all customers for the join, from about fifty sessions on.
 */
export const knownSessions = (db: Db, known: readonly KnownSession[]): Promise<SessionRow[]> =>
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

export const sessionByToken = compiled<{ token: string }, SessionRow>((db, value) =>
  sessionOfToken(db, value('token')),
);
