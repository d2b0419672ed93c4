import type { Db } from '#server/db/open.ts';

/**
 * The tables of the product. SQLite stores the index of an FTS5 table in additional tables, which are left
 * out.
 */
export const tablesOf = async (db: Db) =>
  (await db.introspection.getTables()).filter(
    ({ name }) => !/^(articleSearch|customerGrams)_/.test(name),
  );
