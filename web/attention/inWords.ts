import type { AttentionRow } from '#domain/attention/attentionSchema.ts';
import { type Day, formatDay } from '#domain/day.ts';
import { isolated } from '#domain/language/language.ts';
import { say as ofKit } from '../kit/words.ts';
import type { BoardView } from './api.ts';
import { say } from './words.ts';

export function nobodyWords({ reason, isMine, isSnoozed }: BoardView, snoozed: number) {
  if (isSnoozed) return { title: say.nobodySnoozed, text: say.snoozedWaitHere };
  if (reason) return { title: say.nobodyForReason, text: say.othersForAnother };
  return {
    title: isMine ? say.noneOfYours : say.nobody,
    text: snoozed > 0 ? `${say.looksAgain} ${say.andSnoozed(snoozed)}` : say.looksAgain,
  };
}

export const nameOf = ({ name }: Pick<AttentionRow, 'name'>): string =>
  name.trim() || say.noNameYet;

export const assignedWords = (assignee: AttentionRow['assignee']): string =>
  assignee ? assignee.name.trim() || ofKit.aDietician : ofKit.unassigned;

export const movedWords = ({
  row,
  until,
}: {
  row: Pick<AttentionRow, 'name'>;
  until: Day | null;
}) =>
  until
    ? say.isSnoozedUntil(isolated(nameOf(row)), formatDay(until, 'short'))
    : say.isBack(isolated(nameOf(row)));

/** Until when a customer is snoozed, for all reasons or for some of them. */
export function untilWords(snoozes: AttentionRow['snoozes']): string {
  const last = snoozes.map(({ until }) => until).toSorted();
  const until = last.at(-1);
  return until ? say.snoozedUntil(formatDay(until, 'short')) : '';
}
