import type { AttentionRow } from '#domain/attention/attentionSchema.ts';
import { type Day, formatDay } from '#domain/day.ts';
import type { BoardView } from './api.ts';

export const FETCH_FAILED = 'Who needs you could not be found out.';

const LOOK_AGAIN =
  'A question or a note appears here at once. Silent days, plans and periods are looked at anew every morning.';

export function nobodyWords({ reason, isMine, isSnoozed }: BoardView, snoozed: number) {
  if (isSnoozed)
    return { title: 'Nobody is snoozed.', text: 'Whoever you snooze waits here until their day.' };
  if (reason)
    return {
      title: 'Nobody, for this reason.',
      text: 'Others may need you for another one.',
    };
  return {
    title: isMine ? 'None of yours needs you right now.' : 'Nobody needs you right now.',
    text: snoozed > 0 ? `${LOOK_AGAIN} ${snoozed} snoozed, each until their day.` : LOOK_AGAIN,
  };
}

export const nameOf = ({ name }: Pick<AttentionRow, 'name'>): string =>
  name.trim() || 'Somebody without a name';

export const assignedWords = (assignee: AttentionRow['assignee']): string =>
  assignee ? assignee.name.trim() || 'A dietician' : 'Nobody assigned';

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
