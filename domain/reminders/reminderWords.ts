/** The subjects: log the day, look at its plan, drink water. */
export const REMINDER_SUBJECTS = ['day', 'plan', 'water'] as const;
export type ReminderSubject = (typeof REMINDER_SUBJECTS)[number];

/** `time` is `HH:MM`; `weekdays` are Monday 1 to Sunday 7, in order. */
type Named = {
  readonly subject: ReminderSubject;
  readonly time: string;
  readonly weekdays: readonly number[];
};
type Stored = Named & { readonly id: string };

export const SUBJECT_WORDS: Readonly<Record<ReminderSubject, string>> = {
  day: 'Log your day',
  plan: 'Look at today’s plan',
  water: 'Drink water',
};

/** When a reminder is skipped on one of its days, as words shown after its next time; '' for never. */
export const UNLESS_WORDS: Readonly<Record<ReminderSubject, string>> = {
  day: 'Unless the day is complete',
  plan: 'Unless the day has no plan',
  water: '',
};

/** Monday first, as in the weekday numbers of a reminder, which begin with 1. */
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
 * The name of a reminder: 'Log your day at 20:00'; followed by its days if another of `all` has the same
 * name: 'Log your day at 20:00, Weekends'.
 */
export function nameOf(reminder: Stored, all: readonly Stored[]): string {
  const { id, subject, time } = reminder;
  const isShared = all.some(
    (other) => other.id !== id && other.subject === subject && other.time === time,
  );
  return isShared ? fullNameOf(reminder) : `${SUBJECT_WORDS[subject]} at ${time}`;
}

/** 'Log your day at 20:00, Every day'. */
export const fullNameOf = ({ subject, time, weekdays }: Named): string =>
  `${SUBJECT_WORDS[subject]} at ${time}, ${daysWords(weekdays)}`;

/** 'Every day', 'Weekdays', 'Weekends', 'Mondays' or 'Mon, Wed, Fri'; `weekdays` in order. */
export function daysWords(weekdays: readonly number[]): string {
  const names = weekdays.map((day) => DAY_NAMES[day - 1] ?? '');
  if (names.length === DAY_NAMES.length) return 'Every day';
  if (names.length === 1) return `${names[0]}s`;
  if (weekdays.join() === WEEKDAYS.join()) return 'Weekdays';
  if (weekdays.join() === '6,7') return 'Weekends';
  return names.map((name) => name.slice(0, 3)).join(', ');
}
