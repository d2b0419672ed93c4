import type { Transaction } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { scheduleItem } from '../outbox/items.ts';

/** The kind of item that reminders are in the outbox; its id is that of the reminder. */
export const KIND = 'reminder';

type Of = { readonly customerId: string; readonly id: string };

/** Has the outbox send a reminder when it comes next, an instant; null: not. */
export const scheduleReminder = (
  db: Transaction<Schema>,
  { customerId, id }: Of,
  nextAt: string | null,
  now: Date,
): Promise<void> => scheduleItem(db, { id, kind: KIND, userId: customerId }, nextAt, now);

/** Plans every reminder that comes and is not in the outbox. */
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
