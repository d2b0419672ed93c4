import { type RawBuilder, sql } from 'kysely';

/**
 * The number of rows for `limit`, as part of the statement's text. As a bound value it makes SQLite plan the
 * statement anew at each call, which doubles the time of a request. `count` must come from code or from a
 * validated number, never directly from input. Throws TypeError unless it is an integer.
 */
export const rowLimit = (count: number): RawBuilder<number> => {
  if (!Number.isSafeInteger(count)) throw new TypeError(`${count} is no number of rows.`);
  return sql.lit(count);
};
