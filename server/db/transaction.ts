import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Db } from './open.ts';
import type { Schema } from './schema.ts';

const ATTEMPTS = 4;
const PAUSE_MS = 25;

/**
 * Runs `work` in one transaction. When PostgreSQL ends it because of a conflict with another one, `work` runs
 * again, up to {@link ATTEMPTS} times: so it must change only the database. Throws the error of the last attempt.
 */
export async function inTransaction<T>(
  db: Db,
  work: (transaction: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      // A random duration, so that the same transactions do not conflict again.
      await pause(PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

/** Whether PostgreSQL ended a transaction because of a deadlock or a failed serialization. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');
