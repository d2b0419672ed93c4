import { inDigits, numbered } from '#domain/language/language.ts';

const days = (count: number) => numbered(count, { one: '1 day', other: '# days' });

export const say = {
  toPrint: 'Summary to print',
  backToTrends: 'Back to Trends',
  loadFailed: 'The summary could not be loaded.',
  consentWithdrawn: 'Consent withdrawn',
  nothing: 'Nothing to show a doctor yet',
  nothingHint:
    'Once there are logged days, measurements or a profile, they appear here on one page to print.',
  spans: { '4w': '4 Weeks', '12w': '12 Weeks', coaching: 'All Coaching' },
  notBegun: 'Coaching hasn’t started yet. This shows the last 12 weeks.',
  numbersAsk:
    'You hide numbers, so this page shows no weight, body or energy figures. To include them, turn off Hide numbers first: {measurements}',
  myMeasurements: 'My measurements',

  /** Between an age and a gender. */
  between: ', ',
  dietician: 'Dietician: {name}',
  time: 'Time',
  inTime: (dates: string, count: number) => `${dates}, ${days(count)}`,
  coachingIn: (standing: string, dates: string) => `${standing}, ${dates}`,

  health: 'Health',
  nothingWritten: 'Nothing written.',
  moreInProfile: (text: string) => `${text} (more in the profile)`,

  daysAsPlanned: 'Days as planned',
  shareOnDays: (count: number) => `{share} on ${days(count)}.`,
  meals: (kinds: string) => `Meals: ${kinds}.`,
  nothingLogged: 'Nothing logged in this time.',
  oneDayLogged: (of: number, day: string) => `1 of ${days(of)} logged, on ${day}.`,
  daysLogged: (count: number, of: number, first: string, last: string) =>
    `${inDigits(count)} of ${days(of)} logged: the first on ${first}, the last on ${last}.`,
  byWeek: (before: number) =>
    before === 0
      ? 'Each week from Monday, counting only logged days:'
      : numbered(before, {
          one: 'Each week from Monday, counting only logged days; 1 week came before these:',
          other: 'Each week from Monday, counting only logged days; # weeks came before these:',
        }),
  nothingLoggedThen: 'nothing logged',
  countedDays: days,
  averages: {
    sleep: 'Sleep, on average',
    water: 'Water, on average',
    mood: 'Mood, from 1 to 5, on average',
  },
  valueOnDays: (value: string, count: number) => `${value} on ${days(count)}`,
  andUnread: (average: string, count: number) =>
    `${average}; not counted: ${days(count)} without an amount`,

  numbersLeftOut: 'Weight and body measurements are left out of this page. The dietician has them.',
  nothingMeasured: 'Nothing measured in this time.',
  kind: 'Kind',
  first: 'First',
  last: 'Last',
  change: 'Change',
  theSame: 'the same',

  noGoals: 'No goals in this time.',
  openGoal: (day: string, progress: string) => `by ${day}. ${progress}`,
  closedGoal: (closed: string) => `${closed}.`,

  lastPlan: 'Last plan',
  noPlan: 'No plan yet.',
  planAndDates: '{plan}, {dates}',
  noRoom: 'This plan is too long for this page. Print the plan on its own.',

  shortened: 'Texts that end with … are shortened. The full text is in Weekplate.',
  madeOn: (day: string, by: string) => `Made on ${day} with Weekplate by ${by}.`,
  source:
    'Profile and days are what the customer wrote and logged themselves; measurements come from the customer or the dietician.',
};
