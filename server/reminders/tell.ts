import type { Transaction } from 'kysely';
import type { Change } from '#domain/events.ts';
import type { Schema } from '../db/schema.ts';
import { notifyCustomer, settle } from '../notify/notify.ts';

/**
 * A reminder that was mailed stands in its owner's list as well, in place of the one before it; and
 * comes by push, if they chose that. Returns the changes to tell live.
 */
export async function tellOfReminder(
  db: Transaction<Schema>,
  { customerId, subject }: { readonly customerId: string; readonly subject: string },
  at: Date,
): Promise<Change[]> {
  const changes: Change[] = [];
  const running = { db, changed: (kind: string, id: string) => changes.push({ kind, id }) };
  const news = { kind: 'reminder', customerId, about: subject, at } as const;
  await settle(running, news);
  await notifyCustomer(running, news);
  return changes;
}
