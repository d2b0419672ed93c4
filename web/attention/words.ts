import { formatDay } from '#domain/day.ts';
import type { Day } from '#domain/day.ts';

export const FETCH_FAILED = 'Who needs you could not be found out.';
export const SNOOZE_FAILED = 'It could not be snoozed.';
export const SNOOZE_AHEAD = 'Choose a day that is still to come.';

export const NOBODY = {
  title: 'Nobody needs you right now.',
  text: 'Questions and notes appear here at once; silent days, plans and periods are counted anew every morning.',
} as const;

export const snoozedWords = (name: string, until: Day): string =>
  `${name} is snoozed until ${formatDay(until, 'short')}.`;

export const assignedWords = (assignee: string | null): string => assignee ?? 'Nobody assigned';
