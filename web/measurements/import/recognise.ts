import { type BodyKind, isBodyKind } from '#domain/measurements/measurement.ts';
import { type DayOrder, momentIn, orderOf, timeIn } from './dates.ts';
import { isOfKind, type OwnColumns, ownColumnsOf } from './ownExport.ts';
import { isUnit, unitCalled, unitInHeading } from './units.ts';
import {
  DECIMAL_COMMAS,
  NO_DATE_COLUMN,
  noColumnOf,
  noneOfKind,
  ORDER_MIXED,
  SOME_UNITS,
  twoUnits,
  unknownUnit,
} from './words.ts';

/** The cells of a file, row by row, and their separator. */
export type Table = {
  readonly rows: readonly (readonly string[])[];
  readonly separator: string;
};

/** The kind to find in a file: its id, its name, and its units. */
export type Sought = {
  readonly kind: string;
  readonly name: string;
  readonly units: readonly string[];
};

type Row = { readonly line: number; readonly cells: readonly string[] };

/** What was recognised in a file. */
export type Recognised = {
  readonly header: readonly string[] | null;
  readonly dateColumn: number;
  readonly timeColumn: number | null;
  readonly valueColumn: number;
  /** Set only for Weekplate's own export; null for another file. */
  readonly own: OwnColumns | null;
  /** The unit that the file names; null where it names none. */
  readonly unit: string | null;
  /** 'either': the dates could be read both ways. */
  readonly order: DayOrder | 'either';
  /** The rows with values, and the line of each in the file, from 1. */
  readonly rows: readonly Row[];
};

type Outcome =
  | { readonly ok: true; readonly found: Recognised }
  | { readonly ok: false; readonly sentence: string };

/** The names of the kinds in exports, in the languages that scales use. */
const HEADINGS: Readonly<Record<BodyKind, RegExp>> = {
  weight: /weight|gewicht|poids|peso/i,
  waist: /waist|taille|bauch/i,
  hip: /hips?|hüft/i,
  chest: /chest|brust/i,
  upperArm: /arm/i,
  thigh: /thigh|oberschenkel/i,
  bodyFat: /^fat$|body ?fat|fat ?\(%\)|fett/i,
};
/** Headings of other columns, whose names may contain that of the kind. */
const OTHERS = /goal|ideal|target|lean|bone|muscle|mass|free|comment|note|bmi/i;
const DATES = /date|datum|day|time of measurement|timestamp/i;

const UNIT_HEADING = /^(units?|einheit)$/i;
const NUMBER = /^([+-]?\d[\d.,' ]*)\s*([^\d\s.,]*)$/;

/** The number of heading rows allowed above the first date. */
const HEADINGS_MOST = 10;

/** A number with a point or a comma, and the word behind it; null for anything else. */
export function amountIn(text: string): { value: number; unit: string | null } | null {
  const [, digits = '', unit = ''] = NUMBER.exec(text.trim()) ?? [];
  if (digits === '') return null;
  const plain = digits.replaceAll(/[' ]/g, '');
  // If there are both points and commas, the last one is the decimal separator.
  const decimal = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const whole = plain.slice(0, decimal < 0 ? plain.length : decimal).replaceAll(/[.,]/g, '');
  const value = Number(decimal < 0 ? whole : `${whole}.${plain.slice(decimal + 1)}`);
  return Number.isFinite(value) ? { value, unit: unit || null } : null;
}

const isMoment = (text: string) =>
  momentIn(text, 'day-first') !== null || momentIn(text, 'month-first') !== null;

/** Finds the day and the value of a kind in the cells of a file. */
export function recognise({ rows: table, separator }: Table, sought: Sought): Outcome {
  const rows = table
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const first = rows.slice(0, HEADINGS_MOST).findIndex(({ cells }) => cells.some(isMoment));
  if (first < 0) return refuse(NO_DATE_COLUMN);
  const header = rows[first - 1]?.cells ?? null;
  const own = header && ownColumnsOf(header);
  const all = rows.slice(first);
  const data = own ? all.filter(({ cells }) => isOfKind(cells[own.kind], sought.name)) : all;
  if (data.length === 0) return refuse(noneOfKind(sought.name));
  const widths = Array.from(
    { length: Math.max(...data.map(({ cells }) => cells.length)) },
    (_, at) => at,
  );
  const share = (at: number, is: (cell: string) => boolean) =>
    data.filter(({ cells }) => is(cells[at] ?? '')).length / data.length;
  const headed = (at: number, by: RegExp) => by.test(header?.[at] ?? '');

  const dates = widths.filter((at) => share(at, isMoment) > 0.5);
  const dateColumn = dates.find((at) => headed(at, DATES)) ?? dates[0];
  if (dateColumn === undefined) return refuse(NO_DATE_COLUMN);
  const timeColumn = widths.find(
    (at) => at !== dateColumn && share(at, (cell) => timeIn(cell) !== null) > 0.5,
  );
  const numbers = widths.filter(
    (at) =>
      !dates.includes(at) &&
      at !== timeColumn &&
      share(at, (cell) => amountIn(cell) !== null) > 0.5,
  );
  if (separator === ',' && splitsDecimals(header, data, numbers[0])) return refuse(DECIMAL_COMMAS);
  const valueColumn = own?.value ?? columnOf(sought, numbers, header);
  if (valueColumn === undefined) return refuse(noColumnOf(sought.name, header ?? []));

  const order = orderOf(data.map(({ cells }) => cells[dateColumn] ?? ''));
  if (order === null) return refuse(ORDER_MIXED);
  const unit = unitOf(sought, { header, data, valueColumn, own });
  if (!unit.ok) return unit;
  const columns = { header, dateColumn, timeColumn: timeColumn ?? null, valueColumn, own };
  return { ok: true, found: { ...columns, unit: unit.unit, order, rows: data } };
}

const refuse = (sentence: string) => ({ ok: false, sentence }) as const;

const WHOLE = /^\d+$/;
const DECIMALS = /^\d{1,3}$/;

/**
 * Whether commas are both the separator and the decimal sign: '2026-03-04,78,1'. Then rows have more cells
 * than the heading, or, without a heading, two neighbouring columns contain only whole numbers.
 */
function splitsDecimals(
  header: Row['cells'] | null,
  data: readonly Row[],
  firstNumbers: number | undefined,
): boolean {
  if (header)
    return data.some(
      ({ cells }) =>
        cells.length > header.length &&
        cells.some((cell, at) => WHOLE.test(cell) && DECIMALS.test(cells[at + 1] ?? '')),
    );
  if (firstNumbers === undefined) return false;
  const pairs = data.map(({ cells }) => [cells[firstNumbers] ?? '', cells[firstNumbers + 1] ?? '']);
  const isSplit = ([whole = '', decimals = '']: string[]) =>
    WHOLE.test(whole) && DECIMALS.test(decimals);
  const isWhole = ([whole = '', decimals = '']: string[]) => WHOLE.test(whole) && decimals === '';
  return pairs.some(isSplit) && pairs.every((pair) => isSplit(pair) || isWhole(pair));
}

function columnOf(
  { kind, units }: Sought,
  numbers: readonly number[],
  header: Row['cells'] | null,
) {
  if (header === null) return numbers.length === 1 || isBodyKind(kind) ? numbers[0] : undefined;
  const heading = (at: number) => header[at] ?? '';
  const wanted = isBodyKind(kind) ? HEADINGS[kind] : null;
  const called = numbers.filter((at) => wanted?.test(heading(at)));
  const plain = called.filter((at) => !OTHERS.test(heading(at)));
  const inUnits = plain.find((at) => units.includes(unitInHeading(heading(at), units) ?? ''));
  const best = inUnits ?? plain[0] ?? called[0];
  if (best !== undefined) return best;
  // Falls back to the only column of numbers, unless its heading names another kind.
  const [only, ...more] = numbers;
  const isOfOther = Object.values(HEADINGS).some(
    (each) => only !== undefined && each.test(heading(only)),
  );
  return more.length === 0 && !isOfOther ? only : undefined;
}

type Columns = Pick<Recognised, 'header' | 'valueColumn' | 'own'> & {
  readonly data: readonly Row[];
};

/**
 * The unit of a file, from the heading, the cells, or a column of units; null if none is named. A sentence if
 * there are several, or if the kind is not measured in it.
 */
function unitOf(
  { name, units }: Sought,
  { header, data, valueColumn, own }: Columns,
): { readonly ok: true; readonly unit: string | null } | ReturnType<typeof refuse> {
  const unitColumn = own?.unit ?? unitColumnOf(units, { header, data, valueColumn });
  const ofHeading = unitInHeading(header?.[valueColumn] ?? '', units);
  const amounts = data.flatMap(({ cells }) => {
    const amount = amountIn(cells[valueColumn] ?? '');
    const beside = unitColumn === undefined ? '' : (cells[unitColumn] ?? '');
    return amount ? [[amount.unit ?? '', beside].filter(Boolean)] : [];
  });
  const ofCells = amounts.flat().map((word) => unitCalled(word, units));
  const named = [...new Set([...(ofHeading === null ? [] : [ofHeading]), ...ofCells])];
  const unknown = named.find((unit) => !units.includes(unit));
  if (unknown !== undefined) return refuse(unknownUnit(unknown, name, units));
  // In Weekplate's own export each row has its own unit.
  if (named.length > 1 && !own) return refuse(twoUnits(named));
  const isBesideAll = amounts.every((words) => words.length > 0);
  if (named.length > 0 && ofHeading === null && !isBesideAll) return refuse(SOME_UNITS);
  return { ok: true, unit: named[0] ?? null };
}

/**
 * A column with the units of the values: the next column if most of its cells are units, or one with a
 * heading for units.
 */
function unitColumnOf(
  units: readonly string[],
  { header, data, valueColumn }: Omit<Columns, 'own'>,
): number | undefined {
  const next = data.map(({ cells }) => cells[valueColumn + 1] ?? '');
  const isOfUnits = next.filter((cell) => isUnit(cell, units)).length * 2 > next.length;
  if (isOfUnits) return valueColumn + 1;
  const called = header?.findIndex((heading) => UNIT_HEADING.test(heading)) ?? -1;
  return called < 0 ? undefined : called;
}
