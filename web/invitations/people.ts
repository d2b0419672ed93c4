import type { Day } from '#domain/day.ts';
import { INVITEES_MAX } from '#domain/invitations/invitation.ts';
import { type Invitee, inviteeSchema } from '#domain/invitations/invitationSchema.ts';
import { type DayOrder, momentIn, orderOf } from '../import/dates.ts';
import { COLUMNS, columnsIn, type Places } from './headings.ts';
import {
  type Column,
  DATE_UNREADABLE,
  FORMULA,
  NO_EMAIL_COLUMN,
  NOBODY,
  repeated,
} from './words.ts';

export type Person = { readonly line: number; readonly invitee: Invitee };
export type Wrong = { readonly line: number; readonly text: string; readonly why: string };

export type Found = {
  /** The heading of each column that was recognised. */
  readonly columns: readonly { readonly column: Column; readonly heading: string }[];
  /** The columns that are not read: their headings, or their numbers. */
  readonly ignored: readonly string[];
  /** The first people, up to the limit of one request. */
  readonly people: readonly Person[];
  readonly wrong: readonly Wrong[];
  /** The number of people beyond the limit of one request. */
  readonly more: number;
};

export type Read =
  | { readonly ok: true; readonly found: Found }
  | { readonly ok: false; readonly sentence: string };

const isAddress = (cell: string | undefined) => cell !== undefined && /^\S+@\S+$/.test(cell.trim());

/**
 * Without a heading: the e-mail column is the one with an @; the name is the first other column with letters.
 */
function placesBy(cells: readonly string[]): Places {
  const email = cells.findIndex(isAddress);
  if (email < 0) return {};
  const name = cells.findIndex((cell, at) => at !== email && /\p{L}/u.test(cell));
  const days = cells.flatMap((cell, at) => (dayWritten(cell) ? [at] : []));
  return {
    email,
    ...(name >= 0 && { name }),
    ...(days[0] !== undefined && { start: days[0] }),
    ...(days[1] !== undefined && { end: days[1] }),
  };
}

const ORDERS: readonly DayOrder[] = ['day-first', 'month-first'];

/** A day as people write it; `order` decides about 3/4/2026. Null if it cannot be read. */
export function dayWritten(cell: string, order: DayOrder | null = null): Day | null {
  const days = ORDERS.flatMap((each) => momentIn(cell, each)?.date ?? []);
  if (new Set(days).size < 2) return days[0] ?? null;
  return order && (momentIn(cell, order)?.date ?? null);
}

type Dates = { readonly startDate: string; readonly endDate: string };

/**
 * The people in a table: columns in any order, recognised by their headings. People without dates get
 * `dates`.
 */
export function peopleIn(rows: readonly (readonly string[])[], dates: Dates): Read {
  const filled = rows
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first, ...below] = filled;
  if (!first) return { ok: false, sentence: NOBODY };
  const isHeading = !first.cells.some(isAddress);
  const lines = isHeading ? below : filled;
  const columnOf = (at: number) => lines.map(({ cells }) => cells[at] ?? '');
  const hasDates = (at: number) => columnOf(at).some((cell) => dayWritten(cell, 'day-first'));
  const { places, isDayFirst } = isHeading
    ? columnsIn(first.cells, hasDates)
    : { places: placesBy(first.cells), isDayFirst: false };
  const width = Math.max(...filled.map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, at) => at);
  // In a language that is not read, a column of addresses is still one.
  const addresses = all.find((at) => columnOf(at).some(isAddress));
  if (addresses !== undefined && !columnOf(places.email ?? -1).some(isAddress))
    places.email = addresses;
  if (places.email === undefined) return { ok: false, sentence: NO_EMAIL_COLUMN };
  const dated = [places.start, places.end].flatMap((at) => (at === undefined ? [] : columnOf(at)));
  const shown = ORDERS.find((each) => each === orderOf(dated));
  const order = shown ?? (isDayFirst ? 'day-first' : null);
  const found = collect(lines, { places, order, dates });
  if (found.people.length + found.wrong.length === 0) return { ok: false, sentence: NOBODY };
  const columns = COLUMNS.flatMap((column) => {
    const at = places[column];
    return at === undefined || !isHeading ? [] : [{ column, heading: first.cells[at] ?? '' }];
  });
  const read = new Set(Object.values(places));
  const ignored = all
    .filter((at) => !read.has(at) && columnOf(at).some((cell) => cell.trim() !== ''))
    .map((at) => (isHeading && first.cells[at]?.trim()) || `column ${at + 1}`);
  return { ok: true, found: { columns, ignored, ...found } };
}

/** Where the columns are, in which order dates are written, and the period of people without dates. */
type How = { readonly places: Places; readonly order: DayOrder | null; readonly dates: Dates };

type Line = { readonly line: number; readonly cells: readonly string[] };

function collect(lines: readonly Line[], how: How): Pick<Found, 'people' | 'wrong' | 'more'> {
  const people: Person[] = [];
  const wrong: Wrong[] = [];
  const lineOf = new Map<string, number>();
  let more = 0;
  for (const { line, cells } of lines) {
    const text = cells.filter(Boolean).join(', ').slice(0, 80);
    const read = inviteeIn(cells, how);
    const earlier = 'invitee' in read ? lineOf.get(read.invitee.email) : undefined;
    if ('why' in read) wrong.push({ line, text, why: read.why });
    else if (earlier !== undefined) wrong.push({ line, text, why: repeated(earlier) });
    else if (people.length === INVITEES_MAX) more += 1;
    else {
      lineOf.set(read.invitee.email, line);
      people.push({ line, invitee: read.invitee });
    }
  }
  return { people, wrong, more };
}

/** A spreadsheet would run a cell that starts like this, if the name is exported later. */
const isFormula = (name: string) => /^[=+\-@|%]/.test(name);

/** The second half may be a whole name: 'First name; Name'. */
const nameOf = (first: string, last: string): string =>
  last.split(/\s+/).includes(first) ? last : `${first} ${last}`.trim();

function inviteeIn(
  cells: readonly string[],
  { places, order, dates }: How,
): { invitee: Invitee } | { why: string } {
  const cell = (column: Column) => {
    const at = places[column];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  const whole = cell('name') || nameOf(cell('firstName'), cell('lastName'));
  if (isFormula(whole)) return { why: FORMULA };
  const written = [cell('start'), cell('end')];
  const [start, end] = written.map((text) => (text === '' ? '' : dayWritten(text, order)));
  if (start === null || end === null) return { why: DATE_UNREADABLE };
  const { startDate, endDate } = start || end ? { startDate: start, endDate: end } : dates;
  const checked = inviteeSchema.safeParse({
    email: cell('email'),
    name: whole,
    startDate,
    endDate,
  });
  if (checked.success) return { invitee: checked.data };
  return { why: checked.error.issues[0]?.message ?? '' };
}
