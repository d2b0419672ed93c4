import { dayIn, daysBetween, dayWords, formatTime, type Instant } from '#domain/day.ts';
import { nextReminderAt } from '#domain/reminders/nextReminder.ts';
import type { Reminder } from '#domain/reminders/reminderSchema.ts';
import { say } from './words.ts';

/**
 * 'today at 20:00', 'tomorrow at 07:30', 'Sat 28 Nov at 08:00': when it is next due, by the clock of `timeZone`.
 */
export function nextWords(reminder: Reminder, timeZone: string, now: Date): string {
  const at = new Date(nextOf(reminder, timeZone, now));
  const time = formatTime(at, timeZone);
  const [day, today] = [dayIn(timeZone, at), dayIn(timeZone, now)];
  const ahead = daysBetween(today, day);
  if (ahead === 0) return say.todayAt(time);
  return ahead === 1 ? say.tomorrowAt(time) : say.dayAt(dayWords(day, today), time);
}

/** The time from the server until it has passed; on a page that stays open it is calculated here from then on. */
function nextOf(reminder: Reminder, timeZone: string, now: Date): Instant {
  const { nextAt } = reminder;
  if (nextAt !== null && new Date(nextAt) > now) return nextAt;
  return nextReminderAt(reminder, timeZone, now);
}
