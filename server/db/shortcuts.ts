import type { DialectAdapter } from 'kysely';

/** A `long` one reads more than a few rows by their key: nobody else is to wait behind it. */
export type Kind = 'read' | 'long' | 'write';

type Rows = readonly unknown[];

/** Runs a text that stays the same, with other values each time; null: Kysely is to run it. */
export type Shortcut = (
  kind: Kind,
  sql: string,
  values: readonly unknown[],
) => Rows | null | Promise<Rows | null>;

/**
 * What is done for speed alone when a database is asked: nothing outside of these files knows of it.
 * A query that is compiled once (compiled.ts) and runs outside of a transaction takes the shortcut of
 * its engine, past the layers of Kysely. On SQLite reads need not queue behind one another, and single
 * writes that come together wait for the disk once (sqliteShortcut.ts, groupCommit.ts): without, a day
 * is saved half as often. On PostgreSQL small reads that come together travel together
 * (sharedConnections.ts): without, the latest plan is read half as often. What each was measured to be
 * worth: docs/decisions/2026-11-23-speed-behind-one-seam.md.
 */
export const shortcuts = new WeakMap<DialectAdapter, Shortcut>();
