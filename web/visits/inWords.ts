import { type Day, daysBetween, formatDay } from '#domain/day.ts';
import type { Visit } from '#domain/visits/visitSchema.ts';

export const LOAD_FAILED = 'Failed to load visits.';
export const SAVE_FAILED = 'Failed to save the visit.';
export const DELETE_FAILED = 'Failed to delete the visit.';
export const DELETE_ASKED = 'Are you sure you want to delete this visit?';

/** 'Wed 25 Nov 2026', followed by how long ago or ahead that is, if it says more. */
export const dateWords = (date: Day): string => `${formatDay(date, 'short')} ${date.slice(0, 4)}`;

export function awayWords(date: Day, today: Day): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  if (days > 0) return `in ${days} days`;
  return days > -60 ? `${-days} days ago` : '';
}

export const writerWords = (writer: Visit['writer']): string =>
  writer === null ? 'A dietician who has left' : writer.trim() || 'A dietician';

export const foundWords = (count: number): string =>
  count === 0 ? 'No visit found.' : count === 1 ? '1 visit found.' : `${count} visits found.`;
