import { inDigits, numbered, plural, translated } from '../language/language.ts';

const silent = (days: number) =>
  numbered(days, { one: 'Silent for a day', other: 'Silent for # days' });

/** Days, weights and goals arrive in words: 'Friday 27 November', '78.1 kg'. */
export const say = translated({
  asked: {
    justNow: 'Asked less than an hour ago.',
    hoursAgo: (hours: number) =>
      numbered(hours, { one: 'Asked an hour ago.', other: 'Asked # hours ago.' }),
    daysAgo: (days: number) =>
      numbered(days, { one: 'Asked a day ago.', other: 'Asked # days ago.' }),
  },
  /** Of two messages at least. */
  askedMore: {
    justNow: (count: number) =>
      `Wrote ${inDigits(count)} messages, the first less than an hour ago.`,
    hoursAgo: (count: number, hours: number) =>
      plural(hours, {
        one: `Wrote ${inDigits(count)} messages, the first an hour ago.`,
        other: `Wrote ${inDigits(count)} messages, the first ${inDigits(hours)} hours ago.`,
      }),
    daysAgo: (count: number, days: number) =>
      plural(days, {
        one: `Wrote ${inDigits(count)} messages, the first a day ago.`,
        other: `Wrote ${inDigits(count)} messages, the first ${inDigits(days)} days ago.`,
      }),
  },
  wroteNotes: (count: number, lastOn: string) =>
    `Wrote ${numbered(count, { one: 'a note', other: '# notes, the last' })} on ${lastOn}.`,

  aboveUsual: (weight: string, off: string) => `Weighs ${weight}, ${off} above usual.`,
  belowUsual: (weight: string, off: string) => `Weighs ${weight}, ${off} below usual.`,
  behindSchedule: (weight: string, off: string, goal: string) =>
    `Weighs ${weight}, ${off} behind schedule (goal ${goal}).`,
  aboveLine: (weight: string, off: string, goal: string) =>
    `Weighs ${weight}, ${off} above the planned line (goal ${goal}).`,
  belowLine: (weight: string, off: string, goal: string) =>
    `Weighs ${weight}, ${off} below the planned line (goal ${goal}).`,

  neverLogged: (days: number) =>
    numbered(days, {
      one: 'Has had a plan for a day and hasn’t logged anything.',
      other: 'Has had a plan for # days and hasn’t logged anything.',
    }),
  silent: (days: number) => `${silent(days)}.`,
  silentUsuallyDaily: (days: number) => `${silent(days)}; usually logs daily.`,
  silentUsuallyWeekly: (days: number, daysAWeek: number) =>
    plural(daysAWeek, {
      one: `${silent(days)}; usually logs once a week.`,
      other: `${silent(days)}; usually logs ${inDigits(daysAWeek)} days a week.`,
    }),
  silentUsuallyRarely: (days: number) => `${silent(days)}; usually logs less than once a week.`,

  lowAdherence: (percent: number) => `${inDigits(percent)} % of the last 7 logged days.`,
  lowAdherenceUsually: (percent: number, usual: number) =>
    `${inDigits(percent)} % of the last 7 logged days, usually ${inDigits(usual)} %.`,

  noPlanYet: 'No plan yet.',
  noPlanSince: (day: string) => `No plan since ${day}.`,
  noPlanFrom: (day: string) => `No plan from ${day}.`,

  coachingEndsToday: 'Coaching ends today.',
  coachingEndsTomorrow: 'Coaching ends tomorrow.',
  coachingEndsOn: (day: string) => `Coaching ends on ${day}.`,
  coachingEndedYesterday: 'Coaching ended yesterday.',
  coachingEndedOn: (day: string) => `Coaching ended on ${day}.`,

  joinedToday: 'Joined today; no coaching dates yet.',
  joinedYesterday: 'Joined yesterday; no coaching dates yet.',
  joinedOn: (day: string) => `Joined on ${day}; no coaching dates yet.`,

  chooseLaterDay: 'Choose a day after today.',
  atMostAYear: 'At most a year from now, please.',
  wholeNumber: (least: number, most: number) =>
    `A whole number from ${inDigits(least)} to ${inDigits(most)}, please.`,
});
