import { isBodyKind, unitName } from '#domain/measurements/measurement.ts';
import { type DayOrder, orderOf, timeIn } from '../../import/dates.ts';
import {
  amountIn,
  CONVERTED,
  isBlank,
  isMoment,
  isUnit,
  type Row,
  type Section,
  sectionsOf,
  unitCalled,
  unitInHeading,
  unitsInCells,
} from './cells.ts';
import { noColumnOf, unknownUnit } from './inWords.ts';
import {
  isOfKind,
  isOfOther,
  type OwnColumns,
  ownColumnsOf,
  plainName,
  rankOf,
} from './kindNames.ts';
import { say } from './words.ts';

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

export type Recognised = {
  readonly header: readonly string[] | null;
  readonly dateColumn: number;
  readonly timeColumn: number | null;
  readonly valueColumn: number;
  /** Set if the kind stands beside each value; null for a file with a column for each kind. */
  readonly own: OwnColumns | null;
  /** Whether the times are in UTC although they do not say so. */
  readonly isUtc: boolean;
  /** What of the file is not read: the names of columns and sections. */
  readonly unread: readonly string[];
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

const DATES = [
  /measure|mess|taken|start/i,
  /date|datum|fecha|data|day|tag|time|дата|日期|تاريخ|दिन/i,
];
/** Samsung writes the time in UTC, and how far the clock was ahead of it. */
const OFFSET = /^time[ _]offset$/i;

const UNIT_HEADING =
  /^(units?|einheit|unidad|unite|unité|unita|unità|birim|jednostka|единица|单位|وحدة|इकाई)$/i;
const UNIT_ABOVE = /units?\s*[:=]\s*(\S+)/i;

/** Finds the day and the value of a kind in the cells of a file, in the section that tells it best. */
export function recognise({ rows: table, separator }: Table, sought: Sought): Outcome {
  const rows = table
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const sections = sectionsOf(rows).map(unitsInCells);
  const outcomes = sections.map((section) => recogniseIn(section, sought, separator));
  const found = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.found] : []));
  const rank = ({ header, valueColumn }: Recognised) => {
    const ranked = isBodyKind(sought.kind) ? rankOf(sought.kind, header?.[valueColumn] ?? '') : 0;
    return ranked ?? Number.POSITIVE_INFINITY;
  };
  const best = found.toSorted((one, other) => rank(one) - rank(other))[0];
  if (!best) return outcomes[0] ?? refuse(say.noDateColumn);
  const others = sections.filter((_, nth) => {
    const outcome = outcomes[nth];
    return !(outcome?.ok && outcome.found === best);
  });
  return { ok: true, found: { ...best, unread: [...best.unread, ...others.map(nameOf)] } };
}

/** 'Activities', or the first headings of a section without a title. */
const nameOf = ({ titles, header }: Section): string =>
  titles.at(-1) ?? header?.slice(0, 3).join(', ') ?? say.rowsWithoutHeading;

function recogniseIn(section: Section, sought: Sought, separator: string): Outcome {
  const { titles, header, rows } = section;
  const own = header && ownColumnsOf(header);
  const data = own
    ? rows.filter(({ cells }) => isOfKind(cells[own.kind] ?? '', sought, own))
    : rows;
  if (data.length === 0) return refuse(say.noneOf(sought.name));
  const widths = Array.from(
    { length: Math.max(...data.map(({ cells }) => cells.length)) },
    (_, at) => at,
  );
  const share = (at: number, is: (cell: string) => boolean) => {
    // 'Average' below the days, and a time 'after breakfast', say nothing of a column.
    const filled = data.filter(({ cells }) => /\p{Nd}/u.test(cells[at] ?? ''));
    return filled.length === 0
      ? 0
      : filled.filter(({ cells }) => is(cells[at] ?? '')).length / filled.length;
  };

  const dates = widths.filter((at) => at !== own?.measuredAt && share(at, isMoment) > 0.5);
  const called = DATES.flatMap((by) => dates.filter((at) => by.test(header?.[at] ?? '')));
  const dateColumn = called[0] ?? dates[0];
  if (dateColumn === undefined) return refuse(say.noDateColumn);
  const timeColumn = widths.find(
    (at) => !dates.includes(at) && share(at, (cell) => timeIn(cell) !== null) > 0.5,
  );
  const numbers = widths.filter(
    (at) =>
      !dates.includes(at) &&
      at !== timeColumn &&
      share(at, (cell) => amountIn(cell) !== null) > 0.5,
  );
  if (separator === ',' && splitsDecimals(header, data, numbers[0]))
    return refuse(say.decimalCommas);
  const valueColumn = own?.value ?? columnOf(sought, numbers, header);
  if (valueColumn === undefined) return refuse(noColumnOf(sought.name, header ?? []));

  const order = orderOf(data.map(({ cells }) => cells[dateColumn] ?? ''));
  if (order === null) return refuse(say.datesMixed);
  const dated = data.filter(({ cells }) => isMoment(cells[dateColumn] ?? ''));
  const above = titles.flatMap((title) => UNIT_ABOVE.exec(title)?.[1] ?? []);
  const unit = unitOf(sought, { header, data: dated, valueColumn, own, above });
  if (!unit.ok) return unit;
  const columns = { header, dateColumn, timeColumn: timeColumn ?? null, valueColumn, own };
  const isRead = (at: number) => [dateColumn, timeColumn, valueColumn].includes(at);
  const unread = own ? [] : (header ?? []).filter((name, at) => name !== '' && !isRead(at));
  const isUtc = header?.some((name) => OFFSET.test(name)) ?? false;
  return { ok: true, found: { ...columns, unit: unit.unit, order, rows: data, isUtc, unread } };
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

/**
 * The measured values win over their averages, these over a trend; then the plainest name: 'Weight' over 'Weight to
 * lose'; then a unit of the kind over none.
 */
function columnOf(
  { kind, name, units }: Sought,
  numbers: readonly number[],
  header: Row['cells'] | null,
): number | undefined {
  if (header === null) return numbers.length === 1 || isBodyKind(kind) ? numbers[0] : undefined;
  const heading = (at: number) => header[at] ?? '';
  const ranked = numbers.flatMap((at) => {
    const isNamed = plainName(heading(at)).includes(plainName(name));
    const rank = isBodyKind(kind) ? rankOf(kind, heading(at)) : isNamed ? 0 : null;
    if (rank === null) return [];
    const unit = unitInHeading(heading(at), units);
    const unitRank = unit === null ? 1 : units.includes(unit) ? 0 : 2;
    const words = plainName(heading(at).replace(/\(.*\)/, '')).split(' ').length;
    return [{ at, ranks: [rank, words, unitRank] }];
  });
  const [best] = ranked.toSorted(
    (one, other) => one.ranks.map((each, nth) => each - (other.ranks[nth] ?? 0)).find(Boolean) ?? 0,
  );
  if (best) return best.at;
  // Falls back to the only column of numbers, unless its heading names another kind.
  const [only, ...more] = numbers;
  return only !== undefined && more.length === 0 && !isOfOther(heading(only)) ? only : undefined;
}

type Columns = Pick<Recognised, 'header' | 'valueColumn' | 'own'> & {
  readonly data: readonly Row[];
  /** The units that lines above the heading name. */
  readonly above: readonly string[];
};

/**
 * The unit of a file, from the heading, the cells, or a column of units; null if none is named. A sentence if
 * there are several, or if the kind is not measured in it.
 */
function unitOf(
  { name, units }: Sought,
  { header, data, valueColumn, own, above }: Columns,
): { readonly ok: true; readonly unit: string | null } | ReturnType<typeof refuse> {
  const unitColumn = own?.unit ?? unitColumnOf(units, { header, data, valueColumn });
  const inHeading = unitInHeading(header?.[valueColumn] ?? '', units);
  const ofHeading = CONVERTED.includes(inHeading) ? null : inHeading;
  const amounts = data.flatMap(({ cells }) => {
    const amount = amountIn(cells[valueColumn] ?? '');
    const beside = unitColumn === undefined ? '' : (cells[unitColumn] ?? '');
    return amount ? [[amount.unit ?? '', isBlank(beside) ? '' : beside].filter(Boolean)] : [];
  });
  const ofCells = amounts.flat().map((word) => unitCalled(word, units));
  const named = [...new Set([...(ofHeading === null ? [] : [ofHeading]), ...ofCells])];
  const unknown = named.find((unit) => !units.includes(unit));
  if (unknown !== undefined) return refuse(unknownUnit(unknown, name, units));
  // In Weekplate's own export each row has its own unit.
  if (named.length > 1 && !own) return refuse(say.twoUnits(named.map(unitName)));
  const isBesideAll = amounts.every((words) => words.length > 0);
  if (named.length > 0 && ofHeading === null && !isBesideAll) return refuse(say.someUnits);
  const [ofLines] = above
    .map((word) => unitCalled(word, units))
    .filter((unit) => units.includes(unit));
  return { ok: true, unit: named[0] ?? ofLines ?? null };
}

/**
 * A column with the units of the values: the next column if most of its cells are units, or one with a heading for
 * units, unless these are of another kind.
 */
function unitColumnOf(
  units: readonly string[],
  { header, data, valueColumn }: Pick<Columns, 'header' | 'data' | 'valueColumn'>,
): number | undefined {
  const mostAre = (at: number, is: (cell: string) => boolean) =>
    data.filter(({ cells }) => is(cells[at] ?? '')).length * 2 > data.length;
  if (mostAre(valueColumn + 1, (cell) => isUnit(cell, units))) return valueColumn + 1;
  return header?.flatMap((heading, at) => {
    const isOfKind = mostAre(at, (cell) => units.includes(unitCalled(cell, units)));
    return UNIT_HEADING.test(heading) && isOfKind ? [at] : [];
  })[0];
}
