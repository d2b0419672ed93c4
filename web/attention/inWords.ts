import type { AttentionRow } from '#domain/attention/attentionSchema.ts';
import { type Day, formatDay } from '#domain/day.ts';
import type { BoardView } from './api.ts';

export const ORDER = 'Most urgent first: questions that wait longest, then missing plans.';

export const FETCH_FAILED = 'Who needs you could not be loaded.';

const LOOK_AGAIN =
  'Questions and notes appear here right away. Silent days, plans and periods are checked every morning.';

export function nobodyWords({ reason, isMine, isSnoozed }: BoardView, snoozed: number) {
  if (isSnoozed)
    return { title: 'Nobody is snoozed.', text: 'Customers you snooze wait here until their day.' };
  if (reason)
    return {
      title: 'Nobody right now for this reason.',
      text: 'Others may need you for another reason.',
    };
  return {
    title: isMine ? 'None of yours needs you right now.' : 'Nobody needs you right now.',
    text: snoozed > 0 ? `${LOOK_AGAIN} ${snoozed} snoozed, each until their day.` : LOOK_AGAIN,
  };
}

export const nameOf = ({ name }: Pick<AttentionRow, 'name'>): string =>
  name.trim() || 'No name yet';

export const assignedWords = (assignee: AttentionRow['assignee']): string =>
  assignee ? assignee.name.trim() || 'A dietician' : 'Unassigned';

export const movedWords = ({
  row,
  until,
}: {
  row: Pick<AttentionRow, 'name'>;
  until: Day | null;
}) =>
  until
    ? `${nameOf(row)} is snoozed until ${formatDay(until, 'short')}.`
    : `${nameOf(row)} is back.`;

/** Until when a customer is snoozed, for all reasons or for some of them. */
export function untilWords(snoozes: AttentionRow['snoozes']): string {
  const last = snoozes.map(({ until }) => until).toSorted();
  const until = last.at(-1);
  return until ? `Snoozed until ${formatDay(until, 'short')}` : '';
}

export const showAllWords = (count: number): string => `Show all ${count.toLocaleString('en-GB')}`;
