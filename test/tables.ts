import type { Db } from '#server/db/open.ts';

/** The tables of the product. SQLite keeps the index of an FTS5 table in tables of its own beside it. */
export const tablesOf = async (db: Db) =>
  (await db.introspection.getTables()).filter(
    ({ name }) => !/^(articleSearch|customerGrams)_/.test(name),
  );
