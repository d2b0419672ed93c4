import type { Transaction } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { scheduleItem } from '../outbox/items.ts';

/** The kind of reminders in the outbox; an item has the id of its reminder. */
export const KIND = 'reminder';

type ReminderKey = { readonly customerId: string; readonly id: string };

/** Schedules a reminder in the outbox for `nextAt`, an instant; null removes it. */
export const scheduleReminder = (
  db: Transaction<Schema>,
  { customerId, id }: ReminderKey,
  nextAt: string | null,
  now: Date,
): Promise<void> => scheduleItem(db, { id, kind: KIND, userId: customerId }, nextAt, now);

/** Schedules every active reminder that has no item in the outbox. */
export async function scheduleAllReminders(db: Db): Promise<void> {
  await db
    .insertInto('outboxItem')
    .columns(['id', 'kind', 'userId', 'createdAt', 'dueAt', 'nextTryAt', 'tries', 'unclear'])
    .expression((from) =>
      from
        .selectFrom('reminder')
        .select(({ lit, val, ref }) => [
          'id',
          val(KIND).as('kind'),
          'customerId',
          'createdAt',
          ref('nextAt').$notNull().as('dueAt'),
          ref('nextAt').$notNull().as('nextTryAt'),
          lit(0).as('tries'),
          lit(0).as('unclear'),
        ])
        .where('nextAt', 'is not', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
