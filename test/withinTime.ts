import { expect } from 'vitest';

/**
 * Checks how long something took, in milliseconds. On a busy machine the result says nothing about the
 * product, so `npm test` leaves the check out; `npm run test:times` includes it, for a quiet machine.
 */
export function expectWithin(took: number, most: number): void {
  if (process.env.TEST_TIMES) expect(took).toBeLessThan(most);
}
