import { defineConfig } from '@playwright/test';
import { findHeadlessChromium, leanFlags } from './test/chromium.ts';
import type { Engine } from './test/e2e/practice.ts';

const executablePath = findHeadlessChromium();
// What an engine answers, the HTTP tests prove on both. In a browser PostgreSQL is seen in the whole
// way of each role and as two devices write at once; `E2E_ALL=1 npm run e2e` runs every journey on both.
const onPostgres = ['**/dayTwoDevices.spec.ts', '**/weekTogether.spec.ts'];
// With a stand-in for Google, which one worker starts.
const first = ['**/google.spec.ts'];
// Every state at every width, for `npm run test:states`; a choice of them is in states.spec.ts.
const allStates = process.env.STATES === 'all' ? [] : ['**/states/whole.spec.ts'];

// What says `@all` (fixtures.ts) is run by that as well, and by nothing else.
const notNow = process.env.E2E_ALL ? {} : { grepInvert: /@all/ };

export default defineConfig<object, { engine: Engine }>({
  testDir: 'test/e2e',
  testIgnore: allStates,
  ...notNow,
  outputDir: 'test-results',
  globalSetup: './test/e2e/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A journey waits for something more than half of its time: twice as many as small machines have cores.
  workers: 4,
  // Nobody waits this long but for what never comes: a busy machine may take its time.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: 'list',
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { args: leanFlags, ...(executablePath && { executablePath }) },
  },
  projects: [
    // First what nothing should have to wait for at the end: the longest tests, and those of one worker.
    {
      name: 'postgres',
      testMatch: process.env.E2E_ALL ? /\.spec\.ts$/ : onPostgres,
      use: { engine: 'postgres' },
    },
    { name: 'first', testMatch: first, use: { engine: 'sqlite' } },
    {
      name: 'sqlite',
      testIgnore: [...first, ...allStates, ...(process.env.E2E_ALL ? [] : onPostgres)],
      use: { engine: 'sqlite' },
    },
  ],
});
