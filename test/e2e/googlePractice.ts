import { freePort } from '../freePort.ts';
import { type GoogleStandIn, openGoogle } from '../google/provider.ts';
import { test as base } from './fixtures.ts';
import { openPractice } from './practice.ts';

/** A practice that offers Google, and the stand-in for Google itself. */
export const test = base.extend<object, { google: GoogleStandIn }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const google = await openGoogle(await freePort());
      await use(google);
      await google.close();
    },
    { scope: 'worker' },
  ],
  practice: [
    async ({ engine, google }, use) => {
      const practice = await openPractice(engine, google.settings);
      await use(practice);
      await practice.close();
    },
    { scope: 'worker' },
  ],
});
