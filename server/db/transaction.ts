import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Db } from './open.ts';
import type { Schema } from './schema.ts';

const ATTEMPTS = 4;
const PAUSE_MS = 25;

/**
 * Runs `work` in one transaction: all of it is stored, or nothing. Where PostgreSQL ends one of
 * several that wait for each other, it is run again from its beginning, a few times: `work` changes
 * nothing but the database. Throws what the last attempt threw.
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
      // Of different length, so that those who met do not meet again.
      await pause(PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}

/** A deadlock, or a transaction that cannot be put in order with another: nobody's fault. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');
