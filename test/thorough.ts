import { it } from 'vitest';

/**
 * True under `npm run test:thorough`, where tests that repeat themselves do so at full length: each
 * statement of a write is broken instead of the last, and each kind of kill comes several times.
 */
export const isThorough = process.env.THOROUGH === '1';

/**
 * A test that runs only under `npm run test:thorough`, since others show the same in less time; with `also`
 * it always runs.
 */
export function itThoroughly(title: string, test: () => Promise<void>, also = false): void {
  if (isThorough || also) it(title, test);
}
