import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { MAILED_ALONE } from '../notify/items.ts';
import { kindsByMail, type PersonToTell, readable } from './standing.ts';

/**
 * Assigns to the digest of `dueAt` the notifications that are unread, chosen for mail and in no mail yet, and
 * returns their kinds. Later notifications are not added to it, so a digest that is sent again after a crash
 * is the same mail.
 */
export function claimDigest(db: Db, person: PersonToTell, dueAt: string): Promise<string[]> {
  return inTransaction(db, async (transaction) => {
    const unread = readable(transaction, person)
      .where('notification.readAt', 'is', null)
      .where('notification.kind', 'in', ['', ...(await kindsByMail(transaction, person))]);
    const claimed = () =>
      unread
        .select('notification.kind')
        .where('notification.mailedBy', '=', dueAt)
        .orderBy('notification.id')
        .execute();
    const before = await transaction
      .selectFrom('notification')
      .select('id')
      .where('userId', '=', person.id)
      .where('mailedBy', '=', dueAt)
      .executeTakeFirst();
    if (!before)
      await transaction
        .updateTable('notification')
        .set({ mailedBy: dueAt })
        .where('userId', '=', person.id)
        .where(
          'id',
          'in',
          unread.select('notification.id').where('notification.mailedBy', 'is', null),
        )
        .execute();
    return (await claimed()).map(({ kind }) => kind);
  });
}

/** Returns the notifications of a digest that was not sent, so that the next one includes them. */
export async function giveBackDigest(db: Db, userId: string, dueAt: string): Promise<void> {
  await db
    .updateTable('notification')
    .set({ mailedBy: null })
    .where('userId', '=', userId)
    .where('mailedBy', '=', dueAt)
    .where('mailedBy', '!=', MAILED_ALONE)
    .execute();
}
