import { type RawBuilder, sql } from 'kysely';

/**
 * For `limit`: the number of rows as a part of the text. As a bound value SQLite plans with it, and
 * so parses and plans the whole statement anew each time it is bound, which doubles the cost of the
 * request. `count` comes from code or from a checked number, never from input as it is.
 */
export const rowLimit = (count: number): RawBuilder<number> => {
  if (!Number.isSafeInteger(count)) throw new TypeError(`${count} is no number of rows.`);
  return sql.lit(count);
};
