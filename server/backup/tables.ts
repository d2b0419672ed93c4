import { DECLARED } from '../app/nouns.ts';

/** The names of all tables, in the order in which a restore fills them. */
export const TABLES: readonly string[] = Object.keys(DECLARED.tables);

export const isKept = (table: string): boolean => DECLARED.tables[table]?.backup === 'kept';

/** Columns that refer to rows of their own table, filled in after all rows are inserted. */
export const refersToItself = (table: string): readonly string[] =>
  DECLARED.tables[table]?.refersToItself ?? [];

/** The tables whose rows are pictures in the storage. */
export const PICTURE_TABLES: readonly string[] = TABLES.filter(
  (table) => DECLARED.tables[table]?.pictureOf,
);

/** The column with the folder of each picture. Throws for a table without pictures. */
export function pictureOf(table: string): string {
  const column = DECLARED.tables[table]?.pictureOf;
  if (!column) throw new Error(`${table} has no pictures`);
  return column;
}
