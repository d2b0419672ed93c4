import { type Day, isDay } from '#domain/day.ts';
import { INVITEES_MAX } from '#domain/invitations/invitation.ts';
import { type Invitee, inviteeSchema } from '#domain/invitations/invitationSchema.ts';
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
  /** The first people, up to the limit of one request. */
  readonly people: readonly Person[];
  readonly wrong: readonly Wrong[];
  /** The number of people beyond the limit of one request. */
  readonly more: number;
};

export type Read =
  | { readonly ok: true; readonly found: Found }
  | { readonly ok: false; readonly sentence: string };

const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  email: ['email', 'mail', 'emailaddress', 'mailaddress', 'address'],
  name: ['name', 'fullname', 'customer', 'client', 'customername', 'clientname', 'patient'],
  firstName: ['firstname', 'givenname', 'forename'],
  lastName: ['lastname', 'surname', 'familyname'],
  start: ['start', 'startdate', 'from', 'begin', 'begins', 'coachingstart', 'planstart'],
  end: ['end', 'enddate', 'to', 'until', 'till', 'ends', 'coachingend', 'planend'],
};
const COLUMNS = Object.keys(HEADINGS) as Column[];

const isAddress = (cell: string | undefined) => cell !== undefined && /^\S+@\S+$/.test(cell.trim());

type Places = Partial<Record<Column, number>>;

/** Finds the columns by their headings; if two match, the first counts. */
function placesIn(heading: readonly string[]): Places {
  const words = heading.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''));
  const places: Places = {};
  for (const column of COLUMNS) {
    const at = words.findIndex((word) => HEADINGS[column].includes(word));
    if (at >= 0) places[column] = at;
  }
  return places;
}

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

const two = (text: string) => text.padStart(2, '0');

/**
 * Reads a day in ISO format, or with dots, where the day comes first everywhere. In 3/4/2026 it is unknown
 * which number is the month, unless one of them is greater than twelve. Null if it cannot be read.
 */
export function dayWritten(cell: string): Day | null {
  const text = cell.trim().slice(0, 20);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const other = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text);
  const [, year = '', month = '', day = ''] = iso ?? inOrder(other) ?? [];
  const written = `${year}-${two(month)}-${two(day)}`;
  return isDay(written) ? written : null;
}

function inOrder(found: RegExpExecArray | null): readonly string[] | null {
  const [, first = '', sign = '', second = '', year = ''] = found ?? [];
  if (found && (sign === '.' || Number(first) > 12)) return ['', year, second, first];
  return found && Number(second) > 12 ? ['', year, first, second] : null;
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
  const places = isHeading ? placesIn(first.cells) : placesBy(first.cells);
  if (places.email === undefined) return { ok: false, sentence: NO_EMAIL_COLUMN };
  const found = collect(isHeading ? below : filled, places, dates);
  if (found.people.length + found.wrong.length === 0) return { ok: false, sentence: NOBODY };
  const columns = COLUMNS.flatMap((column) => {
    const at = places[column];
    return at === undefined || !isHeading ? [] : [{ column, heading: first.cells[at] ?? '' }];
  });
  return { ok: true, found: { columns, ...found } };
}

type Line = { readonly line: number; readonly cells: readonly string[] };

function collect(lines: readonly Line[], places: Places, dates: Dates): Omit<Found, 'columns'> {
  const people: Person[] = [];
  const wrong: Wrong[] = [];
  const lineOf = new Map<string, number>();
  let more = 0;
  for (const { line, cells } of lines) {
    const text = cells.filter(Boolean).join(', ').slice(0, 80);
    const read = inviteeIn(cells, places, dates);
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

function inviteeIn(
  cells: readonly string[],
  places: Places,
  dates: Dates,
): { invitee: Invitee } | { why: string } {
  const cell = (column: Column) => {
    const at = places[column];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  const whole = cell('name') || `${cell('firstName')} ${cell('lastName')}`.trim();
  if (isFormula(whole)) return { why: FORMULA };
  const written = [cell('start'), cell('end')];
  const [start, end] = written.map((text) => (text === '' ? '' : dayWritten(text)));
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
