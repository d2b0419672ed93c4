import type { Declarations } from '../db/noun.ts';

/** A table whose rows are pictures in the storage, and its column with the folder of each. */
export type PictureTable = { readonly name: string; readonly folder: string };

/** The tables of all nouns, as a backup sees them. */
export type Tables = {
  /** All names, in the order in which a restore fills them. */
  readonly names: readonly string[];
  readonly ofPictures: readonly PictureTable[];
  isKept(table: string): boolean;
  /** Columns that refer to rows of their own table, filled in after all rows are inserted. */
  refersToItself(table: string): readonly string[];
};

export function backedUp({ tables }: Pick<Declarations, 'tables'>): Tables {
  return {
    names: Object.keys(tables),
    ofPictures: Object.entries(tables).flatMap(([name, { pictureOf }]) =>
      pictureOf ? [{ name, folder: pictureOf }] : [],
    ),
    isKept: (table) => tables[table]?.backup === 'kept',
    refersToItself: (table) => tables[table]?.refersToItself ?? [],
  };
}
