import type { Transaction } from 'kysely';
import type { Change } from '#domain/events.ts';
import type { Leaving } from '../db/noun.ts';
import { rowLimit } from '../db/rowLimit.ts';
import type { Schema } from '../db/schema.ts';
import { notifyDieticians } from '../notify/notify.ts';

/**
 * Tells the dieticians of a new customer; returns the changes to tell live. Without a mail server a
 * customer goes in at once, and may confirm their address later: that is no news.
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

/** What was told to or about somebody whose address turned out to be another's. */
export async function forgetWhatWasTold(
  db: Transaction<Schema>,
  { id }: Pick<Leaving, 'id'>,
): Promise<void> {
  await db
    .deleteFrom('notification')
    .where((where) => where.or([where('userId', '=', id), where('customerId', '=', id)]))
    .execute();
}
