import { expect } from 'vitest';

/**
 * A verdict on how long something took, in milliseconds. On a busy machine it says nothing about the
 * product, so that `npm test` leaves it out: `npm run test:times` asks for it, on a quiet one.
 */
export function expectWithin(took: number, most: number): void {
  if (process.env.TEST_TIMES) expect(took).toBeLessThan(most);
}
