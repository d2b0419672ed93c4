import { type Day, daysBetween } from '../day.ts';
import { siOf } from './measurement.ts';
import { COMPARED_DAYS, type Earlier, type Measured, reasonsToConfirm } from './plausible.ts';

type Row = Measured & { readonly date: Day };

/** '1 value is unusual.' */
export const unusualWords = (count: number): string =>
  count === 1 ? '1 value is unusual.' : `${count.toLocaleString('en')} values are unusual.`;

export type UnlikelyRow = {
  /** Its position among the rows. */
  readonly row: number;
  readonly why: string;
};

/**
 * The rows that need a question, each compared with the previous likely value, from the rows or from
 * `stored`. After a lasting step, such as the first value from another scale, the following values count as
 * likely; after a slip they do not.
 */
export function unlikelyRows(
  rows: readonly Row[],
  stored: readonly Earlier[],
  { hidesNumbers = false } = {},
): UnlikelyRow[] {
  const told = stored.map(({ date, si }) => ({ date, si, row: null }));
  const asked = rows.map((each, row) => {
    const { date, value, unit } = each;
    return { date, si: siOf(value, unit), row };
  });
  const all = [...told, ...asked].sort((one, other) =>
    one.date < other.date ? -1 : Number(one.date > other.date),
  );
  const unlikely: UnlikelyRow[] = [];
  let last: Earlier | null = null;
  let step: Earlier | null = null;
  for (const { row, ...each } of all) {
    const measured = row === null ? undefined : rows[row];
    const since = last && daysBetween(last.date, each.date) <= COMPARED_DAYS ? last : null;
    const reasons = measured
      ? reasonsToConfirm(measured, since, { hidesNumbers, date: each.date })
      : {};
    const [[code, why] = []] = Object.entries(reasons);
    const isAfterStep = measured && step && isLikelyAfter(measured, step);
    if (row === null || why === undefined || isAfterStep) {
      last = each;
      step = null;
      continue;
    }
    unlikely.push({ row, why });
    step = code === 'unlikely' ? each : null;
  }
  return unlikely;
}

const isLikelyAfter = (measured: Measured, earlier: Earlier) =>
  Object.keys(reasonsToConfirm(measured, earlier)).length === 0;
