import type { Transaction } from 'kysely';
import type { Change } from '#domain/events.ts';
import type { Schema } from './db/schema.ts';
import { inTransaction } from './db/transaction.ts';
import type { Deps } from './deps.ts';

export type Write = {
  readonly db: Transaction<Schema>;
  /** Notes a change; it is told once the transaction has committed, and never if it did not. */
  changed(kind: Change['kind'], id: string): void;
};

/** Runs a write in one transaction and tells live what it changed. */
export async function write<T>(
  { db, hub }: Pick<Deps, 'db' | 'hub'>,
  work: (write: Write) => Promise<T>,
): Promise<T> {
  let changes: Change[] = [];
  const result = await inTransaction(db, (transaction) => {
    // An attempt that was ended told nothing.
    changes = [];
    return work({ db: transaction, changed: (kind, id) => changes.push({ kind, id }) });
  });
  hub.publish(changes.map((change) => ({ change })));
  return result;
}
