import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/request.ts';
import { whenPersonChanged, whenPersonLeaves } from '../session/sessionStore.ts';
import { clearToasts, forgetToasts } from '../ui/toasts.ts';

/** A refusal stays one however often it is asked; only a lost or overloaded server is worth it. */
const worthRetrying = (count: number, error: Error) =>
  count < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** So old an answer may be shown as it is: whatever changes meanwhile is told live. */
export const STALE_MS = 30_000;

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onError: clearToasts }),
  defaultOptions: {
    queries: {
      retry: worthRetrying,
      retryDelay: (attempt) => 400 * 2 ** attempt,
      staleTime: STALE_MS,
      // Offline is told at once, as an error: a request that waits silently looks like a hang.
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
