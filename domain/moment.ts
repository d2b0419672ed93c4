import type { Day } from './day.ts';

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
