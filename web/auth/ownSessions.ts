import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSession } from '#domain/accounts/sessionSchema.ts';
import { get, send } from '../api/request.ts';

const queryKey = ['own-sessions'];

export const useOwnSessions = () =>
  useQuery({
    queryKey,
    queryFn: async () => (await get<{ items: OwnSession[] }>('/api/auth/sessions')).items,
  });

/** Ends one session; of null, all but this one. */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? send<void>('POST', '/api/auth/sign-out-elsewhere')
        : send<void>('DELETE', `/api/auth/sessions/${encodeURIComponent(id)}`),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
