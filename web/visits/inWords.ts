import { type Day, daysBetween } from '#domain/day.ts';
import type { Visit } from '#domain/visits/visitSchema.ts';
import { say } from './words.ts';

/** How long ago or ahead a visit is, if that says more than its date. */
export function awayWords(date: Day, today: Day): string {
  const days = daysBetween(today, date);
  if (days === 0) return say.today;
  if (days > 0) return say.inDays(days);
  return days > -60 ? say.daysAgo(-days) : '';
}

export const writerWords = (writer: Visit['writer']): string =>
  writer === null ? say.writerHasLeft : writer.trim() || say.aDietician;
