import { type Day, formatDay } from '#domain/day.ts';
import type { WaitingItem } from '../store/waitingItem.ts';
import { draftedDays, readDraft } from './draft.ts';

/** A day with ticks or words that wait to be sent. */
export type WaitingDay = { readonly date: Day; readonly count: number };

/** The days of this person that send themselves and are not stored yet, the latest first. */
export const waitingDays = (customerId: string): WaitingDay[] =>
  draftedDays(customerId).flatMap((date) => {
    const draft = readDraft(customerId, date);
    const count = draft?.sends.length || Number(Boolean(draft?.trying));
    return count > 0 ? [{ date, count }] : [];
  });

/** '1 thing waits to be sent', '2 things wait to be sent'; '' for none, and while the items are not known. */
export function waitingWords(
  days: readonly WaitingDay[],
  items: readonly WaitingItem[] | null,
): string {
  if (items === null) return '';
  const count = items.length + days.reduce((sum, day) => sum + day.count, 0);
  if (count === 0) return '';
  return count === 1 ? '1 thing waits to be sent' : `${count} things wait to be sent`;
}

/** 'Logged for Tuesday 24 November: 3'. */
export const dayWords = ({ date, count }: WaitingDay): string =>
  `Logged for ${formatDay(date, 'long')}: ${count}`;

/** When the item was made, by the person's own clock. Words such as 'Today' are not enough offline. */
export const sinceWords = ({ date, madeAt }: WaitingItem): string =>
  `Since ${formatDay(date, 'short')}, ${new Date(madeAt).toLocaleTimeString('en-GB', { timeStyle: 'short' })}`;

export const BY_ITSELF = 'It is kept on this device, and sent by itself once you are back online.';
