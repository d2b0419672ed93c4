import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarAddress, CalendarFeed } from '#domain/calendarFeed/calendarFeedSchema.ts';
import { get, send } from '../api/request.ts';

export type Whose = { readonly customerId: string; readonly ofDietician?: boolean };

const pathOf = ({ customerId, ofDietician }: Whose) =>
  ofDietician
    ? '/api/calendar-feed'
    : `/api/customers/${encodeURIComponent(customerId)}/calendar-feed`;

/** Since when somebody has an address for their calendar. */
export const calendarFeedQuery = (whose: Whose) =>
  queryOptions({
    queryKey: ['customers', whose.customerId, 'calendar-feed'],
    queryFn: () => get<CalendarFeed>(pathOf(whose)),
  });

/** Makes an address that replaces the previous one. */
export function useMakeAddress(whose: Whose) {
  const queries = useQueryClient();
  const { queryKey } = calendarFeedQuery(whose);
  return useMutation({
    mutationFn: () => send<CalendarAddress>('PUT', pathOf(whose)),
    onSuccess: ({ since }) => void queries.setQueryData(queryKey, { since }),
    onError: () => void queries.invalidateQueries({ queryKey }),
    // The address is not cached once it has left the screen.
    gcTime: 0,
  });
}

export function useRemoveAddress(whose: Whose) {
  const queries = useQueryClient();
  const { queryKey } = calendarFeedQuery(whose);
  return useMutation({
    mutationFn: () => send<void>('DELETE', pathOf(whose)),
    onSuccess: () => void queries.setQueryData(queryKey, { since: null }),
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
}
