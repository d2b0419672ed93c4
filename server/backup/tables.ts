import { DECLARED } from '../app/nouns.ts';

/** The tables there can be, in the order of a restore. */
export const TABLES: readonly string[] = Object.keys(DECLARED.tables);

export const isKept = (table: string): boolean => DECLARED.tables[table]?.backup === 'kept';

/** Columns that refer to rows of their own table: filled in once all of those are there. */
export const refersToItself = (table: string): readonly string[] =>
  DECLARED.tables[table]?.refersToItself ?? [];
