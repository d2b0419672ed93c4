import type {
  ContactMarks,
  ContactMessage,
  MessageBox,
} from '#domain/contact/contactMessageSchema.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { orderedId } from '../db/schema.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import { notFound } from '../http/failure.ts';
import type { Operation } from '../http/operation.ts';
import { type WriteContext, write } from '../http/write.ts';
import { notifyDieticians, settle } from '../notify/notify.ts';
import type { OutboxRow } from '../outbox/noun.ts';

const PAGES = pagesOf('contact-messages', 1);

type Row = Omit<ContactMessage, 'read' | 'archived'> & {
  readAt: string | null;
  archivedAt: string | null;
};

const COLUMNS = [
  'id',
  'name',
  'email',
  'message',
  'receivedAt',
  'readAt',
  'archivedAt',
] as const satisfies (keyof Row)[];

const asMessage = ({ readAt, archivedAt, ...row }: Row): ContactMessage => ({
  ...row,
  read: readAt !== null,
  archived: archivedAt !== null,
});

/** Stores a message together with the letters that pass it on. */
export async function insertMessage(
  operation: WriteContext & Pick<Operation, 'now'>,
  { name, email, message }: Pick<ContactMessage, 'name' | 'email' | 'message'>,
  letters: readonly OutboxRow[],
): Promise<void> {
  const id = orderedId();
  const receivedAt = operation.now().toISOString();
  await write(operation, async (running) => {
    const { db, changed } = running;
    await db
      .insertInto('contactMessage')
      .values({ id, name, email, message, receivedAt })
      .execute();
    if (letters.length > 0)
      await db
        .insertInto('outboxItem')
        .values([...letters])
        .execute();
    changed('contact-message', id);
    await notifyDieticians(running, { ...enquiry(id), at: operation.now() });
  });
}

const enquiry = (about: string) => ({ kind: 'website-enquiry', customerId: null, about }) as const;

/** A page of the messages in a box, latest first. */
export async function listMessages(
  db: Db,
  { box, after, limit }: { box: MessageBox; after?: string | undefined; limit: number },
): Promise<{ items: ContactMessage[]; next: string | null }> {
  let query = db
    .selectFrom('contactMessage')
    .select(COLUMNS)
    .where('archivedAt', box === 'archive' ? 'is not' : 'is', null)
    .orderBy('id', 'desc')
    .limit(rowLimit(limit + 1));
  const keys = PAGES.keysOf(after);
  if (keys) query = query.where('id', '<', keys[0] ?? '');
  const { items, next } = pageFrom(await query.execute(), limit, (row) => PAGES.cursorOf(row.id));
  return { items: items.map(asMessage), next };
}

export async function countUnread(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('contactMessage')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('readAt', 'is', null)
    .where('archivedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Sets whether a message is read and archived. Throws 404. */
export async function markMessage(
  operation: Operation,
  id: string,
  { read, archived }: ContactMarks,
): Promise<ContactMessage> {
  const at = operation.now().toISOString();
  return write(operation, async (running) => {
    const { db, changed } = running;
    const row = await db
      .updateTable('contactMessage')
      .set({ readAt: read ? at : null, archivedAt: archived ? at : null })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirst();
    if (!row) throw notFound();
    changed('contact-message', id);
    if (read || archived) await settle(running, { ...enquiry(id), at: operation.now() });
    return asMessage(row);
  });
}

/** Deletes a message for good. Throws 404. */
export async function deleteMessage(operation: Operation, id: string): Promise<void> {
  await write(operation, async (running) => {
    const { db, changed } = running;
    const row = await db
      .deleteFrom('contactMessage')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw notFound();
    changed('contact-message', id);
    await settle(running, { ...enquiry(id), at: operation.now() });
  });
}
