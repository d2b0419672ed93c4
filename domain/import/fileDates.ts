import { addDays, type Day, daysBetween, isDay, weekdayOf } from '../day.ts';
import { DAYS_PER_PLAN } from '../plans/plan.ts';
import { dateIn, daysIn, type WrittenDate } from './dates.ts';
import { MONTHS, WEEK_WORD } from './dayWords.ts';
import { plain } from './letters.ts';
import type { DayMark, DayPlace } from './reading.ts';
import type { Why } from './words.ts';

export type WeekOf = {
  readonly number: number;
  /** By position of the day (weekday, or number less 1), then by meal: all that was found for it. */
  readonly meals: readonly (readonly Spoken[])[];
  readonly timings: readonly (string | null)[];
  /** The days of the week that have a date, in their order. */
  readonly dated: readonly DatedDay[];
  /** What was written where a meal was copied from another day: 'same as Monday'. */
  readonly copies: readonly string[];
  readonly otherLabels: readonly string[];
};
export type Spoken = { readonly text: string; readonly why: readonly Why[] };

/** The first and the last day that a source names for a week. */
export type FileDates = { readonly startDate: Day; readonly endDate: Day };

/** A date as written, with the day of the week written next to it. */
type DatedDay = { readonly date: WrittenDate; readonly weekday?: number | undefined };

const LONGEST_DAYS = 31;
const LONGEST_TITLE = 120;
/** 'to' between two dates. */
const TO = '\\s?(?:-|to|till|until|bis|bis zum|al|au|a|ate|e|und|and|से|الي|至|到)\\s?';
const month = [...MONTHS.keys()].join('|');
/** '23 to 29 November': the month is written once. */
const dayBeforeRange = new RegExp(
  `(?<![\\d\\p{L}])(\\d{1,2})\\.?${TO}(?=\\d{1,2}\\.?\\s?(?:de\\s|di\\s)?(?:${month})(?!\\p{L}))`,
  'u',
);
const ofWeek = new RegExp(
  `(?<!\\p{L})(?:(?:${WEEK_WORD})\\s(?:of|from|starting|beginning|commencing|vom|ab|du|del|dal|de|da)|w/c|wc|from|starting|start date|ab dem|ab|a partir (?:du|del|de)|dal)(?!\\p{L})`,
  'u',
);

/**
 * The dates of a week: those of its days, or else those of a title. A year that is not written is the one that
 * is nearest to another day, such as the beginning of the present plan.
 */
export function fileDatesOf(
  days: readonly DatedDay[],
  titles: readonly string[],
  near: Day | '',
): FileDates | null {
  const found = inOrder(days, near);
  if (found) return found;
  for (const title of titles) {
    const dates = datesIn(title);
    const range =
      dates.length === 2
        ? inOrder(
            dates.map((date) => ({ date })),
            near,
          )
        : null;
    if (range && range.startDate < range.endDate) return range;
    const [only] = dates;
    const isStart = dates.length === 1 && ofWeek.test(plain(title));
    const start = isStart && only ? inOrder([{ date: only }], near) : null;
    if (start) return start;
  }
  return null;
}

function datesIn(title: string): WrittenDate[] {
  if (title.length > LONGEST_TITLE || !/\p{N}/u.test(title)) return [];
  const first = dayBeforeRange.exec(plain(title))?.[1];
  const dates: WrittenDate[] = [];
  let rest = plain(title).replace(dayBeforeRange, '');
  for (let found = dateIn(rest, false); found && dates.length < 3; found = dateIn(rest, false)) {
    dates.push(found.date);
    rest = found.rest;
  }
  const [last] = dates;
  return first && last ? [{ ...last, first: Number(first) }, ...dates] : dates;
}

/** Reads the dates with the day or the month first, in a year in which they ascend and fit their weekdays. */
function inOrder(days: readonly DatedDay[], near: Day | ''): FileDates | null {
  const written = days.filter(({ date }) => date.second > 0);
  const [first] = written;
  if (!first || written.length < days.length) return null;
  const year = written.map(({ date }) => date.year).find((each) => each !== null);
  const nearest = Number(near.slice(0, 4)) || null;
  const years = year ? [year] : nearest ? [nearest, nearest + 1, nearest - 1] : [];
  const ways = years.flatMap((each) => [dated(written, each, false), dated(written, each, true)]);
  const fitting = ways.filter((way) => way !== null);
  const distance = ({ startDate }: FileDates) =>
    isDay(near) ? Math.abs(daysBetween(near, startDate)) : 0;
  return fitting.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

function dated(
  days: readonly DatedDay[],
  startYear: number,
  monthFirst: boolean,
): FileDates | null {
  const found = daysIn(
    days.map(({ date }) => date),
    startYear,
    monthFirst,
  );
  if (!found?.every((day, at) => [undefined, weekdayOf(day) - 1].includes(days[at]?.weekday)))
    return null;
  const [startDate] = found;
  const last = found.at(-1);
  if (!startDate || !last || daysBetween(startDate, last) >= LONGEST_DAYS) return null;
  return { startDate, endDate: days.length > 1 ? last : addDays(startDate, DAYS_PER_PLAN - 1) };
}

export function datedIn(
  week: number,
  placesOf: ReadonlyMap<DayMark, readonly DayPlace[]>,
): DatedDay[] {
  const marks = [...placesOf].filter(([, places]) => places.some((place) => place.week === week));
  const refs = marks.flatMap(([{ heading }]) => heading.days);
  const dated = refs.flatMap(({ date, weekday }) => (date ? [{ date, weekday }] : []));
  const written = dated.map((each) => JSON.stringify(each));
  return dated.filter((_, at) => written.indexOf(written[at] ?? '') === at);
}
