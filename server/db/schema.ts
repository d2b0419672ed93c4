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
