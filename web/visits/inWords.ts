import { type Day, daysBetween, formatDay } from '#domain/day.ts';
import type { Visit } from '#domain/visits/visitSchema.ts';
import { say } from './words.ts';

/** 'Wed 25 Nov 2026', followed by how long ago or ahead that is, if it says more. */
export const dateWords = (date: Day): string => `${formatDay(date, 'short')} ${date.slice(0, 4)}`;

export function awayWords(date: Day, today: Day): string {
  const days = daysBetween(today, date);
  if (days === 0) return say.today;
  if (days > 0) return say.inDays(days);
  return days > -60 ? say.daysAgo(-days) : '';
}

export const writerWords = (writer: Visit['writer']): string =>
  writer === null ? say.writerHasLeft : writer.trim() || say.aDietician;
