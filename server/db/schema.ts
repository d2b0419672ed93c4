import { randomBytes } from 'node:crypto';
import type { ColumnType } from 'kysely';

/**
 * The tables of both engines. Each noun adds its own in `<noun>/noun.ts`. Columns have the names that the API
 * uses. Days are `YYYY-MM-DD` and instants ISO 8601 UTC, both as text, so that both engines compare and return
 * them in the same way.
 */
export interface Schema {
  migration: { name: string; appliedAt: string };
}

/** JSON as text; the queries of its noun write and parse it. */
export type Json = string;

/** SQLite returns it as 0 or 1. */
export type Flag = ColumnType<boolean | number, boolean, boolean>;

/** PostgreSQL returns it as text. */
export type BigNumber = ColumnType<number | string, number>;

let last = 0;

/**
 * A new identifier of 29 letters and digits that sorts after all earlier ones: the millisecond, never used twice
 * in a process, and 80 random bits. So ordering by id is ordering by time, even within one millisecond, and
 * inserts go to the end of an index.
 */
export function orderedId(): string {
  last = Math.max(Date.now(), last + 1);
  return `${last.toString(36).padStart(9, '0')}${randomBytes(10).toString('hex')}`;
}
