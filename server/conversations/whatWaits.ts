import { sql } from 'kysely';
import type { Conversation } from '#domain/conversations/conversationSchema.ts';
import { EXCERPT_MAX, WAITING_NOTES_MAX } from '#domain/conversations/message.ts';
import type { Subject } from '#domain/conversations/messageSchema.ts';
import { truncate } from '#domain/text.ts';
import type { Db } from '../db/open.ts';
import type { MessageRow } from './noun.ts';
import { waitingRows } from './waiting.ts';

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
    subject: JSON.parse(row.subject) as Subject,
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
