import { addDays, type Day, dayIn, type Instant } from './day.ts';
import { intlLocale } from './language/language.ts';
import { say } from './words.ts';

const DAY_MS = 86_400_000;

/**
 * When the clock of a zone shows `time` (`HH:MM` or `HH:MM:SS`) on `day`, in milliseconds since 1970. When
 * the clock goes back and shows the time twice, the first of both. When the clock goes forward and skips the
 * time, the moment as long after the start of the gap as the time is into it.
 */
export function momentIn(timeZone: string, day: Day, time: string): number {
  const shown = Date.parse(`${day}T${time}Z`);
  const before = offsetAt(timeZone, shown - DAY_MS);
  const after = offsetAt(timeZone, shown + DAY_MS);
  const moments = [shown - before, shown - after].sort((one, other) => one - other);
  const real = moments.find((at) => at + offsetAt(timeZone, at) === shown);
  return real ?? shown - before;
}

/** 'HH:MM': what the clock of a zone shows at a moment, in milliseconds since 1970. */
export const clockIn = (timeZone: string, at: number): string =>
  new Date(at + offsetAt(timeZone, at)).toISOString().slice(11, 16);

/** Whether a time is an instant in UTC, as '2026-03-04T07:12:33.000Z' is and '07:12' is not. */
export const isInstant = (time: string): boolean => time.endsWith('Z');

const clocks = new Map<string, Intl.DateTimeFormat>();

/** How many milliseconds the clock of a zone is ahead of UTC at a moment, in milliseconds since 1970. */
function offsetAt(timeZone: string, at: number): number {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(timeZone, clock);
  }
  const parts = clock.formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(at / 1000) * 1000;
}

/** Browsers still report some cities by names of the last century, which nobody there uses. */
const RENAMED: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Dacca: 'Dhaka',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/**
 * A time zone of the IANA list in everyday words: 'Kolkata time' for `Asia/Calcutta`, 'hora de Europa central';
 * 'local time' where no place is known.
 */
export function zoneWords(timeZone: string): string {
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return say.localTime;
  return say.timeIn(RENAMED[place] ?? place, zoneName(timeZone));
}

/** The list names its places in English only; other languages name the time itself. */
const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat(intlLocale(), { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The first instant after `after` at which a zone's clock shows `time` (`HH:MM`); one each day. */
export function nextTimeAt(time: string, timeZone: string, after: Date): Instant {
  const today = dayIn(timeZone, after);
  // Yesterday's time may still be to come, if a clock change moved it past midnight.
  const moments = [-1, 0, 1, 2].map((offset) => momentIn(timeZone, addDays(today, offset), time));
  const next = moments.find((at) => at > after.getTime());
  if (next === undefined) throw new RangeError(`${time} comes on every day`);
  return new Date(next).toISOString();
}

/** `HH:MM` in the person's own time zone; hours that end before they begin continue past midnight. */
type QuietHours = { readonly from: string; readonly to: string };

const MINUTE_MS = 60_000;
// By how many minutes clocks are put back at the end of summer time, in any zone.
const PUT_BACK_MINUTES = [30, 60, 120];

/** Like `momentIn`, but the last moment in a night in which the clock shows the time twice. */
function lastMomentIn(timeZone: string, day: Day, time: string): number {
  const first = momentIn(timeZone, day, time);
  const again = PUT_BACK_MINUTES.map((minutes) => first + minutes * MINUTE_MS);
  return again.find((at) => clockIn(timeZone, at) === time) ?? first;
}

/**
 * When the quiet hours that contain `at` are over; null outside of them. They begin when the clock first
 * shows their beginning, and end when it last shows their end. Throws RangeError for an unknown zone.
 */
export function quietUntil({ from, to }: QuietHours, timeZone: string, at: Date): Instant | null {
  if (from === to) return null;
  const today = dayIn(timeZone, at);
  for (const day of [addDays(today, -1), today]) {
    const begins = momentIn(timeZone, day, from);
    const ends = lastMomentIn(timeZone, to < from ? addDays(day, 1) : day, to);
    if (begins <= at.getTime() && at.getTime() < ends) return new Date(ends).toISOString();
  }
  return null;
}
