import { translated } from '../language/language.ts';

export const say = translated({
  subjects: { day: 'Log your day', plan: 'Look at today’s plan', water: 'Drink water' },
  /** After the next time of a reminder, which is skipped on such a day. */
  unless: { day: 'Unless the day is complete', plan: 'Unless the day has no plan' },
  subjectAt: (subject: string, time: string) => `${subject} at ${time}`,
  subjectOn: (subject: string, time: string, days: string) => `${subject} at ${time}, ${days}`,
  /** Monday first. `each`: on every such day of the week. */
  days: [
    { name: 'Monday', short: 'Mon', each: 'Mondays' },
    { name: 'Tuesday', short: 'Tue', each: 'Tuesdays' },
    { name: 'Wednesday', short: 'Wed', each: 'Wednesdays' },
    { name: 'Thursday', short: 'Thu', each: 'Thursdays' },
    { name: 'Friday', short: 'Fri', each: 'Fridays' },
    { name: 'Saturday', short: 'Sat', each: 'Saturdays' },
    { name: 'Sunday', short: 'Sun', each: 'Sundays' },
  ],
  everyDay: 'Every day',
  weekdays: 'Weekdays',
  weekends: 'Weekends',
  /** Some days, each in its short form. */
  someDays: (days: readonly string[]) => days.join(', '),
  tooMany: (most: number) =>
    `There are ${most} reminders already, the most there can be. Delete one first.`,
  thereAlready: (name: string) => `You have this one already: “${name}”.`,
  therePaused: (name: string) => `You have this one already: “${name}”. It is paused.`,
  enterTime: 'Enter a time as HH:MM.',
  chooseDay: 'Choose at least one day of the week.',
});
