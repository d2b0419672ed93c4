import type { Transaction } from 'kysely';
import type { Change } from '#domain/connection.ts';
import type { Leaving } from '../db/noun.ts';
import { rowLimit } from '../db/pages.ts';
import type { Schema } from '../db/schema.ts';
import { notifyDieticians } from '../notify/notify.ts';

/**
 * Tells the dieticians of a new customer; returns the changes to publish. Without a mail server a customer
 * enters at once and may confirm their address later: that confirmation is no second news.
 */
export async function tellOfCustomer(
  db: Transaction<Schema>,
  customerId: string,
  at: Date,
): Promise<readonly Change[]> {
  const before = await db
    .selectFrom('notification')
    .select('id')
    .where('customerId', '=', customerId)
    .where('kind', '=', 'new-customer')
    .limit(rowLimit(1))
    .executeTakeFirst();
  if (before) return [];
  const changes: Change[] = [];
  const running = { db, changed: (kind: string, id: string) => changes.push({ kind, id }) };
  await notifyDieticians(running, { kind: 'new-customer', customerId, about: '', at });
  return changes;
}

/** Deletes notifications to or about a person whose address turned out to belong to somebody else. */
export async function forgetWhatWasTold(
  db: Transaction<Schema>,
  { id }: Pick<Leaving, 'id'>,
): Promise<void> {
  await db
    .deleteFrom('notification')
    .where((where) => where.or([where('userId', '=', id), where('customerId', '=', id)]))
    .execute();
}
