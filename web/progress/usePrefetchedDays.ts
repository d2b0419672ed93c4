import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addDays, type Day } from '#domain/day.ts';
import { trackedDayQuery } from './api.ts';

/** Once a day has arrived, prefetches the days next to it, so that the arrows answer at once. */
export function usePrefetchedDays(customerId: string, date: Day, today: Day, arrived: boolean) {
  const queries = useQueryClient();
  useEffect(() => {
    if (!arrived) return;
    void queries.prefetchQuery(trackedDayQuery(customerId, addDays(date, -1)));
    if (date < today) void queries.prefetchQuery(trackedDayQuery(customerId, addDays(date, 1)));
  }, [queries, customerId, date, today, arrived]);
}
