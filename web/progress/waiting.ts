import { type Day, formatDay } from '#domain/day.ts';
import type { Change } from '../store/change.ts';
import { DAY } from './dayShown.ts';

/** A day whose changes wait to be sent, and those of them that the server has refused. */
type WaitingDay = {
  readonly date: Day;
  readonly count: number;
  readonly refused: readonly Change[];
};

/** The days whose changes wait to be sent, the latest first. */
export function waitingDays(changes: readonly Change[]): WaitingDay[] {
  const ofDays = changes.filter(
    ({ kind, isDraft, contested }) => kind === DAY && !isDraft && !contested,
  );
  const byDate = Map.groupBy(ofDays, ({ date }) => date);
  return [...byDate]
    .map(([date, own]) => {
      const refused = own.filter((each) => each.refused !== null);
      return { date, count: own.length, refused };
    })
    .sort((a, b) => (a.date < b.date ? 1 : -1));
}

/** '1 thing waits to be sent', '2 things wait to be sent'; '' for none. */
export function waitingWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 thing waits to be sent' : `${count} things wait to be sent`;
}

/** When it was made, by the person's own clock. Words such as 'Today' are not enough offline. */
export const sinceWords = ({ date, madeAt }: Change): string =>
  `Since ${formatDay(date, 'short')}, ${new Date(madeAt).toLocaleTimeString('en-GB', { timeStyle: 'short' })}`;
