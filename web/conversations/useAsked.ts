import { useInfiniteQuery } from '@tanstack/react-query';
import type { Day } from '#domain/day.ts';
import { messagesQuery } from './api.ts';

/**
 * The number of messages about a day, for each meal and for the day as a whole, among the newest messages;
 * `isMore`: there are older messages, which are not counted.
 */
export function useAsked(customerId: string, date: Day) {
  const { data, hasNextPage } = useInfiniteQuery(messagesQuery(customerId, date));
  const pages = data?.pages ?? [];
  const messages = pages.flatMap(({ items }) => items).filter(({ takenBack }) => !takenBack);
  return {
    ofMeal: (meal: number) =>
      messages.filter(({ subject }) => subject.kind === 'meal' && subject.meal === meal).length,
    ofDay: messages.filter(({ subject }) => subject.kind === 'day').length,
    isMore: hasNextPage,
  };
}
