import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Colleague, PositionChange } from '#domain/colleagues/colleagueSchema.ts';
import { get, send } from '../api/request.ts';
import { invalidate } from '../live/queryClient.tsx';
import { refreshSession } from '../session/sessionStore.ts';

export const colleaguesQuery = queryOptions({
  queryKey: ['colleague', 'list'],
  queryFn: () => get<{ items: Colleague[] }>('/api/colleagues'),
});

export const useChangePosition = ({ id }: Colleague) =>
  useMutation({
    mutationFn: (change: PositionChange) =>
      send<void>('PUT', `/api/colleagues/${encodeURIComponent(id)}/position`, change),
    onSettled() {
      for (const kind of ['colleague', 'customers', 'customer-list', 'dieticians'])
        invalidate([kind]);
      // It may be one's own.
      return refreshSession();
    },
  });
