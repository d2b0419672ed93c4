import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { startFile } from '../bench/stage/process.ts';
import { chromiumFlags, findHeadlessChromium } from '../chromium.ts';
import { factories } from '../factories.ts';
import { countedKeyboard } from '../morning/keyboard.ts';
import { workbook } from './file.ts';
import { chooseByKeys, firstPlanFromFile, nextWeekByKeys } from './rounds.ts';
import { type KeysFigures, keysTable } from './table.ts';

/**
 * `npm run bench:keys`: what hands do for a first plan from a file, and for the next week with three
 * changes, in a real browser.
 */
const { values } = parseArgs({ options: { json: { type: 'string' } } });
const SECRET = 'a-secret-for-benchmarks-which-guards-nothing';

await buildWebIfNeeded();
const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-keys-'));
const settings = { DATA_DIR: dataDir, SECRET };
const database = await openDatabase(readConfig(settings));
await migrate(database);
const make = factories(database.db, SECRET, dataDir);
const dietician = await make.aDietician();
await make.aCustomer({ name: 'Anna First' });
await make.aPlan(await make.aCustomer({ name: 'Julia Next' }), { name: 'Week 3' });
await database.close();

const product = await startFile('server/main.js', settings);
const executablePath = findHeadlessChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath && { executablePath }),
});
try {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(60_000);
  await context.addCookies([{ ...dietician.cookie, url: product.url }]);
  const page = await context.newPage();
  const chosen = async (letters: string) => {
    await page.goto('/client/dashboard');
    await page.getByRole('combobox', { name: 'Customer' }).waitFor();
    const keyboard = countedKeyboard(page);
    await chooseByKeys(page, keyboard, letters);
    return keyboard;
  };
  const first = await chosen('anna');
  const clicks = await firstPlanFromFile(page, workbook());
  const next = await chosen('julia');
  await nextWeekByKeys(page, next);
  const figures: KeysFigures = {
    tasks: [
      { what: 'a first plan from a file', clicks, ...first.pressed() },
      { what: 'the next week with three changes', clicks: 0, ...next.pressed() },
    ].map(({ what, clicks, keys, letters }) => ({ what, clicks, keys, letters })),
  };
  console.info(keysTable(figures));
  if (values.json) writeFileSync(values.json, JSON.stringify(figures));
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
