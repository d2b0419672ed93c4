import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { unauthenticated } from '../http/failure.ts';

/**
 * For a transaction that adds a way in: whoever ends the session waits for it, and so finds what it
 * added. Throws 401 where the session ended since the request was let in.
 */
export async function lockSession(db: Transaction<Schema>, sessionId: string): Promise<void> {
  const locked = await db
    .updateTable('session')
    .set(({ ref }) => ({ updatedAt: ref('updatedAt') }))
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  if (!locked) throw unauthenticated();
}
