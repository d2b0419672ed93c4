import { type Day, dayIn, daysBetween, formatDay, type Instant } from '#domain/day.ts';
import { nextReminderAt } from '#domain/reminders/nextReminder.ts';
import type { Reminder, ReminderSubject } from '#domain/reminders/reminder.ts';

export const SUBJECT_WORDS: Readonly<Record<ReminderSubject, string>> = {
  day: 'Log your day',
  plan: 'Look at today’s plan',
  water: 'Drink water',
};

/** Monday first, as a reminder numbers them from 1. */
export const DAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5];

/**
 * What a reminder is called: 'Log your day at 20:00'. Where another of `all` would be called so too,
 * with its days: 'Log your day at 20:00, Weekends'.
 */
export function nameOf(reminder: Reminder, all: readonly Reminder[]): string {
  const { id, subject, time, weekdays } = reminder;
  const name = `${SUBJECT_WORDS[subject]} at ${time}`;
  const isShared = all.some(
    (other) => other.id !== id && other.subject === subject && other.time === time,
  );
  return isShared ? `${name}, ${daysWords(weekdays)}` : name;
}

/** 'Every day', 'Weekdays', 'Weekends', 'Mondays' or 'Mon, Wed, Fri'; `weekdays` in order. */
export function daysWords(weekdays: readonly number[]): string {
  const names = weekdays.map((day) => DAY_NAMES[day - 1] ?? '');
  if (names.length === DAY_NAMES.length) return 'Every day';
  if (names.length === 1) return `${names[0]}s`;
  if (weekdays.join() === WEEKDAYS.join()) return 'Weekdays';
  if (weekdays.join() === '6,7') return 'Weekends';
  return names.map((name) => name.slice(0, 3)).join(', ');
}

/** 'today at 20:00', 'tomorrow at 07:30', 'Sat 28 Nov at 08:00': when it comes next, by the clock of `timeZone`. */
export function nextWords(reminder: Reminder, timeZone: string, now: Date): string {
  const at = new Date(nextOf(reminder, timeZone, now));
  const time = clockOf(timeZone).format(at);
  return `${dayWords(dayIn(timeZone, at), dayIn(timeZone, now))} at ${time}`;
}

/** What the server said holds until then: a page that stays open goes on by itself. */
function nextOf(reminder: Reminder, timeZone: string, now: Date): Instant {
  const { nextAt } = reminder;
  if (nextAt !== null && new Date(nextAt) > now) return nextAt;
  return nextReminderAt(reminder, timeZone, now);
}

function dayWords(day: Day, today: Day): string {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return 'today';
  return ahead === 1 ? 'tomorrow' : formatDay(day, 'short');
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  clocks.set(timeZone, clock);
  return clock;
}

/** A zone of the IANA list as people read it: 'America/New York'. */
export const zoneWords = (timeZone: string): string => timeZone.replaceAll('_', ' ');
