import { settledUpTo } from '#domain/conversations/waiting.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/rowLimit.ts';

/**
 * Recomputes `settledUpTo` and `waitingSince` of a conversation, in the transaction that changed the rows they are
 * computed from. The caller must hold the lock of the conversation.
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

/** Of the answers that were not taken back, the one that settles most. */
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

/** The messages from customers that were not taken back. */
export const waitingRows = (db: Db, customerIds: readonly string[]) =>
  db
    .selectFrom('message')
    .where('message.customerId', 'in', customerIds)
    .where('message.side', '=', 'customer')
    .where('message.takenBackAt', 'is', null);
