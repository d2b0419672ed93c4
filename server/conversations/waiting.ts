import { sql } from 'kysely';
import type { Conversation } from '#domain/conversations/conversationSchema.ts';
import { EXCERPT_MAX, WAITING_NOTES_MAX } from '#domain/conversations/message.ts';
import { settledUpTo } from '#domain/conversations/waiting.ts';
import { truncate } from '#domain/text.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import type { MessageRow } from './noun.ts';
import { inReadersWords } from './subject.ts';

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
const waitingRows = (db: Db, customerIds: readonly string[]) =>
  db
    .selectFrom('message')
    .where('message.customerId', 'in', customerIds)
    .where('message.side', '=', 'customer')
    .where('message.takenBackAt', 'is', null);

type Waiting = Pick<Conversation, 'messages' | 'notes'>;

/** What waits of each of these customers, by id; `excerpts`: only the beginning of each text. */
export async function whatWaits(
  db: Db,
  customerIds: readonly string[],
  { excerpts }: { readonly excerpts: boolean },
): Promise<(customerId: string) => Waiting> {
  if (customerIds.length === 0) return () => ({ messages: null, notes: [] });
  const messages = await waitingMessages(db, customerIds);
  const notes = await waitingNotes(db, customerIds);
  const shown = (text: string) => (excerpts ? truncate(text, EXCERPT_MAX) : text);
  const asShown = (row: MessageRow) => ({
    id: row.id,
    text: shown(row.text),
    hasPicture: row.picture !== null,
    subject: inReadersWords(JSON.parse(row.subject)),
    sentAt: row.sentAt,
  });
  return (customerId) => {
    const ofCustomer = messages.find((each) => each.customerId === customerId);
    return {
      messages: ofCustomer
        ? {
            count: ofCustomer.count,
            first: asShown(ofCustomer.first),
            last: asShown(ofCustomer.last),
            lastWaiting: ofCustomer.last.id,
          }
        : null,
      notes: notes
        .filter((each) => each.customerId === customerId)
        .map(({ date, notes, writtenAt }) => ({ date, text: shown(notes), writtenAt })),
    };
  };
}

/** The number of waiting messages of each customer, with the first and the last of them. */
async function waitingMessages(db: Db, customerIds: readonly string[]) {
  const counted = await waitingRows(db, customerIds)
    .innerJoin('conversation', 'conversation.customerId', 'message.customerId')
    // Lets the database use the index that contains only these conversations.
    .where('conversation.waitingSince', 'is not', null)
    .whereRef('message.id', '>', 'conversation.settledUpTo')
    .select(({ fn }) => [
      'message.customerId',
      fn.countAll().as('count'),
      fn.min('message.id').as('first'),
      fn.max('message.id').as('last'),
    ])
    .groupBy('message.customerId')
    .execute();
  if (counted.length === 0) return [];
  const rows = await db
    .selectFrom('message')
    .selectAll()
    .where(({ or, and, eb }) =>
      or(
        counted.map(({ customerId, first, last }) =>
          and([eb('customerId', '=', customerId), eb('id', 'in', [first, last])]),
        ),
      ),
    )
    .execute();
  return counted.flatMap(({ customerId, count, ...ends }) => {
    const [first, last] = [ends.first, ends.last].map((id) =>
      rows.find((row) => row.customerId === customerId && row.id === id),
    );
    return first && last ? [{ customerId, count: Number(count), first, last }] : [];
  });
}

/** The waiting notes of each customer, latest days first. */
async function waitingNotes(db: Db, customerIds: readonly string[]) {
  const numbered = db
    .selectFrom('dayNote')
    .select(['customerId', 'date', 'writtenAt'])
    .select(
      sql<number>`row_number() over (partition by "customerId" order by "date" desc)`.as('nth'),
    )
    .where('settledAt', 'is', null)
    .where('customerId', 'in', customerIds);
  return db
    .selectFrom(numbered.as('note'))
    .innerJoin('dailyProgress', (join) =>
      join
        .onRef('dailyProgress.customerId', '=', 'note.customerId')
        .onRef('dailyProgress.date', '=', 'note.date'),
    )
    .select(['note.customerId', 'note.date', 'note.writtenAt', 'dailyProgress.notes'])
    .where('note.nth', '<=', WAITING_NOTES_MAX)
    .orderBy('note.customerId')
    .orderBy('note.date', 'desc')
    .execute();
}
