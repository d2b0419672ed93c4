import type { LoggedDay, LoggedDays } from '../customers/summary.ts';
import type { Day } from '../day.ts';
import type { Moment } from './moment.ts';
import type { PersonFacts } from './person.ts';

type Recent = Pick<PersonFacts, 'recentDays'>;

const DAYS_PER_WEEK = 7;
const LEAST_LOGGED = 4;

/** How often a customer usually logs, in words: 'usually logs daily'; null when too little is known. */
export function usualRhythm({ recentDays }: Recent, { offsetOf }: Moment): string | null {
  const [last] = recentDays;
  const first = recentDays.at(-1);
  if (!last || !first || recentDays.length < LEAST_LOGGED) return null;
  const span = offsetOf(last[0]) - offsetOf(first[0]) + 1;
  const aWeek = Math.round((recentDays.length / span) * DAYS_PER_WEEK);
  if (aWeek >= DAYS_PER_WEEK) return 'usually logs daily';
  if (aWeek < 1) return 'usually logs less than once a week';
  return `usually logs ${aWeek === 1 ? 'once' : `${aWeek} days`} a week`;
}

/** What was logged on the days from `from` to `to`. */
export function loggedIn(days: readonly LoggedDay[], from: Day, to: Day): LoggedDays {
  const logged = { days: 0, done: 0, of: 0 };
  for (const [date, done, of] of days) {
    if (date < from || date > to) continue;
    logged.days += 1;
    logged.done += done;
    logged.of += of;
  }
  return logged;
}

/** Rounded down, like adherence everywhere. */
export const percentOf = ({ done, of }: { done: number; of: number }): number =>
  Math.floor((100 * done) / of);
