import type { Transaction } from 'kysely';
import type { Change } from '#domain/events.ts';
import { recordChange } from '../audit/record.ts';
import type { Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { holdConsent } from '../rights/hold.ts';
import type { Deps } from './deps.ts';

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
  { db, hub }: Pick<Deps, 'db' | 'hub'>,
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
      await recordChange(transaction);
      await holdConsent(transaction);
    }
    return done;
  });
  hub.publish(changes.map((change) => ({ change })));
  return result;
}
