import { type Day, dayIn } from '#domain/day.ts';

// The longest day a zone ever had (one that repeats an hour), and some more.
const LONGEST_DAY_MS = 26 * 3_600_000;
const MARGIN_MS = 1000;
const AGAIN_MS = 60_000;

/** The first millisecond of the next calendar day in a time zone, whatever its clocks do meanwhile. */
export function nextMidnight(timeZone: string, at: Date): Date {
  const today = dayIn(timeZone, at);
  let before = at.getTime();
  let after = before + LONGEST_DAY_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(timeZone, new Date(middle)) === today) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/**
 * How long to wait before asking the server again which day it is: until midnight there, or a
 * minute while its `today` is not what this clock says (one of the two is fast, or was asleep).
 */
export function msUntilNextDay(today: Day, timeZone: string, now: Date): number {
  if (dayIn(timeZone, now) !== today) return AGAIN_MS;
  return nextMidnight(timeZone, now).getTime() - now.getTime() + MARGIN_MS;
}
