import { type ExpressionBuilder, sql } from 'kysely';
import { atMost } from '../db/atMost.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import type { ReminderRow } from './noun.ts';

/**
 * For how long a reminder is the matter of the instance that took it. Longer than sending takes, with
 * every attempt at a mail server that does not answer: then another one may send it.
 */
export const LEASE_MS = 5 * 60_000;

export const AT_ONE_TIME = 50;

const COLUMNS = [
  'customerId',
  'id',
  'subject',
  'time',
  'weekdays',
  'nextAt',
  'leasedUntil',
] as const;

/** A reminder that is due, as this instance took it. */
export type Claimed = Pick<ReminderRow, (typeof COLUMNS)[number]>;

/**
 * Takes up to `most` reminders that are due, the longest due first, in one statement: of many
 * instances each is one's alone. Those that another instance is just taking it goes past.
 */
export async function claimDue(
  { db, engine, now }: Pick<Deps, 'db' | 'engine' | 'now'>,
  most: number,
): Promise<Claimed[]> {
  const at = now();
  const leasedUntil = new Date(at.getTime() + LEASE_MS).toISOString();
  // As the index of migration 0012 has it.
  const lookedAt = sql<string>`coalesce("leasedUntil", "nextAt")`;
  return db
    .with('due', (from) => {
      const due = from
        .selectFrom('reminder')
        .select(['customerId', 'id'])
        .where('nextAt', 'is not', null)
        .where(lookedAt, '<=', at.toISOString())
        .where('nextAt', '<=', at.toISOString())
        .orderBy(lookedAt)
        .limit(atMost(most));
      return engine === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .updateTable('reminder')
    .set({ leasedUntil })
    .where((where) =>
      where(
        where.refTuple('customerId', 'id'),
        'in',
        where.selectFrom('due').select(['due.customerId', 'due.id']).$asTuple('customerId', 'id'),
      ),
    )
    .returning(COLUMNS)
    .execute();
}

type After = { readonly nextAt: string; readonly sentFor?: string };

/**
 * Says when it comes next, if it still is what was taken: its owner may have given it another time
 * meanwhile, or have it rest. Where they chose other days, it is by those.
 */
export async function moveOn(
  db: Db,
  claimed: Claimed,
  after: (now: Claimed) => After,
): Promise<void> {
  let now: Claimed | undefined = claimed;
  while (now && !(await movedOn(db, now, after(now))))
    now = await db.selectFrom('reminder').select(COLUMNS).where(asTaken(now)).executeTakeFirst();
}

/** False where it is not as it was taken any more. */
async function movedOn(db: Db, claimed: Claimed, after: After): Promise<boolean> {
  const moved = await db
    .updateTable('reminder')
    .set({ ...after, leasedUntil: null })
    .where(asTaken(claimed))
    .where('weekdays', '=', claimed.weekdays)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Leaves it to whoever looks next, this instance or another. */
export async function letGo(db: Db, claimed: Claimed): Promise<void> {
  await db.updateTable('reminder').set({ leasedUntil: null }).where(asTaken(claimed)).execute();
}

const asTaken =
  ({ customerId, id, nextAt, leasedUntil }: Claimed) =>
  (of: ExpressionBuilder<Schema, 'reminder'>) =>
    of.and({ customerId, id, nextAt, leasedUntil });
