import { inDigits, numbered } from '#domain/language/language.ts';

export const say = {
  ranges: { '14d': '14 Days', '30d': '30 Days', '90d': '90 Days', year: 'Year', all: 'All' },
  range: 'Range',
  titles: {
    adherence: 'Adherence',
    sleep: 'Sleep',
    water: 'Water',
    mood: 'Mood',
    score: 'Diet score',
  },
  /** A title within a sentence. */
  inSentence: (title: string) => title.toLowerCase(),
  /** Behind a number. */
  after: { meals: '% of meals', percent: '%', of5: ' of 5' },
  goal: 'Goal',
  loadFailed: 'Failed to load trends.',
  trendsOf: 'Trends of {name}',
  forDoctor: 'Summary for a doctor',
  aboutCharts: 'How to read these charts',
  legendByDay: 'Each dot or bar is a day. The line is the 7-day average.',
  legendByWeek: 'The line is each week’s average, with its lowest and highest days around it.',
  planStrokes: 'A stroke on the axis marks the start of a new plan.',
  planLines: 'A dotted line marks the start of a new plan.',
  numbersHidden: 'Weight and other body figures are hidden here.',
  chartedHere: 'What is logged each day is charted here.',
  needsTwoDays: 'A trend needs two logged days.',
  needsTwoValues: 'A trend needs two values.',
  points: (by: number) => numbered(by, { one: '1 point', other: '# points' }),
  onAverage: (value: string) => `${value} on average`,
  nothingToCompare: (value: string) => `${value} on average, nothing to compare with yet`,
  sameAsBefore: (value: string) => `${value} on average, the same as before`,
  moreThanBefore: (value: string, by: string, was: string) =>
    `${value} on average, ${by} more than before (${was})`,
  lessThanBefore: (value: string, by: string, was: string) =>
    `${value} on average, ${by} less than before (${was})`,
  ways: { up: 'up', down: 'down', same: 'same' },
  asOn: (day: string) => `as on ${day}`,
  since: (by: string, day: string) => `${by} since ${day}`,
  periods: {
    '14d': 'in these 14 days',
    '30d': 'in these 30 days',
    '90d': 'in these 90 days',
    year: 'in this year',
    all: 'in all of it',
  },
  nothingLoggedYet: 'Nothing logged yet',
  nothingLogged: (period: string) => `Nothing logged ${period}`,
  nothingLoggedOf: (what: string, period: string) => `Nothing logged of ${what} ${period}.`,
  waterUnread: (days: number) =>
    numbered(days, {
      one: 'On one day water was logged without an amount, so it is not in the chart.',
      other: 'On # days water was logged without an amount, so it is not in the chart.',
    }),
  fromTo: (from: string, to: string, days: number) =>
    `${from} to ${to}, ${numbered(days, { one: '1 day', other: '# days' })}`,
  showAsTable: 'Show as Table',
  asATable: (title: string) => `${title} as a table`,
  pointByPoint: (title: string) => `${title}, point by point`,
  weekFromDay: (day: string) => `Week from ${day}`,
  average: 'Average',
  lowest: 'Lowest',
  highest: 'Highest',
  somethingElse: 'Something else',
  skipped: 'Skipped',
  sevenDayAverage: '7-day average',
  sevenDayAverageIs: (value: string) => `7-day average ${value}`,
  mealsDone: (done: number, meals: number) =>
    `${inDigits(done)} of ${numbered(meals, { one: '1 meal', other: '# meals' })}`,
  newPlan: (plan: string) => `New plan: ${plan}`,
  oneDay: 'one day',
  spreadOn: (least: string, most: string, days: number) =>
    `${least} to ${most} on ${inDigits(days)} days`,
  sinceChanges: {
    title: 'Before and since a change',
    lead: 'This shows what happened at the same time. It does not say why.',
    none: 'No change to compare yet. A meal counts as changed once half of its week is planned differently.',
    changed: (meals: string, day: string) => `${meals}: changed on ${day}`,
    compared: (before: string, after: string) => `${before}, compared with ${after}.`,
    otherChanges: (count: number) =>
      numbered(count, {
        one: 'There was one other change in these days.',
        other: 'There were # other changes in these days.',
      }),
    earlier: 'Show Earlier Changes',
    byPoints: (low: string, high: string) => `between ${low} and ${high} points`,
    changedMany: (count: number, day: string) =>
      `${numbered(count, { one: '1 meal', other: '# meals' })} changed on ${day}`,
    eaten: (meal: string) => `${meal} eaten`,
    weightAWeek: 'Weight a week',
    sideOf: (value: string, days: number) =>
      `${value} ${numbered(days, { one: '(1 day)', other: '(# days)' })}`,
    noDays: 'not logged',
    verdicts: {
      early: 'Too early to say',
      unclear: 'No clear difference',
      more: 'More since',
      less: 'Less since',
    },
    by: (low: string, high: string) => `between ${low} and ${high}`,
    interval: 'In 98 of 100 cases the difference lies within what is given.',
    failed: 'The changes could not be loaded.',
  },
};
