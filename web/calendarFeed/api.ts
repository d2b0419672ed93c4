import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarAddress, CalendarFeed } from '#domain/calendarFeed/calendarFeedSchema.ts';
import { get, send } from '../api/request.ts';

const pathOf = (customerId: string) =>
  `/api/customers/${encodeURIComponent(customerId)}/calendar-feed`;

/** Since when a customer has an address for their calendar. */
export const calendarFeedQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'calendar-feed'],
    queryFn: () => get<CalendarFeed>(pathOf(customerId)),
  });

/** Makes an address that replaces the previous one. */
export function useMakeAddress(customerId: string) {
  const queries = useQueryClient();
  const { queryKey } = calendarFeedQuery(customerId);
  return useMutation({
    mutationFn: () => send<CalendarAddress>('PUT', pathOf(customerId)),
    onSuccess: ({ since }) => void queries.setQueryData(queryKey, { since }),
    onError: () => void queries.invalidateQueries({ queryKey }),
    // The address is not cached once it has left the screen.
    gcTime: 0,
  });
}

export function useRemoveAddress(customerId: string) {
  const queries = useQueryClient();
  const { queryKey } = calendarFeedQuery(customerId);
  return useMutation({
    mutationFn: () => send<void>('DELETE', pathOf(customerId)),
    onSuccess: () => void queries.setQueryData(queryKey, { since: null }),
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
}
