import { dayIn } from '#domain/day.ts';
import type { Deps } from '../http/deps.ts';
import { inBackground, write } from '../http/write.ts';
import { notifyCustomer, settle } from '../notify/notify.ts';
import type { Item } from '../outbox/kind.ts';
import { lockRecipient } from './recipient.ts';

/**
 * Adds a due reminder to its owner's list, in place of the previous one, and pushes it if they chose that.
 * Only once a day, because its mail may be tried many times, also by another instance.
 */
export async function tellOnce(
  deps: Pick<Deps, 'db' | 'engine' | 'hub'>,
  { id, userId, dueAt }: Pick<Item, 'id' | 'userId' | 'dueAt'>,
  at: Date,
): Promise<void> {
  const customerId = userId ?? '';
  await write(inBackground(deps), async (running) => {
    const customer = await lockRecipient(running.db, deps.engine, customerId);
    if (!customer) return;
    const toldFor = dayIn(customer.timeZone, new Date(dueAt));
    const reminder = await running.db
      .updateTable('reminder')
      .set({ toldFor })
      .where('customerId', '=', customerId)
      .where('id', '=', id)
      .where('nextAt', '=', dueAt)
      .where((where) => where.or([where('toldFor', 'is', null), where('toldFor', '!=', toldFor)]))
      .returning('subject')
      .executeTakeFirst();
    if (!reminder) return;
    const news = { kind: 'reminder', customerId, about: reminder.subject, at } as const;
    await settle(running, news);
    await notifyCustomer(running, news);
  });
}
