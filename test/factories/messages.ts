import type { ContactMessage } from '#domain/contact/contactMessageSchema.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';

/** Messages from visitors to the practice. */
export function messages(db: Db) {
  return {
    async aContactMessage(wishes: Partial<ContactMessage> = {}): Promise<ContactMessage> {
      const message = {
        id: orderedId(),
        name: 'Vera Visitor',
        email: 'vera@example.test',
        message: 'Do you coach vegans?',
        receivedAt: new Date().toISOString(),
        read: false,
        archived: false,
        ...wishes,
      };
      const { read, archived, ...columns } = message;
      const at = (is: boolean) => (is ? message.receivedAt : null);
      await db
        .insertInto('contactMessage')
        .values({ ...columns, readAt: at(read), archivedAt: at(archived) })
        .execute();
      return message;
    },
  };
}
