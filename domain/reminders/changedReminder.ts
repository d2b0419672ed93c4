import { type Day, dayIn, type Instant } from '../day.ts';
import { nextReminderAt, weekdayOf } from './nextReminder.ts';
import type { ReminderChange, ReminderInput } from './reminderSchema.ts';

/** A reminder's settings after a change; absent fields stay. */
export const withChange = (before: ReminderInput, change: ReminderChange): ReminderInput => ({
  subject: change.subject ?? before.subject,
  time: change.time ?? before.time,
  weekdays: change.weekdays ?? before.weekdays,
  active: change.active ?? before.active,
});

/** A reminder before a change. */
type Before = {
  readonly time: string;
  readonly nextAt: Instant | null;
  /** The last day for which it was sent. */
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
