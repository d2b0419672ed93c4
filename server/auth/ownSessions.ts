import { deviceWords, networkWords } from '#domain/accounts/device.ts';
import type { OwnSession } from '#domain/accounts/sessionSchema.ts';
import { atMost } from '../db/atMost.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { forgetPlaces } from './places.ts';
import { lifeOf, PENDING, type Session } from './session.ts';

const MOST_LISTED = 100;

const instant = (at: string | Date) => new Date(at).toISOString();

/** Where a person is signed in: this session first, then by how lately each was used. */
export async function listOwnSessions(
  deps: Deps,
  { id, sessionId }: Session,
): Promise<OwnSession[]> {
  const rows = await deps.db
    .selectFrom('session')
    .select(['id', 'ipAddress', 'userAgent', 'createdAt', 'updatedAt', 'expiresAt'])
    .where('userId', '=', id)
    .where((where) => where.or([where('proof', 'is', null), where('proof', '!=', PENDING)]))
    .orderBy('updatedAt', 'desc')
    .limit(atMost(MOST_LISTED))
    .execute();
  const now = deps.now().getTime();
  return rows
    .filter((row) => lifeOf(deps.config, row).endsAt > now)
    .map((row) => ({
      id: row.id,
      device: deviceWords(row.userAgent),
      network: networkWords(row.ipAddress),
      beganAt: instant(row.createdAt),
      usedAt: instant(row.updatedAt),
      current: row.id === sessionId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/**
 * Ends one session of a person; its streams end with it. It may be a stranger's, so the places that
 * the person came in from are forgotten with it. False, and nothing forgotten, where there is none.
 */
export async function endOwnSession(
  deps: Deps,
  { id: userId, email }: Session,
  sessionId: string,
): Promise<boolean> {
  const ended = await inTransaction(deps.db, async (db) => {
    const found = await db
      .deleteFrom('session')
      .where('id', '=', sessionId)
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (found) await forgetPlaces(db, email);
    return found !== undefined;
  });
  if (ended) deps.hub.publish([{ ended: { userId, sessionId } }]);
  return ended;
}

/** Ends every session of a person but this one, and forgets the places that they came in from. */
export async function endOtherSessions(
  deps: Deps,
  { id, sessionId, email }: Session,
): Promise<void> {
  await inTransaction(deps.db, async (db) => {
    await db.deleteFrom('session').where('userId', '=', id).where('id', '!=', sessionId).execute();
    await forgetPlaces(db, email);
  });
  deps.hub.publish([{ ended: { userId: id, exceptSessionId: sessionId } }]);
}
