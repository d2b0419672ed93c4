import { DECLARED } from '../app/nouns.ts';

/** The names of all tables, in the order in which a restore fills them. */
export const TABLES: readonly string[] = Object.keys(DECLARED.tables);

export const isKept = (table: string): boolean => DECLARED.tables[table]?.backup === 'kept';

/** Columns that refer to rows of their own table, filled in after all rows are inserted. */
export const refersToItself = (table: string): readonly string[] =>
  DECLARED.tables[table]?.refersToItself ?? [];
