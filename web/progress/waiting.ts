import { type Day, formatDay } from '#domain/day.ts';
import type { Change } from '../store/change.ts';
import { DAY } from './dayShown.ts';

/** The days whose changes wait to be sent, the latest first. */
export function waitingDays(changes: readonly Change[]): { date: Day; count: number }[] {
  const ofDays = changes.filter(
    ({ kind, isDraft, contested }) => kind === DAY && !isDraft && !contested,
  );
  const byDate = Map.groupBy(ofDays, ({ date }) => date);
  return [...byDate]
    .map(([date, { length: count }]) => ({ date, count }))
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
