import { addDays, type Day, dayIn, type Instant, weekdayOf } from '../day.ts';
import { momentIn } from '../moment.ts';
import type { ReminderChange, ReminderInput } from './reminderSchema.ts';

type Schedule = { readonly time: string; readonly weekdays: readonly number[] };

/**
 * The first instant after `after` at which the clock of `timeZone` shows the time of a reminder on one of its
 * weekdays. A reminder is never repeated for `sentFor` or an earlier day, even when its owner travelled west
 * and the time is still to come there. Throws RangeError for an unknown zone or no weekdays.
 */
export function nextReminderAt(
  schedule: Schedule,
  timeZone: string,
  after: Date,
  sentFor: Day | null = null,
): Instant {
  // Yesterday's reminder may still be to come, if a clock change moved it past midnight. `sentFor` may be in
  // the future: after a flight across the date line, or when the server's clock was ahead.
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

/** A reminder's settings after a change; absent fields stay. */
export const withChange = (before: ReminderInput, change: ReminderChange): ReminderInput => ({
  subject: change.subject ?? before.subject,
  time: change.time ?? before.time,
  weekdays: change.weekdays ?? before.weekdays,
  active: change.active ?? before.active,
});

type Before = {
  readonly time: string;
  readonly nextAt: Instant | null;
  readonly sentFor: Day | null;
};
type After = {
  /** Null while it is paused. */
  readonly nextAt: Instant | null;
  readonly sentFor: Day | null;
};

/**
 * When a reminder comes next after its owner changed it. A reminder that is due but not sent yet stays due if
 * its time did not change, unless it is paused or that weekday was removed. With a different time it comes
 * next at that time, even if it was already sent that day.
 */
export function changedReminder(
  before: Before,
  chosen: ReminderInput,
  timeZone: string,
  now: Date,
): After {
  const sentFor = before.time === chosen.time ? before.sentFor : null;
  if (!chosen.active) return { nextAt: null, sentFor };
  const nextAt = stillDue(before, chosen, timeZone, now);
  return { nextAt: nextAt ?? nextReminderAt(chosen, timeZone, now, sentFor), sentFor };
}

function stillDue(
  { time, nextAt }: Before,
  chosen: ReminderInput,
  timeZone: string,
  now: Date,
): Instant | null {
  if (nextAt === null || time !== chosen.time) return null;
  const dueAt = new Date(nextAt);
  const isOfItsDays = chosen.weekdays.includes(weekdayOf(dayIn(timeZone, dueAt)));
  return dueAt <= now && isOfItsDays ? nextAt : null;
}
