import { say as ofCoaching } from '#domain/coaching/words.ts';
import { type Day, formatDay, formatDays } from '#domain/day.ts';
import { mealKindsWords } from '#domain/progress/adherence.ts';
import type { DoctorFigures, DoctorSummary } from '#domain/trends/doctorSummarySchema.ts';
import type { SummarySpan } from '#domain/trends/range.ts';
import { periodDates } from '../customers/inWords.ts';

export const TITLE = 'Summary for a doctor';
export const LOAD_FAILED = 'The summary could not be loaded.';
export const NOTHING = 'Nothing to show a doctor yet';
export const NOTHING_HINT =
  'Once there are logged days, measurements or a profile, they appear here on one page to print.';

export const SPAN_WORDS: Readonly<Record<SummarySpan, string>> = {
  '4w': '4 Weeks',
  '12w': '12 Weeks',
  coaching: 'All Coaching',
};

export const NOT_BEGUN = 'Coaching hasn’t started yet. This shows the last 12 weeks.';
export const NUMBERS_LEFT_OUT =
  'Weight and body measurements are left out of this page. The dietician has them.';
export const NUMBERS_ASK =
  'You hide numbers, so this page shows no weight, body or energy figures. To include them, turn off Hide numbers first:';
export const NOTHING_WRITTEN = 'Nothing written.';
export const MORE_IN_PROFILE = '(more in the profile)';
export const NOTHING_LOGGED = 'Nothing logged in this time.';
export const NOTHING_MEASURED = 'Nothing measured in this time.';
export const NO_GOALS = 'No goals in this time.';
export const NO_PLAN = 'No plan yet.';
export const NO_ROOM = 'This plan is too long for this page. Print the plan on its own.';
export const SHORTENED = 'Texts that end with … are shortened. The full text is in Weekplate.';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** '3 Sep – 25 Nov 2026, 84 days' */
export const rangeWords = ({ from, to, figures }: DoctorSummary): string =>
  `${formatDays(from, to, 'medium')}, ${days(figures.days)}`;

/** 'Active, 1 Nov – 30 Nov 2026'; only 'No dates' if there are no dates. */
export function coachingWords({ standing, ...period }: DoctorSummary['coaching']): string {
  const word = ofCoaching.standings[standing];
  return standing === 'not_set' ? word : `${word}, ${periodDates(period)}`;
}

/** '62 of 84 days logged: the first on 4 Sep 2026, the last on 24 Nov 2026'. */
export function loggedWords(figures: DoctorFigures): string {
  const { daysLogged, firstLogged, lastLogged } = figures;
  const count = `${daysLogged} of ${days(figures.days)} logged`;
  if (!firstLogged || !lastLogged) return count;
  if (daysLogged === 1) return `${count}, on ${formatDay(firstLogged, 'medium')}`;
  const [first, last] = [formatDay(firstLogged, 'medium'), formatDay(lastLogged, 'medium')];
  return `${count}: the first on ${first}, the last on ${last}`;
}

/** 'Meals: 40 of 56 as planned, 5 something else, 6 skipped. '; '' if all meals were as planned. */
export const mealsWords = ({ meals }: DoctorFigures): string =>
  meals.other + meals.skipped > 0 ? `Meals: ${mealKindsWords(meals)}. ` : '';

export const onDays = (count: number): string => `on ${days(count)}`;

/** 'By week from its Monday, of the days logged in it; 35 weeks came before these:' */
export const weeksWords = (before: number): string => {
  const earlier = before === 1 ? '1 week came before these' : `${before} weeks came before these`;
  return `By week from its Monday, of the days logged in it${before > 0 ? `; ${earlier}` : ''}:`;
};

export const unreadWords = (count: number): string =>
  `not counted: ${days(count)} with words that say no amount`;

/** 'and 3 more' */
export const moreWords = (count: number): string => `and ${count} more`;

/** '+1.2 kg', '−2.4 kg', 'the same' */
export function changeWords(change: number | null, unit: string): string {
  if (change === null) return '–';
  if (change === 0) return 'the same';
  return `${change > 0 ? '+' : '−'}${Math.abs(change)} ${unit}`;
}

export const yearsWords = (age: number): string => (age === 1 ? '1 year' : `${age} years`);

/** 'Made on Wednesday 25 November 2026 with Weekplate by Ada Albrecht.' */
export const madeWords = (day: Day, by: string): string =>
  `Made on ${formatDay(day, 'long')} ${day.slice(0, 4)} with Weekplate by ${by}.`;

export const SOURCE =
  'Profile and days are what the customer wrote and logged themselves; measurements come from the customer or the dietician.';
