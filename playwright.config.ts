import { defineConfig } from '@playwright/test';
import { findChromium, leanFlags } from './test/chromium.ts';
import type { Engine } from './test/e2e/practice.ts';

const executablePath = findChromium();
const accessibility = ['**/states/*.spec.ts', '**/keyboard/*.spec.ts'];
// What happens in the browser alone needs no second database. What servers answer to it is tested on
// both by the HTTP tests; `E2E_ALL=1 npm run e2e` runs these on both as well.
const ofTheBrowser = [
  'afterLogOut',
  'beforeTheStream',
  'calendar',
  'customerPickerMeanwhile',
  'errorCatalogue',
  'fetchedOnce',
  'firstLoad',
  'focus',
  'keepsNothing',
  'landing',
  'latePaint',
  'oneMessage',
  'openingInPlace',
  'openingMeanwhile',
  'planGrid',
  'policy',
  'print',
  'promises',
  'roomForAll',
  'savedElsewhere',
  'scripts',
  'sessionEnded',
  'unsavedPlan',
  'withoutConnection',
].map((name) => `**/${name}.spec.ts`);
const onOneEngine = process.env.E2E_ALL ? accessibility : [...accessibility, ...ofTheBrowser];

export default defineConfig<object, { engine: Engine }>({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  globalSetup: './test/e2e/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A journey waits for something more than half of its time: twice as many as small machines have cores.
  workers: 4,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { args: leanFlags, ...(executablePath && { executablePath }) },
  },
  projects: [
    // First, as its longest tests take a minute and nothing should have to wait for them at the end.
    { name: 'accessibility', testMatch: accessibility, use: { engine: 'sqlite' } },
    { name: 'sqlite', testIgnore: accessibility, use: { engine: 'sqlite' } },
    { name: 'postgres', testIgnore: onOneEngine, use: { engine: 'postgres' } },
  ],
});
