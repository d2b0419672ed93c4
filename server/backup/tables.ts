import type { Declarations } from '../db/noun.ts';
import type { Shape } from '../db/shape.ts';
import type { Table } from './rows.ts';

export type PictureTable = { readonly name: string; readonly folder: string };

/** The tables of all nouns, as a file sees them: a sealed backup, or an open file without secrets. */
export type Tables = {
  /** All names, in the order in which a restore fills them. */
  readonly names: readonly string[];
  readonly ofPictures: readonly PictureTable[];
  isKept(table: string): boolean;
  /** Columns that refer to rows of their own table, filled in after all rows are inserted. */
  refersToItself(table: string): readonly string[];
  /** A table as the file has it; undefined when the database has none of that name. */
  tableIn(shape: Shape, name: string): Table | undefined;
};

export function backedUp({ tables }: Pick<Declarations, 'tables'>, isOpen = false): Tables {
  return {
    names: Object.keys(tables),
    ofPictures: Object.entries(tables).flatMap(([name, { pictureOf }]) =>
      pictureOf ? [{ name, folder: pictureOf }] : [],
    ),
    isKept: (table) =>
      tables[table]?.backup === 'kept' && !(isOpen && tables[table].secret === 'rows'),
    refersToItself: (table) => tables[table]?.refersToItself ?? [],
    tableIn(shape, name) {
      const columns = shape.get(name);
      const { json = [], secret = [] } = tables[name] ?? {};
      if (!columns) return undefined;
      return isOpen
        ? { name, columns, json, nulls: secret === 'rows' ? [] : secret }
        : { name, columns, json: null, nulls: [] };
    },
  };
}
