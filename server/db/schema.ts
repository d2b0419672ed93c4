import type { ColumnType } from 'kysely';

/**
 * The tables of both engines. Each noun adds its own beside its declaration, `<noun>/noun.ts`. Columns
 * carry the names of the wire. Days are `YYYY-MM-DD` and instants ISO 8601 UTC text, so that both
 * engines compare and return them alike.
 */
export interface Schema {
  migration: { name: string; appliedAt: string };
}

/** JSON as text, written and parsed by the queries of its noun. */
export type Json = string;

/** SQLite gives it back as 0 or 1. */
export type Flag = ColumnType<boolean | number, boolean, boolean>;

/** PostgreSQL gives it back as text. */
export type BigNumber = ColumnType<number | string, number>;
