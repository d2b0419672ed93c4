import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Db, Engine } from '../db/open.ts';
import { rowLimit } from '../db/rowLimit.ts';
import type { Schema } from '../db/schema.ts';
import type { OutboxRow } from './noun.ts';

/** Longer than one try takes, DELIVERED_WITHIN_MS: after it another instance may send the item. */
export const LEASE_MS = 5 * 60_000;

type Leasing = { readonly db: Db; readonly engine: Engine; readonly now: () => Date };

/**
 * Takes the item of a kind that is due the longest, in one statement: of many instances it is one's
 * alone until `nextTryAt`. It goes past those that another instance is just taking.
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

/** Says what is known of a leased item now; does nothing where it was planned anew meanwhile. */
export async function changeLeased(
  db: Db,
  item: OutboxRow,
  change: Partial<OutboxRow>,
): Promise<void> {
  await db.updateTable('outboxItem').set(change).where(isAsLeased(item)).execute();
}

export async function deleteLeased(db: Db, item: OutboxRow): Promise<void> {
  await db.deleteFrom('outboxItem').where(isAsLeased(item)).execute();
}

const isAsLeased =
  ({ kind, id, dueAt, nextTryAt }: OutboxRow) =>
  (where: ExpressionBuilder<Schema, 'outboxItem'>) =>
    where.and({ kind, id, dueAt, nextTryAt });

type Planned = Pick<OutboxRow, 'id' | 'kind'> & { readonly userId: string };

/**
 * Has an item sent at `dueAt`, an instant, and not when it was to be sent before; null: not at all.
 * Called in the transaction of what it tells of. An instance that is sending it leaves it alone then.
 */
export async function scheduleItem(
  db: Transaction<Schema>,
  { id, kind, userId }: Planned,
  dueAt: string | null,
  now: Date,
): Promise<void> {
  if (dueAt === null) {
    await db.deleteFrom('outboxItem').where('kind', '=', kind).where('id', '=', id).execute();
    return;
  }
  const plan = { dueAt, nextTryAt: dueAt, tries: 0, unclear: 0 };
  await db
    .insertInto('outboxItem')
    .values({ id, kind, userId, createdAt: now.toISOString(), ...plan })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(plan))
    .execute();
}
