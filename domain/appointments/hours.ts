import { type DayRange, type Instant, weekdayName } from '../day.ts';
import { inAscii } from '../text.ts';
import { say } from './words.ts';

/** Appointments begin on a quarter of an hour, and last whole quarters. */
export const QUARTER_MS = 15 * 60_000;
export const LENGTHS = [15, 30, 45, 60, 75, 90, 120, 180, 240] as const;
export const OPENINGS_MAX = 28;
export const CLOSED_MAX = 60;
export const NOTICE_HOURS_MAX = 336;
export const AHEAD_DAYS_MAX = 365;
export const PLACE_MAX = 200;
export const LINK_MAX = 500;
export const REASON_MAX = 300;

/** Hours of a weekday, Monday 1 to Sunday 7; times are 'HH:MM'. */
export type Opening = { readonly weekday: number; readonly from: string; readonly to: string };

/** When a dietician offers appointments; times are those of the clock in `timeZone`. */
export type OfferRules = {
  readonly timeZone: string;
  readonly openings: readonly Opening[];
  readonly closed: readonly DayRange[];
  readonly slotMinutes: number;
  /** So many hours before its beginning a customer can book an appointment at the latest. */
  readonly noticeHours: number;
  /** The same for moving and cancelling. */
  readonly cancelHours: number;
  /** So many days ahead customers can book. */
  readonly aheadDays: number;
};

/** The part of the day that an appointment takes. */
export type Slot = { readonly startsAt: Instant; readonly endsAt: Instant };

export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** What is wrong with the hours of a week, in a sentence, and with which of them; null for nothing. */
export function openingsFault(
  openings: readonly Opening[],
  slotMinutes: number,
): { readonly place: number; readonly message: string } | null {
  for (const [place, { weekday, from, to }] of openings.entries()) {
    const day = weekdayName(weekday);
    if (to <= from) return { place, message: say.endsBeforeItBegins(day) };
    if (minutesOf(to) - minutesOf(from) < slotMinutes)
      return { place, message: say.shorterThanSlot(day, slotMinutes) };
    const over = openings.find(
      (other, at) => at < place && other.weekday === weekday && other.from < to && from < other.to,
    );
    if (over) return { place, message: say.hoursOverlap(day, over.from, over.to) };
  }
  return null;
}

const HOURS = /^(\d{1,2})(?:[:.h](\d\d))?\s*[-–—]\s*(\d{1,2})(?:[:.h](\d\d))?$/i;

/**
 * The hours of one weekday as they are typed, '9–12, 14:00–17:30'; null for a text that is no hours. Times have to be
 * quarters of an hour.
 */
export function typedOpenings(text: string, weekday: number): Opening[] | null {
  const parts = inAscii(text)
    .split(/[,;،\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const read = parts.map((part) => {
    const [, h1, m1 = '00', h2, m2 = '00'] = HOURS.exec(part) ?? [];
    if (h1 === undefined || h2 === undefined) return null;
    const [from, to] = [`${h1.padStart(2, '0')}:${m1}`, `${h2.padStart(2, '0')}:${m2}`];
    return isQuarter(from) && isQuarter(to) ? { weekday, from, to } : null;
  });
  return read.every((each) => each !== null) ? read : null;
}

export const QUARTER = /^([01]\d|2[0-3]):(00|15|30|45)$/;
const isQuarter = (time: string) => QUARTER.test(time);

/** The hours of one weekday as a field begins with them. */
export const asTypedOpenings = (openings: readonly Opening[], weekday: number): string =>
  openings
    .filter((each) => each.weekday === weekday)
    .map(({ from, to }) => `${from}–${to}`)
    .join(', ');
