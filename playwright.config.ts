import { defineConfig } from '@playwright/test';
import { findHeadlessChromium, leanFlags } from './test/chromium.ts';
import type { Engine } from './test/e2e/practice.ts';

const executablePath = findHeadlessChromium();
// HTTP tests prove the answers on both engines. In a browser, PostgreSQL is used for a week of both roles and
// for two devices that write at once.
const onPostgres = ['**/dayTwoDevices.spec.ts', '**/weekTogether.spec.ts'];
// These need the stand-in for Google, which one worker starts.
const first = ['**/google.spec.ts'];
// Every state at every width, for `npm run test:states`; a choice of them is in states.spec.ts.
const allStates = process.env.STATES === 'all' ? [] : ['**/states/whole.spec.ts'];

export default defineConfig<object, { engine: Engine }>({
  testDir: 'test/e2e',
  testIgnore: allStates,
  outputDir: 'test-results',
  globalSetup: './test/e2e/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A journey waits for more than half of its time, so this is twice the number of cores of a small machine.
  workers: 4,
  // Generous, because a busy machine may be slow; only something that never happens waits this long.
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
    // The longest tests, and those of one worker, come first, so that nothing waits for them at the end.
    { name: 'postgres', testMatch: onPostgres, use: { engine: 'postgres' } },
    { name: 'first', testMatch: first, use: { engine: 'sqlite' } },
    {
      name: 'sqlite',
      testIgnore: [...first, ...allStates, ...onPostgres],
      use: { engine: 'sqlite' },
    },
  ],
});
