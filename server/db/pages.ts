import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { addDays, type Day, type DayRange } from '#domain/day.ts';

/** How many rows of a long list are read at once. */
export const PAGE_ROWS = 100;

/**
 * The rows of a list, however long, a page at a time. `read` returns the first {@link PAGE_ROWS} rows behind a row,
 * or of all. Other requests are answered between two pages.
 */
export async function* inPages<Row>(
  read: (behind: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let behind: Row | undefined;
  for (;;) {
    const rows = await read(behind);
    if (rows.length > 0) yield rows;
    behind = rows.at(-1);
    if (rows.length < PAGE_ROWS) return;
    await setImmediate();
  }
}

/** Eight weeks: at the limits of what a day can have, still some thousand rows. */
const STRETCH_DAYS = 56;

/** What `read` returns for all days of a range, which is read in stretches, the oldest first. */
export async function inStretches<Row>(
  { from, to }: DayRange,
  read: (stretch: DayRange) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let first: Day = from; first <= to; first = addDays(first, STRETCH_DAYS)) {
    if (first > from) await setImmediate();
    const last = addDays(first, STRETCH_DAYS - 1);
    for (const row of await read({ from: first, to: last < to ? last : to })) all.push(row);
  }
  return all;
}

/**
 * The number of rows for `limit`, as part of the statement's text. As a bound value it makes SQLite plan the
 * statement anew at each call, which doubles the time of a request. `count` must come from code or from a
 * validated number, never directly from input. Throws TypeError unless it is an integer.
 */
export const rowLimit = (count: number): RawBuilder<number> => {
  if (!Number.isSafeInteger(count)) throw new TypeError(`${count} is no number of rows.`);
  return sql.lit(count);
};
