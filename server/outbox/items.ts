import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Db, Engine } from '../db/open.ts';
import { rowLimit } from '../db/rowLimit.ts';
import type { Schema } from '../db/schema.ts';
import type { OutboxRow } from './noun.ts';

/** After this time another instance may take an item. Longer than a try takes (DELIVERED_WITHIN_MS). */
export const LEASE_MS = 5 * 60_000;

type Leasing = { readonly db: Db; readonly engine: Engine; readonly now: () => Date };

/**
 * Leases the item of a kind that has been due the longest: until `nextTryAt` it belongs to this instance
 * alone. It skips items that another instance is just leasing. Undefined when nothing is due.
 */
export function leaseNext(
  { db, engine, now }: Leasing,
  kind: string,
): Promise<OutboxRow | undefined> {
  const at = now();
  const nextTryAt = new Date(at.getTime() + LEASE_MS).toISOString();
  return db
    .with('due', (from) => {
      const due = from
        .selectFrom('outboxItem')
        .select('id')
        .where('kind', '=', kind)
        .where('nextTryAt', '<=', at.toISOString())
        .orderBy('nextTryAt')
        .limit(rowLimit(1));
      return engine === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .updateTable('outboxItem')
    .set({ nextTryAt })
    .where('kind', '=', kind)
    .where('id', 'in', (from) => from.selectFrom('due').select('due.id'))
    .returningAll()
    .executeTakeFirst();
}

/** Changes a leased item; does nothing when it was rescheduled meanwhile. */
export async function changeLeased(
  db: Db,
  item: OutboxRow,
  change: Partial<OutboxRow>,
): Promise<void> {
  await db.updateTable('outboxItem').set(change).where(isAsLeased(item)).execute();
}

/** Deletes a leased item; does nothing when it was rescheduled meanwhile. */
export async function deleteLeased(db: Db, item: OutboxRow): Promise<void> {
  await db.deleteFrom('outboxItem').where(isAsLeased(item)).execute();
}

const isAsLeased =
  ({ kind, id, dueAt, nextTryAt }: OutboxRow) =>
  (where: ExpressionBuilder<Schema, 'outboxItem'>) =>
    where.and({ kind, id, dueAt, nextTryAt });

type ItemKey = Pick<OutboxRow, 'id' | 'kind'> & { readonly userId: string | null };

/**
 * Schedules an item for `dueAt`, an instant, in place of any earlier time; null: it is not sent at all.
 * Called in the transaction that changes what the item is about. An instance that is just sending it
 * then does not change the item after its try.
 */
export async function scheduleItem(
  db: Transaction<Schema>,
  { id, kind, userId }: ItemKey,
  dueAt: string | null,
  now: Date,
): Promise<void> {
  if (dueAt === null) {
    await db.deleteFrom('outboxItem').where('kind', '=', kind).where('id', '=', id).execute();
    return;
  }
  const schedule = { dueAt, nextTryAt: dueAt, tries: 0, unclear: 0 };
  await db
    .insertInto('outboxItem')
    .values({ id, kind, userId, createdAt: now.toISOString(), ...schedule })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(schedule))
    .execute();
}
