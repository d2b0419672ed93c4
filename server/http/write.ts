import type { Transaction } from 'kysely';
import type { Change } from '#domain/events.ts';
import type { Entry } from '../audit/entry.ts';
import type { Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from './deps.ts';
import { consentNeeded, consentWithdrawn } from './failure.ts';

/** A customer without whose consent a change is not stored. */
export type ConsentOf = { readonly customerId: string; readonly byDietician: boolean };

/** What a write has to know of the request, or of the work in the background, that it is part of. */
export type Writing = Pick<Deps, 'db' | 'engine' | 'hub'> & {
  /** Recorded in the same transaction; null: nothing is. */
  readonly entry: Entry | null;
  /** Null: it is about no customer. */
  readonly consentOf: ConsentOf | null;
};

/** For what no request asks for: nothing of it is recorded, and it needs nobody's consent. */
export const inBackground = <Some extends Pick<Deps, 'db' | 'engine' | 'hub'>>(deps: Some) => ({
  ...deps,
  entry: null,
  consentOf: null,
});

export type Write = {
  readonly db: Transaction<Schema>;
  /** Notes a change; it is told once the transaction has committed, and never if it did not. */
  changed(kind: Change['kind'], id: string): void;
};

/**
 * Runs a write in one transaction, with the audit's entry of a dietician's change, and tells live
 * what it changed. Throws 403 where the customer concerned withdraws their consent meanwhile.
 */
export async function write<T>(
  { db, engine, hub, entry, consentOf }: Writing,
  work: (write: Write) => Promise<T>,
): Promise<T> {
  let changes: Change[] = [];
  const result = await inTransaction(db, async (transaction) => {
    // An attempt that was ended told nothing.
    changes = [];
    const done = await work({
      db: transaction,
      changed: (kind, id) => changes.push({ kind, id }),
    });
    // An answer given again under its Idempotency-Key changes nothing.
    if (changes.length > 0) {
      if (entry) await transaction.insertInto('auditEntry').values(entry).execute();
      if (consentOf) await requireConsent(transaction, engine, consentOf);
    }
    return done;
  });
  hub.publish(changes.map((change) => ({ change })));
  return result;
}

/**
 * The last step of a write: asks once more whether the customer has agreed, and locks that until the
 * transaction ends. A withdrawal either waits for it, or has it refused. Throws 403.
 */
async function requireConsent(
  db: Transaction<Schema>,
  engine: Deps['engine'],
  { customerId, byDietician }: ConsentOf,
): Promise<void> {
  const asking = db.selectFrom('user').select('consent').where('id', '=', customerId);
  // SQLite has one writer at a time anyway.
  const locked = engine === 'postgres' ? asking.forShare() : asking;
  const person = await locked.executeTakeFirst();
  if (byDietician && person?.consent === 'withdrawn') throw consentWithdrawn();
  if (!byDietician && person?.consent !== 'given') throw consentNeeded();
}
