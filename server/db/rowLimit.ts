import { type RawBuilder, sql } from 'kysely';

/**
 * The number of rows for `limit`, as a part of the statement's text. As a bound value it makes SQLite
 * plan the statement anew at each call, which doubles the time of a request. `count` comes from code or
 * from a validated number, never directly from input. Throws TypeError for anything but an integer.
 */
export const rowLimit = (count: number): RawBuilder<number> => {
  if (!Number.isSafeInteger(count)) throw new TypeError(`${count} is no number of rows.`);
  return sql.lit(count);
};
