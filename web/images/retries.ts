import { isTransient, waitAfter } from '#domain/connection.ts';
import { type ImageFailureCode, imageFailureOf, imageFailureWords } from '#domain/images/image.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';

export const storingError = (code: ImageFailureCode): ApiError =>
  new ApiError(0, code, imageFailureWords(code));

/** Why a picture was not stored: the sentence for its error code, or else the server's message. */
export function reasonOf(error: unknown): string {
  const code = error instanceof ApiError ? imageFailureOf(error) : null;
  return code ? imageFailureWords(code) : messageOf(error);
}

type Retrying = {
  readonly budgetMs: number;
  readonly signal?: AbortSignal;
  /** Called when an attempt failed for now and another follows. */
  readonly onWaiting?: () => void;
};

/**
 * Retries an attempt after temporary failures, with growing pauses, for at most `budgetMs` in total. When
 * that time is over, it also aborts a hanging attempt by the signal passed to it. Throws {@link ApiError}.
 */
export function withRetries<T>(
  attempt: (stop: AbortSignal) => Promise<T>,
  { budgetMs, signal, onWaiting }: Retrying,
): Promise<T> {
  const usedUp = new AbortController();
  const stop = signal ? AbortSignal.any([signal, usedUp.signal]) : usedUp.signal;
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(storingError('retry-limit-exceeded'));
      usedUp.abort();
    }, budgetMs);
    untilItWorks(attempt, stop, onWaiting)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

async function untilItWorks<T>(
  attempt: (stop: AbortSignal) => Promise<T>,
  stop: AbortSignal,
  onWaiting: (() => void) | undefined,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(stop);
    } catch (error) {
      if (!isWorthAnother(error)) throw error;
      if (stop.aborted) throw storingError('canceled');
      onWaiting?.();
      await pause(waitAfter(tries), stop);
    }
  }
}

const isWorthAnother = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 'canceled' && isTransient(error.status);

function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(storingError('canceled'));
    });
  });
}
