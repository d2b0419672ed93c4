import type { Day } from '#domain/day.ts';
import type { ImportedRow } from '#domain/measurements/importSchema.ts';
import { type BodyKind, isBodyKind, UNITS_OF } from '#domain/measurements/measurement.ts';
import { futureRefusal, impossibleRefusal } from '#domain/measurements/plausible.ts';
import { type DayOrder, momentIn, orderOf, timeIn } from './dates.ts';
import { NO_DATE, NO_DATE_COLUMN, NO_NUMBER, noColumnOf, ORDER_MIXED, twoUnits } from './words.ts';

/** The cells of a file, row by row. */
export type Table = readonly (readonly string[])[];

/** What a file turned out to be. */
export type Recognised = {
  readonly header: readonly string[] | null;
  readonly dateColumn: number;
  readonly timeColumn: number | null;
  readonly valueColumn: number;
  /** The unit that the file names; null where it names none. */
  readonly unit: string | null;
  /** 'either': the dates could be read both ways. */
  readonly order: DayOrder | 'either';
  /** The rows with values, and the line of each in the file, from 1. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
};

type Outcome =
  | { readonly ok: true; readonly found: Recognised }
  | { readonly ok: false; readonly sentence: string };

/** How exports call the kinds, in the languages that scales speak. */
const HEADINGS: Readonly<Record<BodyKind, RegExp>> = {
  weight: /weight|gewicht|poids|peso/i,
  waist: /waist|taille|bauch/i,
  hip: /hips?|hüft/i,
  chest: /chest|brust/i,
  upperArm: /arm/i,
  thigh: /thigh|oberschenkel/i,
  bodyFat: /^fat$|body ?fat|fat ?\(%\)|fett/i,
};
/** A column beside the one that is looked for. */
const OTHERS = /goal|ideal|target|lean|bone|muscle|mass|free|comment|note|bmi/i;
const DATES = /date|datum|day|time of measurement|timestamp/i;

const UNIT = /(kg|lbs?|pounds?|cm|in(?:ch(?:es)?)?|%)/i;
const UNIT_IN_HEADING = new RegExp(
  `[([]\\s*${UNIT.source}\\s*[)\\]]|,\\s*${UNIT.source}\\s*$`,
  'i',
);
const NUMBER = /^([+-]?\d[\d.,' ]*)\s*([a-z%]*)$/i;

/** How many rows with words may stand above the first date. */
const HEADINGS_MOST = 10;

const unitCalled = (words: string): string | null => {
  const word = words.toLowerCase();
  if (/^(lb|pound)/.test(word)) return 'lb';
  if (/^in/.test(word)) return 'in';
  return ['kg', 'cm', '%'].find((each) => each === word) ?? null;
};

/** A number with a point or a comma, and a unit behind it; null for anything else. */
export function amountIn(text: string): { value: number; unit: string | null } | null {
  const [, digits = '', unit = ''] = NUMBER.exec(text.trim()) ?? [];
  if (digits === '') return null;
  const plain = digits.replaceAll(/[' ]/g, '');
  // Of a point and a comma the last one separates the decimals.
  const decimal = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const whole = plain.slice(0, decimal < 0 ? plain.length : decimal).replaceAll(/[.,]/g, '');
  const value = Number(decimal < 0 ? whole : `${whole}.${plain.slice(decimal + 1)}`);
  return Number.isFinite(value) ? { value, unit: unitCalled(unit) } : null;
}

const isMoment = (text: string) =>
  momentIn(text, 'day-first') !== null || momentIn(text, 'month-first') !== null;

/** Finds the day and the value of a kind in the cells of a file; `name` is what the kind is called. */
export function recognise(table: Table, kind: string, name: string): Outcome {
  const rows = table
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const first = rows.slice(0, HEADINGS_MOST).findIndex(({ cells }) => cells.some(isMoment));
  if (first < 0) return { ok: false, sentence: NO_DATE_COLUMN };
  const header = rows[first - 1]?.cells ?? null;
  const data = rows.slice(first);
  const widths = Array.from(
    { length: Math.max(...data.map(({ cells }) => cells.length)) },
    (_, at) => at,
  );
  const share = (at: number, is: (cell: string) => boolean) =>
    data.filter(({ cells }) => is(cells[at] ?? '')).length / data.length;
  const headed = (at: number, by: RegExp) => by.test(header?.[at] ?? '');

  const dates = widths.filter((at) => share(at, isMoment) > 0.5);
  const dateColumn = dates.find((at) => headed(at, DATES)) ?? dates[0];
  if (dateColumn === undefined) return { ok: false, sentence: NO_DATE_COLUMN };
  const timeColumn = widths.find(
    (at) => at !== dateColumn && share(at, (cell) => timeIn(cell) !== null) > 0.5,
  );
  const numbers = widths.filter(
    (at) =>
      !dates.includes(at) &&
      at !== timeColumn &&
      share(at, (cell) => amountIn(cell) !== null) > 0.5,
  );
  const valueColumn = columnOf(kind, numbers, header);
  if (valueColumn === undefined) return { ok: false, sentence: noColumnOf(name, header ?? []) };

  const order = orderOf(data.map(({ cells }) => cells[dateColumn] ?? ''));
  if (order === null) return { ok: false, sentence: ORDER_MIXED };
  const unit = unitOf(
    kind,
    header?.[valueColumn] ?? '',
    data.map(({ cells }) => cells[valueColumn] ?? ''),
  );
  if (Array.isArray(unit)) return { ok: false, sentence: twoUnits(unit) };
  const columns = { header, dateColumn, timeColumn: timeColumn ?? null, valueColumn };
  return { ok: true, found: { ...columns, unit, order, rows: data } };
}

function columnOf(kind: string, numbers: readonly number[], header: readonly string[] | null) {
  if (header === null) return numbers.length === 1 || isBodyKind(kind) ? numbers[0] : undefined;
  const heading = (at: number) => header[at] ?? '';
  const wanted = isBodyKind(kind) ? HEADINGS[kind] : null;
  const called = numbers.filter((at) => wanted?.test(heading(at)));
  const plain = called.filter((at) => !OTHERS.test(heading(at)));
  if (plain[0] !== undefined || called[0] !== undefined) return plain[0] ?? called[0];
  // A single column of numbers under a heading that says nothing else.
  const [only, ...more] = numbers;
  const isOfOther = Object.values(HEADINGS).some(
    (each) => only !== undefined && each.test(heading(only)),
  );
  return more.length === 0 && !isOfOther ? only : undefined;
}

/** The unit of a column; null where nothing names one, several where its cells differ. */
function unitOf(kind: string, heading: string, cells: readonly string[]): string | null | string[] {
  const named = [...new Set(cells.flatMap((cell) => amountIn(cell)?.unit ?? []))];
  if (named.length > 1) return named;
  const [, bracketed, behind] = UNIT_IN_HEADING.exec(heading) ?? [];
  const unit = named[0] ?? unitCalled(bracketed ?? behind ?? '');
  const units: readonly string[] = isBodyKind(kind) ? UNITS_OF[kind] : [];
  return unit !== null && units.includes(unit) ? unit : null;
}

export type Refused = { readonly line: number; readonly why: string };

type Chosen = {
  readonly kind: string;
  readonly unit: string;
  readonly order: DayOrder;
  readonly today: Day;
};

/** The rows that can be imported, and those that cannot with the reason. */
export function rowsFrom(
  { rows, dateColumn, timeColumn, valueColumn }: Recognised,
  { kind, unit, order, today }: Chosen,
): { rows: ImportedRow[]; refused: Refused[] } {
  const good: ImportedRow[] = [];
  const refused: Refused[] = [];
  for (const { line, cells } of rows) {
    const moment = momentIn(cells[dateColumn] ?? '', order);
    const amount = amountIn(cells[valueColumn] ?? '');
    const apart = timeColumn === null ? null : timeIn(cells[timeColumn] ?? '');
    const why = !moment
      ? NO_DATE
      : !amount || amount.value <= 0
        ? NO_NUMBER
        : (futureRefusal(moment.date, today) ??
          impossibleRefusal({ kind, value: amount.value, unit }));
    if (why || !moment || !amount) refused.push({ line, why: why ?? NO_NUMBER });
    else good.push({ date: moment.date, time: moment.time ?? apart, value: amount.value });
  }
  return { rows: good, refused };
}
