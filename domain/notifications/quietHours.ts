import { addDays, type Day, dayIn, type Instant } from '../day.ts';
import { clockIn, momentIn } from '../moment.ts';

/** `HH:MM` in somebody's own zone; those that end before they begin go on past midnight. */
export type QuietHours = { readonly from: string; readonly to: string };

const MINUTE_MS = 60_000;
// By so many minutes clocks are put back somewhere, at the end of summer time.
const PUT_BACK_MINUTES = [30, 60, 120];

/** Like `momentIn`, but the last moment of a night in which the clock shows the time twice. */
function lastMomentIn(timeZone: string, day: Day, time: string): number {
  const first = momentIn(timeZone, day, time);
  const again = PUT_BACK_MINUTES.map((minutes) => first + minutes * MINUTE_MS);
  return again.find((at) => clockIn(timeZone, at) === time) ?? first;
}

/**
 * When the quiet hours in which `at` lies are over; null outside of them. They begin as the clock first
 * shows their beginning, and are over as it last shows their end. Throws RangeError for an unknown zone.
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
