import type { NotificationKind } from '#domain/notifications/kinds.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/orderedId.ts';
import type { Person } from './people.ts';

type Wishes = {
  kind?: NotificationKind;
  /** The customer it is about; a customer's own are about themselves. */
  customer?: Person | null;
  about?: string;
  read?: boolean;
};

export function notifications(db: Db) {
  return {
    /** What somebody was told, in their list alone. */
    async aNotification(person: Person, wishes: Wishes = {}): Promise<{ id: string }> {
      const { customer = person.role === 'customer' ? person : null, read = false } = wishes;
      const usual = person.role === 'customer' ? 'new-plan' : 'website-enquiry';
      const { kind = usual, about = '' } = wishes;
      const id = orderedId();
      const createdAt = new Date().toISOString();
      await db
        .insertInto('notification')
        .values({
          userId: person.id,
          id,
          kind,
          customerId: customer?.id ?? null,
          about,
          app: true,
          createdAt,
          readAt: read ? createdAt : null,
          settledAt: null,
          mailedBy: null,
        })
        .execute();
      return { id };
    },
  };
}
