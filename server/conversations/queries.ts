import type { Message, Messages, Suggestion } from '#domain/conversations/conversationSchema.ts';
import {
  messageFileUrl,
  messagePictureUrl,
  type Side,
  UNREAD_MAX,
} from '#domain/conversations/message.ts';
import type { Day } from '#domain/day.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import { notFound } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';
import type { ConversationRow, MessageRow } from './noun.ts';
import { inReadersWords } from './subject.ts';

const PAGES = pagesOf('messages', 1);

export type Reader = { readonly readerId: string; readonly side: Side };

type Marks = Pick<ConversationRow, 'readByCustomer' | 'readByPractice'>;
type File = { readonly file: string | null; name: string | null; bytes: number | null };
type Row = MessageRow & Marks & File & { readonly writer: string | null };

const messagesOf = (db: Db, { customerId }: Pick<CustomerScope, 'customerId'>) =>
  db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.customerId', 'message.customerId')
    .leftJoin('user as writer', 'writer.id', 'message.writerId')
    .leftJoin('messageFile', (join) =>
      join
        .onRef('messageFile.customerId', '=', 'message.customerId')
        .onRef('messageFile.messageId', '=', 'message.id'),
    )
    .selectAll('message')
    .select(['conversation.readByCustomer', 'conversation.readByPractice'])
    .select('writer.name as writer')
    .select(['messageFile.filename as file', 'messageFile.name', 'messageFile.bytes'])
    .where('message.customerId', '=', customerId);

function asMessage(row: Row, { hidesNumbers }: CustomerScope, { readerId }: Reader): Message {
  const subject = inReadersWords(JSON.parse(row.subject));
  const isHidden = hidesNumbers && subject.kind === 'measurement';
  const suggestion = row.suggestion && (JSON.parse(row.suggestion) as Suggestion);
  const readByOther = row.side === 'customer' ? row.readByPractice : row.readByCustomer;
  return {
    id: row.id,
    from: row.side,
    writer: row.writer,
    mine: row.writerId === readerId,
    sentAt: row.sentAt,
    text: row.text,
    subject: isHidden ? { ...subject, figure: null } : subject,
    pictureUrl: row.picture && messagePictureUrl(row.customerId, row.picture),
    file:
      row.file === null
        ? null
        : {
            url: messageFileUrl(row.customerId, row.file),
            name: row.name ?? '',
            bytes: row.bytes ?? 0,
          },
    suggestion: suggestion ? { ...suggestion, takenOverAt: row.takenOverAt } : null,
    takenBack: row.takenBackAt !== null,
    read: readByOther >= row.id,
  };
}

type Asked = {
  readonly after?: string | undefined;
  readonly limit: number;
  /** Only messages about this day or a meal of it. */
  readonly date?: Day | undefined;
};

/** A page of a conversation, newest first. Throws 422 for a cursor of another list. */
export async function listMessages(
  db: Db,
  scope: CustomerScope,
  reader: Reader,
  { after, limit, date }: Asked,
): Promise<Pick<Messages, 'items' | 'next'>> {
  const [before] = PAGES.keysOf(after) ?? [];
  let asking = messagesOf(db, scope);
  if (before !== undefined) asking = asking.where('message.id', '<', before);
  if (date !== undefined) asking = asking.where('message.subjectDate', '=', date);
  const rows = await asking
    .orderBy('message.id', 'desc')
    .limit(rowLimit(limit + 1))
    .execute();
  const { items, next } = pageFrom(rows, limit, ({ id }) => PAGES.cursorOf(id));
  return { items: items.map((row) => asMessage(row, scope, reader)), next };
}

/** One message. Throws 404. */
export async function readMessage(
  db: Db,
  scope: CustomerScope,
  reader: Reader,
  id: string,
): Promise<Message> {
  const row = await messagesOf(db, scope).where('message.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return asMessage(row, scope, reader);
}

const OTHER_SIDE: Readonly<Record<Side, Side>> = { customer: 'dietician', dietician: 'customer' };
const MARK = { customer: 'readByCustomer', dietician: 'readByPractice' } as const;

/** The number of unread messages from the other side, at most `UNREAD_MAX`. */
export async function countUnread(db: Db, { customerId }: CustomerScope, side: Side) {
  const unread = db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.customerId', 'message.customerId')
    .select('message.id')
    .where('message.customerId', '=', customerId)
    .where('message.side', '=', OTHER_SIDE[side])
    .where('message.takenBackAt', 'is', null)
    .whereRef('message.id', '>', `conversation.${MARK[side]}`)
    .limit(rowLimit(UNREAD_MAX));
  const { count } = await db
    .selectFrom(unread.as('unread'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Records that a side has read all messages until this one; it never moves back. Returns whether this was new. */
export async function markRead(
  db: Db,
  scope: CustomerScope,
  side: Side,
  upTo: string,
): Promise<boolean> {
  await requireMessage(db, scope, upTo);
  const mark = MARK[side];
  const row = await db
    .updateTable('conversation')
    .set({ [mark]: upTo })
    .where('customerId', '=', scope.customerId)
    .where(mark, '<', upTo)
    .returning('customerId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Throws 404 for an id that no message of this conversation has. */
export async function requireMessage(
  db: Db,
  { customerId }: CustomerScope,
  id: string,
): Promise<void> {
  const row = await db
    .selectFrom('message')
    .select('id')
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
}
