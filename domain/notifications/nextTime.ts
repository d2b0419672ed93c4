import { addDays, dayIn, type Instant } from '../day.ts';
import { momentIn } from '../moment.ts';

/**
 * The first instant after `after` at which a zone's clock shows `time` (`HH:MM`); one instant for each day.
 */
export function nextTimeAt(time: string, timeZone: string, after: Date): Instant {
  const today = dayIn(timeZone, after);
  // Yesterday's time may still be to come, if a clock change moved it past midnight.
  const moments = [-1, 0, 1, 2].map((offset) => momentIn(timeZone, addDays(today, offset), time));
  const next = moments.find((at) => at > after.getTime());
  if (next === undefined) throw new RangeError(`${time} comes on every day`);
  return new Date(next).toISOString();
}
