import { it } from 'vitest';

/**
 * True under `npm run test:thorough`, where tests that repeat themselves do so at full length: each
 * statement of a write is broken instead of the last, and each kind of kill comes several times.
 */
export const isThorough = process.env.THOROUGH === '1';

/** What others show in less time: a test of `npm run test:thorough` alone, or `also` where it says. */
export function itThoroughly(title: string, test: () => Promise<void>, also = false): void {
  if (isThorough || also) it(title, test);
}
