import { intlLocale } from './language/language.ts';
import { done, type Outcome, refuse } from './refusal.ts';
import { remembered } from './remembered.ts';
import { say } from './words.ts';

/** A calendar day, `YYYY-MM-DD`, in a person's own time zone; not a moment in time. */
export type Day = string;

/** The days from `from` to `to`, both included. */
export type DayRange = { readonly from: Day; readonly to: Day };

/** A moment, as ISO 8601 in UTC with milliseconds, `2026-11-21T07:30:00.000Z`. */
export type Instant = string;

const DAY_MS = 86_400_000;

const midnight = (day: Day) => Date.parse(`${day}T00:00:00.000Z`);

/** True for a day that exists in the Gregorian calendar, years 1900 to 9999. */
export function isDay(value: string): value is Day {
  if (!/^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(value)) return false;
  const ms = midnight(value);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value);
}

/** The day `count` days after `day` (before, if negative). */
export function addDays(day: Day, count: number): Day {
  return new Date(midnight(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

/** Monday 1 to Sunday 7. */
export const weekdayOf = (day: Day): number => new Date(midnight(day)).getUTCDay() || 7;

/** `count` consecutive days, the first being `start`. */
export function daysFrom(start: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, offset) => addDays(start, offset));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Throws RangeError for an unknown zone. Cached by canonical name, so other spellings cannot fill it. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const name = formatter.resolvedOptions().timeZone;
  const canonical = formatters.get(name) ?? formatter;
  formatters.set(name, canonical);
  return canonical;
}

/** The calendar day at `at` in an IANA time zone. Throws RangeError for an unknown zone. */
export function dayIn(timeZone: string, at: Date): Day {
  const parts = formatterFor(timeZone).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The calendar day at `at` by this computer's own clock. */
export const dayHere = (at: Date): Day =>
  dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, at);

/** The canonical name of an IANA time zone, given in any case; null for an unknown one. */
export function timeZoneNamed(value: string): string | null {
  // Intl accepts offsets such as "+02:00", but they have no summer time.
  if (!/^[A-Za-z]/.test(value)) return null;
  try {
    return formatterFor(value).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

export const isTimeZone = (value: string): boolean => timeZoneNamed(value) !== null;

const styles = {
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  month: { month: 'short' },
  monthOfYear: { month: 'short', year: 'numeric' },
  brief: { day: 'numeric', month: 'short' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  dated: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DayStyle = keyof typeof styles;

// Creating a formatter takes longer than formatting a hundred days, and a strip formats the same fourteen on every
// render.
const formatIn = remembered((where: string) =>
  remembered(
    (style: DayStyle) => new Intl.DateTimeFormat(where, { ...styles[style], timeZone: 'UTC' }),
  ),
);

const inStyle = (style: DayStyle) => formatIn(intlLocale())(style);

// 'Mon 23 Nov' has no comma; 'Nov 23, 2026' and 'Montag, 23. November' have.
const AFTER_WORD = /(?<!\d|tag|Mittwoch)[,،]/g;
// 'So. 8. Nov.' also ends sentences, which bring a full stop of their own.
const LAST_DOT = /\.$/;

const tidied = (formatted: string): string =>
  formatted.replaceAll(AFTER_WORD, '').replace(LAST_DOT, '');

// 'الاثنين': seven of them stand in a row on a phone.
const ARTICLE = /^ال/;

/** A day as its reader writes it: brief '23 Nov', short 'Mon 23 Nov', medium '23 Nov 2026', long 'Monday 23 November'. */
export function formatDay(day: Day, style: DayStyle): string {
  const words = tidied(inStyle(style).format(midnight(day)));
  return style === 'shortWeekday' ? words.replace(ARTICLE, '') : words;
}

/** '23 – 29 Nov 2026', '28 Dec 2026 – 3 Jan 2027': what both days share appears once. */
export const formatDays = (from: Day, to: Day, style: DayStyle): string =>
  // Thin spaces would be found by nobody who looks for such a text.
  tidied(inStyle(style).formatRange(midnight(from), midnight(to)).replaceAll('\u2009', ' '));

/** 'Sat 28 Nov', and with its year if that is not this one: 'Fri 28 Nov 2025'. */
export const dayWords = (day: Day, today: Day): string =>
  formatDay(day, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'dated');

const clocksAt = (where: string, withOffset: boolean) =>
  remembered(
    (timeZone: string) =>
      new Intl.DateTimeFormat(where, {
        hour: '2-digit',
        minute: '2-digit',
        ...(timeZone && { timeZone }),
        ...(withOffset && { timeZoneName: 'shortOffset' }),
      }),
  );

const clockAt = remembered((where: string) => clocksAt(where, false));
const clockWithOffsetAt = remembered((where: string) => clocksAt(where, true));
const HOUR_MS = 3_600_000;

/**
 * '14:02' or '02:02 PM', as the reader's region says it; by the clock of a zone, or without one of this computer. In
 * the hour that the end of summer time shows twice, with its offset: '02:30 GMT+1'.
 */
export function formatTime(at: Date, timeZone = ''): string {
  const clock = clockAt(intlLocale())(timeZone);
  const time = clock.format(at);
  const isTwice = [-HOUR_MS, HOUR_MS].some((away) => clock.format(at.getTime() + away) === time);
  return isTwice ? clockWithOffsetAt(intlLocale())(timeZone).format(at) : time;
}

/** A time of the clock, `HH:MM`, as the reader writes it: '8:00 PM'. */
export const clockWords = (time: string): string =>
  formatTime(new Date(`2026-01-01T${time}Z`), 'UTC');

const DAYS_BEFORE_JOINING = 90;

/** The first day that somebody can log who joined on a day of their own. */
export const firstDayOf = (joinedOn: Day): Day => addDays(joinedOn, -DAYS_BEFORE_JOINING);

/** Refuses a date of birth after `today`, the person's own day; '' and null are accepted. */
export function bornBy(dateOfBirth: Day | null, today: Day): Outcome<Day | null> {
  if (!dateOfBirth || dateOfBirth <= today) return done(dateOfBirth);
  return refuse({ code: 'birth-in-future', message: say.birthInFuture });
}

/**
 * Age in whole years on `today` (the person's own day), or null while the date of birth is unknown or in the
 * future. Someone born on 29 February turns older on 1 March in common years.
 */
export function ageOn(dateOfBirth: Day | null, today: Day): number | null {
  if (!dateOfBirth || dateOfBirth > today) return null;
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** 'Monday' for 1, as the reader's language calls it. */
export const weekdayName = (weekday: number): string =>
  formatDay(addDays('2026-11-22', weekday), 'weekday');
