import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/request.ts';
import { clearToasts, forgetToasts } from '../kit/Toaster.tsx';
import { whenPersonChanged, whenPersonLeaves } from '../session/sessionStore.ts';

/** Only a lost connection or a server error is worth a retry: a refusal would be the same again. */
const worthRetrying = (count: number, error: Error) =>
  count < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** How long an answer counts as fresh: live events report the changes in that time. */
export const STALE_MS = 30_000;

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onError: clearToasts }),
  defaultOptions: {
    queries: {
      retry: worthRetrying,
      retryDelay: (attempt) => 400 * 2 ** attempt,
      staleTime: STALE_MS,
      // Offline requests fail at once. A request that waited for the connection would look like a hang.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

whenPersonLeaves(() => {
  queryClient.clear();
  forgetToasts();
});
whenPersonChanged(() => void queryClient.invalidateQueries());
