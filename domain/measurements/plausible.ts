import { addDays, type Day, daysBetween, formatDay } from '../day.ts';
import type { Reasons } from '../refusal.ts';
import { BODY, inUnit, isBodyKind, kindName, quantity, siOf, unitName } from './measurement.ts';
import { say } from './words.ts';

export type Measured = { readonly kind: string; readonly value: number; readonly unit: string };

export type Earlier = { readonly date: Day; readonly si: number };

/** The share by which a value may differ from the previous one without a question. */
const FAR = 0.15;
/** A slip is suggested only if its correction is so near the previous value, some weeks old perhaps. */
const SLIP_FAR = 0.3;
/** Older values say little about today. */
const COMPARED_DAYS = 60;

const YEARS_BACK = 30;
/** What programs write where they know no date. */
const PLACEHOLDERS: readonly Day[] = ['1900-01-01', '1970-01-01', '2000-01-01'];

/** The measured person: their own today, and when they were born, null if that is not known. */
export type Life = { readonly today: Day; readonly born: Day | null };

/** Why nothing can have been measured on a day; null if it can. */
export function dayRefusal(date: Day, { today, born }: Life): string | null {
  if (date > today) return say.dayToCome;
  const first = `${Number(today.slice(0, 4)) - YEARS_BACK}${today.slice(4)}`;
  if (date < first)
    return PLACEHOLDERS.includes(date) ? say.placeholderTooOld(date) : say.tooLongAgo(YEARS_BACK);
  return born !== null && date < born ? say.beforeBirth : null;
}

/** Why nothing can have been measured at an instant; null if it can. Both in milliseconds since 1970. */
export const laterRefusal = (at: number, now: number): string | null =>
  at > now ? say.timeToCome : null;

/** Why a kind cannot be measured in this unit; null if it can. `own` is the unit of a practice's kind. */
export function unitRefusal(kind: string, unit: string, own: string | null): string | null {
  const units: readonly string[] = isBodyKind(kind) ? BODY[kind].units : own === null ? [] : [own];
  return units.includes(unit) ? null : say.chooseUnitOf(units.map(unitName));
}

/** Why no person can have this value; null if a person can. */
export function impossibleRefusal({ kind, value, unit }: Measured): string | null {
  if (!isBodyKind(kind)) return null;
  const si = siOf(value, unit);
  const [least, most] = BODY[kind].possible;
  if (si >= least && si <= most) return null;
  return say.hasToBeBetween(inUnit(least, unit), quantity(inUnit(most, unit), unit));
}

/** The first day whose measurements a value of `date` is compared with. */
export const comparedFrom = (date: Day): Day => addDays(date, -COMPARED_DAYS);

type Slip = 'ten-times' | 'tenth' | 'other-unit';

/** Why to ask: the slip that a value looks like, none (`unlikely`), or a day that programs fill in. */
export type UnlikelyCode = Slip | 'unlikely' | 'placeholder';

const SLIPS: readonly Slip[] = ['ten-times', 'tenth', 'other-unit'];

/** The intended value if this value is such a slip; null if the kind has no other unit. */
export function meantBy({ kind, value, unit }: Measured, slip: UnlikelyCode): Measured | null {
  if (slip === 'unlikely' || slip === 'placeholder') return null;
  if (slip !== 'other-unit') {
    const meant = slip === 'ten-times' ? value / 10 : value * 10;
    return { kind, value: Number(meant.toPrecision(12)), unit };
  }
  const other = isBodyKind(kind) ? BODY[kind].units.find((each) => each !== unit) : undefined;
  return other ? { kind, value, unit: other } : null;
}

/**
 * Why a value should be confirmed before it is stored: a sentence, by the code of the slip it looks like.
 * Empty for a likely value. `last` is the person's previous value of this kind since {@link comparedFrom},
 * null for none. With `hidesNumbers` the sentence contains no figure of the body. `date`: the value's day.
 */
export function reasonsToConfirm(
  measured: Measured,
  last: Earlier | null,
  { hidesNumbers = false, date = '' }: { hidesNumbers?: boolean; date?: Day } = {},
): Reasons<UnlikelyCode> {
  if (isLikely(measured, last))
    return PLACEHOLDERS.includes(date) ? { placeholder: say.placeholder(date) } : {};
  const code = slipOf(measured, last) ?? 'unlikely';
  if (hidesNumbers) return { [code]: say.unusual };
  return { [code]: sentence(measured, last, meantBy(measured, code)) };
}

function isLikely({ kind, value, unit }: Measured, last: Earlier | null, far = FAR): boolean {
  const si = siOf(value, unit);
  if (last) return Math.abs(si - last.si) <= far * last.si;
  if (!isBodyKind(kind)) return true;
  const [least, most] = BODY[kind].usual;
  return si >= least && si <= most;
}

/** The slip whose correction comes nearest to the expected value; undefined when none is likely. */
function slipOf(measured: Measured, last: Earlier | null): Slip | undefined {
  const expected = last?.si ?? middleOf(measured.kind);
  const distance = (slip: Slip) => {
    const meant = meantBy(measured, slip);
    if (!meant || !isLikely(meant, last, SLIP_FAR)) return Number.POSITIVE_INFINITY;
    return Math.abs(Math.log(siOf(meant.value, meant.unit) / expected));
  };
  const [nearest] = SLIPS.filter((slip) => Number.isFinite(distance(slip))).sort(
    (one, other) => distance(one) - distance(other),
  );
  return nearest;
}

/** The geometric mean of the bounds of the usual values. */
function middleOf(kind: string): number {
  if (!isBodyKind(kind)) return 1;
  const [least, most] = BODY[kind].usual;
  return Math.sqrt(least * most);
}

function sentence(
  { kind, value, unit }: Measured,
  last: Earlier | null,
  meant: Measured | null,
): string {
  const typed = quantity(value, unit);
  const said = last
    ? say.farFromLast(typed, quantity(inUnit(last.si, unit), unit), formatDay(last.date, 'medium'))
    : say.unusualFor(typed, kindName(kind));
  return `${said} ${meant ? say.didYouMean(quantity(meant.value, meant.unit)) : say.isItRight}`;
}

type Row = Measured & { readonly date: Day };

type UnlikelyRow = {
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
