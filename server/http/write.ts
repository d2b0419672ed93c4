import type { Insertable, Transaction } from 'kysely';
import type { Change } from '#domain/connection.ts';
import type { Entry } from '../audit/entry.ts';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from './deps.ts';
import { ApiFailure, consentNeeded, consentWithdrawn, notFound } from './failure.ts';
import type { CustomerScope } from './session.ts';
import { say } from './words.ts';

export type ConsentOf = { readonly customerId: string; readonly byDietician: boolean };

/** What a write needs from the request or the background work that it is part of. */
export type WriteContext = Pick<Deps, 'db' | 'engine' | 'hub'> & {
  /** The audit's entry, stored in the same transaction; null for none. */
  readonly entry: Entry | null;
  /** Null when the change needs nobody's consent. */
  readonly consentOf: ConsentOf | null;
};

/** For background work without a request: it needs no audit entry and nobody's consent. */
export const inBackground = <Some extends Pick<Deps, 'db' | 'engine' | 'hub'>>(deps: Some) => ({
  ...deps,
  entry: null,
  consentOf: null,
});

export type Write = {
  readonly db: Transaction<Schema>;
  /** Notes a change, to be published once the transaction has committed. */
  changed(kind: Change['kind'], id: string): void;
  /** Sets what the audit entry names, in place of what the operation declares. */
  recordAs(what: string): void;
};

/**
 * Runs a write in one transaction, adds the audit's entry to it, and publishes what changed after the commit.
 * `work` may run several times, see {@link inTransaction}. Throws 403 when the customer has withdrawn their
 * consent in the meantime.
 */
export async function write<T>(
  { db, engine, hub, entry, consentOf }: WriteContext,
  work: (write: Write) => Promise<T>,
): Promise<T> {
  let changes: Change[] = [];
  let recorded = entry;
  const result = await inTransaction(db, async (transaction) => {
    // An attempt that was rolled back changed nothing.
    changes = [];
    recorded = entry;
    if (consentOf) await requireConsent(transaction, engine, consentOf);
    const done = await work({
      db: transaction,
      changed: (kind, id) => changes.push({ kind, id }),
      recordAs: (what) => {
        recorded = entry && { ...entry, what };
      },
    });
    // A write that repeats an earlier answer, for its Idempotency-Key, has no changes.
    if (changes.length > 0 && recorded)
      await transaction.insertInto('auditEntry').values(recorded).execute();
    return done;
  });
  hub.publish(changes.map((change) => ({ change })));
  return result;
}

/**
 * The first step of a write: reads again whether the customer has given their consent, and locks the customer
 * until the transaction ends. So a withdrawal either comes after the write, or the write is refused; and writes
 * about one customer follow one another, so that none locks in another order than the rest. Throws 403.
 */
async function requireConsent(
  db: Transaction<Schema>,
  engine: Deps['engine'],
  { customerId, byDietician }: ConsentOf,
): Promise<void> {
  const asking = db.selectFrom('user').select('consent').where('id', '=', customerId);
  // SQLite has one writer at a time anyway.
  const locked = engine === 'postgres' ? asking.forNoKeyUpdate() : asking;
  const person = await locked.executeTakeFirst();
  if (byDietician && person?.consent === 'withdrawn') throw consentWithdrawn();
  if (!byDietician && person?.consent !== 'given') throw consentNeeded();
}

/**
 * Locks a customer until the transaction ends, as `write` does first when it needs a consent. For other writes
 * about a customer: two that lock in different orders would deadlock. SQLite needs no lock: it has one writer at
 * a time.
 */
export async function lockCustomer(
  { db, engine }: { readonly db: Db; readonly engine: Deps['engine'] },
  { customerId }: Pick<CustomerScope, 'customerId'>,
): Promise<void> {
  if (engine !== 'postgres') return;
  await db.selectFrom('user').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
}

export const editedMeanwhile = () => new ApiFailure(412, 'edited-meanwhile', say.editedMeanwhile);

/** Why a change of one version met no row: there is another version, or `row` finds none. */
export const missingOrEdited = async (row: { executeTakeFirst(): Promise<unknown> }) =>
  (await row.executeTakeFirst()) ? editedMeanwhile() : notFound();

/** The tables in which there is one row for each key, and each save is a version of it. */
type Versioned =
  | 'appointmentHours'
  | 'chosenAllergens'
  | 'customerAttention'
  | 'foodTarget'
  | 'note'
  | 'notificationSetting'
  | 'practice'
  | 'practiceAttention'
  | 'practiceLook'
  | 'visitTemplate';

/** Replaces `version` of a row (0: there is none yet) by the next one. Throws 412 when it is not the latest. */
export async function saveVersion<
  Name extends Versioned,
  Key extends keyof Insertable<Schema[Name]>,
>(
  db: Db,
  table: Name,
  key: Pick<Insertable<Schema[Name]>, Key>,
  values: Omit<Insertable<Schema[Name]>, Key | 'version'>,
  version: number,
): Promise<void> {
  // All of these tables have a version, and Kysely looks at one table at a time.
  const [one, row] = [table as 'note', { ...values, version: version + 1 } as never];
  const saved =
    version === 0
      ? await db
          .insertInto(one)
          .values({ ...key, ...(row as object) } as never)
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable(one)
          .set(row)
          .where((where) => where.and({ ...key, version } as never))
          .returning('version')
          .executeTakeFirst();
  if (!saved) throw editedMeanwhile();
}
