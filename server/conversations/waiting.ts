import { settledUpTo } from '#domain/conversations/waiting.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/rowLimit.ts';

/**
 * Stores anew until where a conversation is settled, and since when its first message waits, in the
 * transaction that changed what they follow from. Needs the lock of the conversation.
 */
export async function storeWaiting(db: Db, customerId: string): Promise<void> {
  const settled = settledUpTo(await lastAnswer(db, customerId), await doneUpTo(db, customerId));
  const first = await waitingRows(db, [customerId])
    .select('message.sentAt')
    .where('message.id', '>', settled)
    .orderBy('message.id')
    .limit(rowLimit(1))
    .executeTakeFirst();
  await db
    .updateTable('conversation')
    .set({ settledUpTo: settled, waitingSince: first?.sentAt ?? null })
    .where('customerId', '=', customerId)
    .execute();
}

/** Of the answers that hold, the one that settles most. */
async function lastAnswer(db: Db, customerId: string) {
  const rows = await db
    .selectFrom('message')
    .select(['id', 'answersUpTo'])
    .where('customerId', '=', customerId)
    .where('takenBackAt', 'is', null)
    .where('answersUpTo', 'is not', null)
    .orderBy('answersUpTo', 'desc')
    .limit(rowLimit(1))
    .execute();
  return rows.map((row) => ({ ...row, from: 'dietician' as const, takenBack: false }));
}

async function doneUpTo(db: Db, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('conversationDone')
    .select(({ fn }) => fn.max('upTo').as('upTo'))
    .where('customerId', '=', customerId)
    .where('undoneAt', 'is', null)
    .executeTakeFirst();
  return row?.upTo ?? null;
}

/** The messages of customers that were not taken back. */
export const waitingRows = (db: Db, customerIds: readonly string[]) =>
  db
    .selectFrom('message')
    .where('message.customerId', 'in', customerIds)
    .where('message.side', '=', 'customer')
    .where('message.takenBackAt', 'is', null);
