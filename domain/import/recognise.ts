import { type Day, isDay, weekdayOf } from '../day.ts';
import { DAYS_PER_PLAN, MEALS_PER_DAY } from '../plans/plan.ts';
import { dayHeading } from './dayHeading.ts';
import { type FileDates, fileDatesOf, type WeekOf } from './fileDates.ts';
import { type Leftover, type Orientation, Reading } from './reading.ts';
import { readSheet } from './readSheet.ts';
import type { Block, Sheet, Source } from './source.ts';
import { type DayNames, weeksOf } from './weeks.ts';
import { say, type Why } from './words.ts';

export type ImportOptions = {
  /** Null: the direction is detected from the table. */
  readonly orientation: 'across' | 'down' | null;
  /** The day of the source that comes first: a weekday from Monday (0), or a day number less 1. */
  readonly firstDay: number | null;
  readonly planStart: Day | '';
};

export type ImportCell = {
  readonly text: string;
  /** Why the user should check this cell; empty if it is certain. */
  readonly unsure: readonly Why[];
};

export type ImportWeek = {
  readonly title: string;
  /** Indexed by day, then by meal. */
  readonly days: readonly (readonly ImportCell[])[];
  /** Null: the source has no timing, so the plan's own timing stays. */
  readonly timings: readonly (string | null)[];
  readonly orientation: Orientation | null;
  readonly names: DayNames;
  readonly firstDay: number;
  /** The dates that the source gives to the week. */
  readonly dates: FileDates | null;
  readonly titles: readonly string[];
  readonly leftovers: readonly Leftover[];
  /** What was recognised as a heading of a day, a week, a meal or a column. */
  readonly headings: readonly string[];
};

export type Recognised =
  | { readonly ok: true; readonly weeks: readonly ImportWeek[] }
  | {
      readonly ok: false;
      readonly code: 'EMPTY' | 'NO_PLAN' | 'TOO_MANY_WEEKS' | 'TOO_MUCH';
      readonly message: string;
    };

export const WEEKS_MAX = 60;
/** The most lines and cells with text: sixty weeks have fewer. */
const TEXTS_MAX = 5000;
export const DEFAULT_OPTIONS: ImportOptions = { orientation: null, firstDay: null, planStart: '' };

/** Finds the weeks in a source. Nothing is lost: each text becomes a cell, a heading or a leftover. */
export function recognise(source: Source, options: ImportOptions = DEFAULT_OPTIONS): Recognised {
  const found = weeksIn(source, options);
  const { unread } = source;
  if (unread === undefined) return found;
  if (!found.ok) return { ...found, message: `${found.message} ${unread}` };
  const leftover: Leftover = { text: unread, kind: 'left', why: 'hidden' };
  return {
    ok: true,
    weeks: found.weeks.map((week) => ({ ...week, leftovers: [...week.leftovers, leftover] })),
  };
}

function weeksIn(source: Source, options: ImportOptions): Recognised {
  const sheets = source.sheets.filter(({ blocks }) => blocks.some(hasText));
  if (sheets.length === 0) return { ok: false, code: 'EMPTY', message: say.noText };
  const texts = countOf(sheets);
  if (texts > TEXTS_MAX)
    return {
      ok: false,
      code: 'TOO_MUCH',
      message: say.tooMuch(texts, TEXTS_MAX),
    };
  const found: ImportWeek[] = [];
  const unread: Leftover[] = [];
  for (const group of groupsOf(sheets)) {
    const reading = new Reading();
    for (const sheet of group) readSheet(reading, sheet, options.orientation, group.length > 1);
    const { weeks, names } = weeksOf(reading);
    const leftovers = reading.leftovers;
    if (weeks.length === 0) unread.push(...leftovers);
    const [sheet] = group;
    const name = group.length === 1 && sheets.length > 1 ? (sheet?.name ?? '') : '';
    for (const week of weeks)
      found.push(asWeek(week, { weeks: weeks.length, name, names, leftovers, reading, options }));
  }
  if (found.length === 0) return { ok: false, code: 'NO_PLAN', message: say.noPlan };
  if (found.length > WEEKS_MAX)
    return {
      ok: false,
      code: 'TOO_MANY_WEEKS',
      message: say.tooManyWeeks(found.length, WEEKS_MAX),
    };
  return {
    ok: true,
    weeks: found.map((week) => ({ ...week, leftovers: [...week.leftovers, ...unread] })),
  };
}

const hasText = (block: Block) =>
  block.kind === 'line' ? block.text.trim() !== '' : block.cells.some(({ text }) => text !== '');

const countOf = (sheets: readonly Sheet[]): number =>
  sheets
    .flatMap(({ blocks }) => blocks)
    .reduce(
      (sum, block) =>
        sum + (block.kind === 'line' ? 1 : block.cells.filter(({ text }) => text !== '').length),
      0,
    );

/** Sheets named after days belong to one week. */
function groupsOf(sheets: readonly Sheet[]): Sheet[][] {
  const isOfDay = ({ name }: Sheet) => {
    const day = dayHeading(name);
    return day !== null && day.days.length === 1 && day.others <= 2;
  };
  const days = sheets.filter(isOfDay);
  if (days.length < 2) return sheets.map((sheet) => [sheet]);
  return [days, ...sheets.filter((sheet) => !isOfDay(sheet)).map((sheet) => [sheet])];
}

type About = {
  readonly weeks: number;
  readonly name: string;
  readonly names: DayNames;
  readonly leftovers: readonly Leftover[];
  readonly reading: Reading;
  readonly options: ImportOptions;
};

function asWeek(week: WeekOf, about: About): ImportWeek {
  const { names, options, reading } = about;
  const firstDay =
    options.firstDay ??
    (names === 'weekdays' && isDay(options.planStart) ? weekdayOf(options.planStart) - 1 : 0);
  const days = Array.from({ length: DAYS_PER_PLAN }, (_, column) => {
    const meals = week.meals[(column + firstDay) % DAYS_PER_PLAN] ?? [];
    return Array.from({ length: MEALS_PER_DAY }, (_, meal) => ({
      text: meals[meal]?.text ?? '',
      unsure: meals[meal]?.why ?? [],
    }));
  });
  const titles = reading.titles;
  const number = about.weeks > 1 ? say.week(week.number + 1) : '';
  const left = (texts: readonly string[], why: Why) =>
    texts.map((text): Leftover => ({ text, kind: 'left', why }));
  const saysMore = reading.days
    .filter(({ heading, label }) => heading.others > 0 || /[([]/.test(label))
    .map(({ label }) => label);
  return {
    title: [about.name, number].filter((part) => part !== '').join(', '),
    days,
    timings: week.timings,
    orientation: reading.orientation,
    names,
    firstDay,
    dates: fileDatesOf(
      week.dated,
      about.weeks === 1 ? [about.name, ...titles, ...reading.headings] : [],
      options.planStart,
    ),
    titles,
    leftovers: [
      ...about.leftovers,
      ...left(week.copies, 'copied'),
      ...left(week.otherLabels, 'otherHeading'),
      ...left([...new Set(saysMore)], 'longHeading'),
    ],
    headings: reading.headings,
  };
}
