import { type Day, dayIn, type Instant } from '../day.ts';
import { nextReminderAt, weekdayOf } from './nextReminder.ts';
import type { ReminderChange, ReminderInput } from './reminderSchema.ts';

/** What is chosen once this has changed. */
export const withChange = (before: ReminderInput, change: ReminderChange): ReminderInput => ({
  subject: change.subject ?? before.subject,
  time: change.time ?? before.time,
  weekdays: change.weekdays ?? before.weekdays,
  active: change.active ?? before.active,
});

/** A reminder as it was before its owner changed it. */
type Before = {
  readonly time: string;
  readonly nextAt: Instant | null;
  /** The last day for which it came. */
  readonly sentFor: Day | null;
};
type After = {
  /** Null while it rests. */
  readonly nextAt: Instant | null;
  readonly sentFor: Day | null;
};

/**
 * When a reminder comes after its owner changed it. What is due and not sent yet stays due where its
 * time was left alone: they were to be told at that moment, and changed something else. Not where
 * that day is none of its days any more, or it rests. Another time is another promise: it comes when
 * that is next, though it be the second time of a day.
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
