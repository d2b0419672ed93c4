import { afterEach, expect, it, vi } from 'vitest';
import { elapsedSince, now } from './sessionStore.ts';

afterEach(() => vi.restoreAllMocks());

it('[CUST-07] the time a computer slept counts, and a clock that was set back takes none away', () => {
  const running = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const wall = vi.spyOn(Date, 'now').mockReturnValue(50_000);
  const then = now();
  running.mockReturnValue(3000);
  wall.mockReturnValue(52_000);
  expect(elapsedSince(then)).toBe(2000);
  wall.mockReturnValue(50_000 + 3_600_000);
  expect(elapsedSince(then)).toBe(3_600_000);
  wall.mockReturnValue(1000);
  expect(elapsedSince(then)).toBe(2000);
});
