import { expect } from 'vitest';

/**
 * Checks how long something took, in milliseconds. On a busy machine the result says nothing about the
 * product, so `npm test` leaves the check out; `npm run test:times` includes it, for a quiet machine.
 */
export function expectWithin(took: number, most: number): void {
  if (process.env.TEST_TIMES) expect(took).toBeLessThan(most);
}

const STEP_MS = 10;

/**
 * A clock that stands still while this process, which includes the server, waits for a busy processor. It
 * also stands still while the server blocks. So it detects responses that are delayed, for example by a
 * timer, but not a server that is busy with one thing for too long. Starts now; the returned function stops
 * it and returns the milliseconds since.
 */
export function processTime(): () => number {
  let passed = 0;
  const ticking = setInterval(() => {
    passed += STEP_MS;
  }, STEP_MS);
  ticking.unref();
  return () => {
    clearInterval(ticking);
    return passed;
  };
}
