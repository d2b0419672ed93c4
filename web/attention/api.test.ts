import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endThrottling, throttled } from './api.ts';

beforeEach(() => {
  vi.useFakeTimers();
  endThrottling();
});
afterEach(() => vi.useRealTimers());

test('[BOARD-01] the board is asked for at once, and then once for all changes of two seconds', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return asked;
  };
  expect(await throttled('all', ask)).toBe(1);
  const answers = [throttled('all', ask), throttled('all', ask), throttled('all', ask)];
  // Nobody has requested this other view yet, so it is requested at once.
  expect(await throttled('mine', ask)).toBe(2);
  await vi.advanceTimersByTimeAsync(1900);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(await Promise.all(answers)).toEqual([3, 3, 3]);
  endThrottling();
  expect(await throttled('all', ask)).toBe(4);
});
