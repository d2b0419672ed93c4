import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OPERATION_BUDGET_MS, UPLOAD_BUDGET_MS } from '#domain/connection.ts';
import { ApiError } from '../api/request.ts';
import { reasonOf, storingError, withRetries } from './retries.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const away = () => new ApiError(503, 'storage-away', 'Away.');

it('[FILE-02] what fails for now is tried again, later and later, until it works', async () => {
  const attempt = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new ApiError(0, 'offline', 'No connection.'))
    .mockRejectedValueOnce(away())
    .mockResolvedValue('there');
  const onWaiting = vi.fn();
  const done = withRetries(attempt, { budgetMs: UPLOAD_BUDGET_MS, onWaiting });
  await vi.advanceTimersByTimeAsync(1000);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await done).toBe('there');
  expect(onWaiting).toHaveBeenCalledTimes(2);
});

it('[FILE-01][FILE-02] it ends in retry-limit-exceeded when the budget is used up', async () => {
  for (const budgetMs of [OPERATION_BUDGET_MS, UPLOAD_BUDGET_MS]) {
    const began = Date.now();
    const done = withRetries(() => Promise.reject(away()), { budgetMs }).catch((error) => error);
    await vi.runAllTimersAsync();
    const error = await done;
    expect(error).toMatchObject({ code: 'retry-limit-exceeded' });
    expect(reasonOf(error)).toMatch(/could not be reached for too long/);
    expect(Date.now() - began).toBe(budgetMs);
  }
});

it('[FILE-02] a refusal is not tried again', async () => {
  const attempt = vi.fn(() => Promise.reject(new ApiError(422, 'not-an-image', 'No picture.')));
  await expect(withRetries(attempt, { budgetMs: UPLOAD_BUDGET_MS })).rejects.toMatchObject({
    status: 422,
  });
  expect(attempt).toHaveBeenCalledTimes(1);
});

it('[FILE-01][FILE-02] it can be cancelled while it waits for the next try', async () => {
  const cancelling = new AbortController();
  const { signal } = cancelling;
  const done = withRetries(() => Promise.reject(away()), { budgetMs: UPLOAD_BUDGET_MS, signal });
  const caught = done.catch((error) => error);
  await vi.advanceTimersByTimeAsync(500);
  cancelling.abort();
  expect(await caught).toMatchObject({ code: 'canceled' });
});

it('[FILE-02] a try that hangs is told to stop when the budget is used up', async () => {
  let told: AbortSignal | undefined;
  const hang = (stop: AbortSignal) => {
    told = stop;
    return new Promise<never>(() => undefined);
  };
  const done = withRetries(hang, { budgetMs: UPLOAD_BUDGET_MS }).catch((error) => error);
  await vi.advanceTimersByTimeAsync(UPLOAD_BUDGET_MS - 1);
  expect(told?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await done).toMatchObject({ code: 'retry-limit-exceeded' });
  expect(told?.aborted).toBe(true);
});

it.each([
  [storingError('object-not-found'), 'This picture is not there any more. Choose it again.'],
  [new ApiError(404, 'not-found', 'x'), 'This picture is not there any more. Choose it again.'],
  [
    new ApiError(401, 'unauthenticated', 'x'),
    'You are not signed in any more. Log in and try again.',
  ],
  [new ApiError(403, 'forbidden', 'x'), 'Your account may not do this with this picture.'],
  [
    new ApiError(429, 'quota-exceeded', 'x'),
    'You have sent very many pictures or files just now. Try again in an hour.',
  ],
  [
    storingError('retry-limit-exceeded'),
    'The server could not be reached for too long. Try again when your connection is better.',
  ],
  [storingError('canceled'), 'You cancelled it. Your picture is as it was.'],
  [new ApiError(422, 'not-an-image', 'Choose a whole JPEG.'), 'Choose a whole JPEG.'],
])('[FILE-01] why a picture was not stored is said in a sentence of its own: %o', (error, said) => {
  expect(reasonOf(error)).toBe(said);
});
