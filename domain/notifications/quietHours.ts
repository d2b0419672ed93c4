import { addDays, type Day, dayIn, type Instant } from '../day.ts';
import { clockIn, momentIn } from '../moment.ts';

/** `HH:MM` in the person's own time zone; hours that end before they begin continue past midnight. */
export type QuietHours = { readonly from: string; readonly to: string };

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
