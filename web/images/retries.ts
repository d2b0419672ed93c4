import { isPassing, waitAfter } from '#domain/images/retry.ts';
import { ApiError } from '../api.ts';
import { storingError } from './storingError.ts';

type Retrying = {
  readonly budgetMs: number;
  readonly signal?: AbortSignal;
  /** A try failed for now, and another one follows. */
  readonly onWaiting?: () => void;
};

/** Tries again what failed for now, later and later, until the budget is used up. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { budgetMs, signal, onWaiting }: Retrying,
): Promise<T> {
  const began = Date.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWorthAnother(error)) throw error;
      const wait = waitAfter(tries, Date.now() - began, budgetMs);
      if (wait === null) throw storingError('retry-limit-exceeded');
      onWaiting?.();
      await pause(wait, signal);
    }
  }
}

const isWorthAnother = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 'canceled' && isPassing(error.status);

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(storingError('canceled'));
    });
  });
}
