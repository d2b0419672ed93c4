import { addDays, type Day, dayIn, type Instant } from '../day.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Schedule = { readonly time: string; readonly weekdays: readonly number[] };

/**
 * The first instant after `after` at which the clock of `timeZone` shows the time of a reminder on one of
 * its weekdays. It never comes again for `sentFor` or a day before that, also when its owner travelled
 * west and the time is still to come there. Throws RangeError for an unknown zone or no weekdays.
 */
export function nextReminderAt(
  schedule: Schedule,
  timeZone: string,
  after: Date,
  sentFor: Day | null = null,
): Instant {
  // That of yesterday may still be to come, if a change of clocks moved it past midnight. And `sentFor`
  // may be in the future: after a flight over the date line, or when a machine's clock was ahead.
  const yesterday = addDays(dayIn(timeZone, after), -1);
  const first = sentFor !== null && sentFor >= yesterday ? addDays(sentFor, 1) : yesterday;
  for (let offset = 0; offset <= 9; offset += 1) {
    const day = addDays(first, offset);
    if (!schedule.weekdays.includes(weekdayOf(day))) continue;
    const at = momentIn(timeZone, day, schedule.time);
    if (at > after.getTime()) return new Date(at).toISOString();
  }
  throw new RangeError('A reminder comes on at least one day of the week');
}

/** Monday 1 to Sunday 7. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00.000Z`).getUTCDay() || 7;
}

/**
 * When the clock shows `time` on `day`, in milliseconds since 1970. In the night when it shows the time
 * twice: the first of both. In the night when it skips the time: as long after the gap begins as the time
 * is into it.
 */
function momentIn(timeZone: string, day: Day, time: string): number {
  const shown = Date.parse(`${day}T${time}:00.000Z`);
  const before = offsetAt(timeZone, shown - DAY_MS);
  const after = offsetAt(timeZone, shown + DAY_MS);
  const moments = [shown - before, shown - after].sort((one, other) => one - other);
  const real = moments.find((at) => at + offsetAt(timeZone, at) === shown);
  return real ?? shown - before;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** By how many milliseconds the clock of a zone is ahead of UTC at a moment, in milliseconds since 1970. */
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
