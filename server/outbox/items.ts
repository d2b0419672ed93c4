import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { Db, Engine } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import type { Schema } from '../db/schema.ts';
import type { OutboxRow } from './noun.ts';

/** After this time another instance may take an item. It is longer than a try takes (DELIVERED_WITHIN_MS). */
export const LEASE_MS = 5 * 60_000;

type Leasing = { readonly db: Db; readonly engine: Engine; readonly now: () => Date };

/**
 * Leases the item of a kind that has been due the longest: until `nextTryAt` only this instance may send it.
 * Skips items that another instance is leasing at this moment. Undefined when nothing is due.
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

/** The locale in which an item is worded: of the account that gets it, else of whoever caused it. */
export async function localeOfReader(
  db: Db,
  { userId, recipient, locale }: OutboxRow,
): Promise<string | null> {
  const reader = await db
    .selectFrom('user')
    .select('locale')
    .where((where) => where.and(userId === null ? { email: recipient ?? '' } : { id: userId }))
    .executeTakeFirst();
  return reader?.locale ?? locale;
}

/** Changes a leased item; does nothing if it was rescheduled in the meantime. */
export async function changeLeased(
  db: Db,
  item: OutboxRow,
  change: Partial<OutboxRow>,
): Promise<void> {
  await db.updateTable('outboxItem').set(change).where(isAsLeased(item)).execute();
}

/** Deletes a leased item; does nothing if it was rescheduled in the meantime. */
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
 * Called in the transaction that changes the subject of the item. An instance that is sending the item at
 * this moment then does not change it after its try.
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

/**
 * Schedules every row of a table that has an instant in its column `due` and no item in the outbox yet. Items have the
 * ids of their rows, and go to the customers of these.
 */
export async function scheduleMissing(
  db: Db,
  kind: string,
  { table, due }: { readonly table: string; readonly due: string },
): Promise<void> {
  const at = sql.ref(due);
  await sql`
    insert into "outboxItem"
      ("id", "kind", "userId", "createdAt", "dueAt", "nextTryAt", "tries", "unclear")
    select "id", ${sql.lit(kind)}, "customerId", "createdAt", ${at}, ${at}, 0, 0
    from ${sql.table(table)} where ${at} is not null
    on conflict do nothing`.execute(db);
}
