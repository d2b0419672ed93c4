import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message, MessageInput, Subject } from '#domain/conversations/conversationSchema.ts';
import type { Day } from '#domain/day.ts';
import { smallImage } from '#domain/images/image.ts';
import { idAfter } from '#server/conversations/changing.ts';
import { storeWaiting } from '#server/conversations/waiting.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';
import { aPicture } from './images.ts';
import type { Person } from './people.ts';

/** A message as a screen sends it. */
export const messageInput = (wishes: Partial<MessageInput> = {}): MessageInput => ({
  text: 'May I eat rice in the evening?',
  subject: { kind: 'general' },
  ...wishes,
});

type MessageWishes = {
  text?: string;
  /** The dietician who wrote it; absent: the customer wrote it. */
  by?: Person;
  subject?: Subject;
  /** The id of the last message that it answers. */
  answersUpTo?: string;
  suggestion?: Omit<NonNullable<Message['suggestion']>, 'takenOverAt'>;
  sentAt?: Date;
  picture?: string;
};

export function conversations(db: Db, dataDir: string | undefined) {
  const conversationOf = async ({ id: customerId }: Person) => {
    const marks = { lastId: '', readByCustomer: '', readByPractice: '', settledUpTo: '' };
    await db
      .insertInto('conversation')
      .values({ customerId, ...marks, version: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return db
      .selectFrom('conversation')
      .selectAll()
      .where('customerId', '=', customerId)
      .executeTakeFirstOrThrow();
  };

  return {
    /** Adds a message to a customer's conversation and returns its id. */
    async aMessage(customer: Person, wishes: MessageWishes = {}): Promise<string> {
      const { text = messageInput().text, by, suggestion, sentAt = new Date() } = wishes;
      const { lastId } = await conversationOf(customer);
      const id = idAfter(lastId);
      const subject = wishes.subject ?? { kind: 'general' as const };
      await db
        .insertInto('message')
        .values({
          customerId: customer.id,
          id,
          side: by ? 'dietician' : 'customer',
          writerId: (by ?? customer).id,
          sentAt: sentAt.toISOString(),
          text,
          subject: JSON.stringify(subject),
          subjectDate: 'meal' in subject ? subject.date : null,
          picture: wishes.picture ?? null,
          suggestion: suggestion ? JSON.stringify(suggestion) : null,
          answersUpTo: wishes.answersUpTo ?? null,
        })
        .execute();
      await db
        .updateTable('conversation')
        .set({ lastId: id })
        .where('customerId', '=', customer.id)
        .execute();
      await storeWaiting(db, customer.id);
      return id;
    },

    /** A conversation that was given to a dietician. */
    async anAssignedConversation(customer: Person, assignee: Person): Promise<void> {
      const { version } = await conversationOf(customer);
      await db
        .updateTable('conversation')
        .set({ assigneeId: assignee.id, version: version + 1 })
        .where('customerId', '=', customer.id)
        .execute();
    },

    /**
     * A record that a dietician settled messages without an answer. It contains no message, so all still
     * wait. Returns its id.
     */
    async aDone(customer: Person, by: Person): Promise<string> {
      const row = { id: orderedId(), byId: by.id, doneAt: new Date().toISOString() };
      await db
        .insertInto('conversationDone')
        .values({ customerId: customer.id, ...row, upTo: null, notes: '[]' })
        .execute();
      return row.id;
    },

    /** A picture that waits for its message, or belongs to one; returns its name. */
    async aMessagePicture(customer: Person, messageId: string | null = null): Promise<string> {
      if (!dataDir) throw new Error('Pictures need the data folder of the server.');
      const filename = `${randomUUID()}.webp`;
      const folder = join(dataDir, 'images', 'profileImages', customer.id);
      mkdirSync(folder, { recursive: true });
      const picture = await aPicture('webp', 96, 72);
      for (const name of [filename, smallImage(filename)])
        writeFileSync(join(folder, name), picture);
      const addedAt = new Date().toISOString();
      await db
        .insertInto('messagePicture')
        .values({ customerId: customer.id, filename, writerId: customer.id, addedAt, messageId })
        .execute();
      return filename;
    },

    /** An unread note of a logged day; returns when it was written. */
    async aWaitingNote(customer: Person, date: Day, at = new Date()): Promise<string> {
      const writtenAt = at.toISOString();
      await db.insertInto('dayNote').values({ customerId: customer.id, date, writtenAt }).execute();
      return writtenAt;
    },
  };
}
