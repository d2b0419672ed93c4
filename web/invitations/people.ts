import type { Day } from '#domain/day.ts';
import { plain } from '#domain/import/letters.ts';
import { INVITEES_MAX } from '#domain/invitations/invitation.ts';
import { type Invitee, inviteeSchema } from '#domain/invitations/invitationSchema.ts';
import { say as ofDomain } from '#domain/words.ts';
import { type DayOrder, momentIn, orderOf } from '../import/dates.ts';
import { say } from './words.ts';

type Column = keyof typeof say.columns;

type Person = { readonly line: number; readonly invitee: Invitee };
type Wrong = { readonly line: number; readonly text: string; readonly why: string };

export type Found = {
  readonly columns: readonly { readonly column: Column; readonly heading: string }[];
  /** The columns that are not read: their headings, or their numbers. */
  readonly ignored: readonly string[];
  /** The first people, up to the limit of one request. */
  readonly people: readonly Person[];
  readonly wrong: readonly Wrong[];
  /** The number of people beyond the limit of one request. */
  readonly more: number;
};

export type ReadPeople =
  | { readonly ok: true; readonly found: Found }
  | { readonly ok: false; readonly sentence: string };

const isAddress = (cell: string | undefined) => cell !== undefined && /^\S+@\S+$/.test(cell.trim());

/**
 * Without a heading: the email column is the one with an @; the name is the first other column with letters.
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
export function peopleIn(rows: readonly (readonly string[])[], dates: Dates): ReadPeople {
  const filled = rows
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [first, ...below] = filled;
  if (!first) return { ok: false, sentence: ofDomain.enterOneEmail };
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
  if (places.email === undefined)
    return {
      ok: false,
      sentence: say.noEmailColumn,
    };
  const dated = [places.start, places.end].flatMap((at) => (at === undefined ? [] : columnOf(at)));
  const shown = ORDERS.find((each) => each === orderOf(dated));
  const order = shown ?? (isDayFirst ? 'day-first' : null);
  const found = collect(lines, { places, order, dates });
  if (found.people.length + found.wrong.length === 0)
    return { ok: false, sentence: ofDomain.enterOneEmail };
  const columns = COLUMNS.flatMap((column) => {
    const at = places[column];
    return at === undefined || !isHeading ? [] : [{ column, heading: first.cells[at] ?? '' }];
  });
  const read = new Set(Object.values(places));
  const ignored = all
    .filter((at) => !read.has(at) && columnOf(at).some((cell) => cell.trim() !== ''))
    .map((at) => (isHeading && first.cells[at]?.trim()) || say.column(at + 1));
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
    else if (earlier !== undefined) wrong.push({ line, text, why: say.sameAddressInRow(earlier) });
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
  if (isFormula(whole)) return { why: say.beginsLikeFormula };
  const written = [cell('start'), cell('end')];
  const [start, end] = written.map((text) => (text === '' ? '' : dayWritten(text, order)));
  if (start === null || end === null) return { why: say.unreadableDate };
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

type Words = {
  readonly english: string;
  /** German, Spanish, French, Italian, Portuguese, Arabic, Hindi and Chinese. */
  readonly others: string;
};

/** What the columns are called, without blanks and signs; the clearest first. */
const HEADINGS: Readonly<Record<Column, Words>> = {
  email: {
    english: 'email emailaddress mail mailaddress address',
    others:
      'emailadresse mailadresse epost correoelectronico correo direcciondecorreo direcciondecorreoelectronico courriel adresseemail adressemail adresseelectronique postaelettronica indirizzoemail correioeletronico enderecodeemail البريدالالكتروني بريدالكتروني البريد الايميل ايميل ईमेल 电子邮箱 电子邮件 邮箱 邮件',
  },
  name: {
    english: 'fullname name customername clientname patientname customer client patient',
    others:
      'vollername vorundnachname namevorname kunde kundin klient klientin patientin nombrecompleto nombreyapellidos nombre nomcomplet nometprenom nomprenom prenomnom nom nomecompleto nomeecognome nome cliente paciente patiente paziente الاسمالكامل الاسم اسم العميل المريض पूरानाम नाम 姓名 名字 客户',
  },
  firstName: {
    english: 'firstname givenname forename',
    others: 'vorname rufname primernombre prenom primeironome nomeproprio الاسمالاول पहलानाम 名',
  },
  lastName: {
    english: 'lastname surname familyname',
    others:
      'nachname familienname zuname apellidos apellido primerapellido nomdefamille cognome sobrenome apelido اسمالعائله العائله اللقب उपनाम 姓',
  },
  start: {
    english: 'startdate start from begins begin beginning coachingstart planstart',
    others:
      'startdatum beginn anfang anfangsdatum von ab seit fechadeinicio fechainicio inicio comienzo empieza desde datededebut datedebut debut depuis du datainizio datadiinizio inizio dal datadeinicio datainicio تاريخالبدايه تاريخالبدء البدايه بدايه البدء من प्रारंभतिथि प्रारंभ आरंभ शुरुआत शुरू 开始日期 起始日期 开始',
  },
  end: {
    english: 'enddate end to until till ends coachingend planend',
    others:
      'enddatum ende schluss endet bis fechadefin fechafin fechafinal fin final termina hasta datedefin datefin jusquau jusqua au datafine datadifine fine al finoal datadefim datafim fim termino ate تاريخالنهايه تاريخالانتهاء النهايه نهايه الانتهاء الى समाप्तितिथि समाप्ति अंत तक 结束日期 结束',
  },
};
const COLUMNS = Object.keys(HEADINGS) as Column[];

const partsOf = (heading: string): string[] => plain(heading).match(/[\p{L}\p{M}]+/gu) ?? [];

type Places = Partial<Record<Column, number>>;

type Read = {
  readonly places: Places;
  /** Whether a heading is in a language in which a date begins with the day. */
  readonly isDayFirst: boolean;
};

/**
 * Finds the columns by their headings, the clearest word first. A longer heading such as 'Beginn des Coachings'
 * counts if `hasDates` says that there are dates below it: a 'Start weight' has none.
 */
function columnsIn(headings: readonly string[], hasDates: (at: number) => boolean): Read {
  const parts = headings.map(partsOf);
  const whole = parts.map((words) => words.join(''));
  const places: Places = {};
  let isDayFirst = false;
  for (const column of COLUMNS) {
    const others = HEADINGS[column].others.split(' ');
    const words = [...HEADINGS[column].english.split(' '), ...others];
    const exact = words.find((word) => whole.includes(word));
    const isDate = column === 'start' || column === 'end';
    const within = (at: number) => isDate && hasDates(at) && parts[at]?.some(isOneOf(words));
    const at = exact ? whole.indexOf(exact) : whole.findIndex((_, each) => within(each));
    if (at < 0) continue;
    places[column] = at;
    const known = exact ? [exact] : (parts[at] ?? []);
    isDayFirst ||= known.some(isOneOf(others));
  }
  return { places: namesApart(places), isDayFirst };
}

const isOneOf = (words: readonly string[]) => (word: string) => words.includes(word);

/** In 'Name; Vorname' and 'Nombre; Apellidos' the plain word is the other half of the name. */
function namesApart({ name, ...places }: Places): Places {
  if (name === undefined) return places;
  const { firstName, lastName } = places;
  if (firstName !== undefined && lastName === undefined) return { ...places, lastName: name };
  if (lastName !== undefined && firstName === undefined) return { ...places, firstName: name };
  return { ...places, name };
}
