import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
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
import { morningPractice } from './practice.ts';
import { expectNobodyWaits, morningRound } from './round.ts';
import { type MorningFigures, morningTable } from './table.ts';

/**
 * `npm run bench:morning`: a dietician's morning in a real browser. Of 40 customers six wrote notes or
 * questions since yesterday; by keyboard alone all six are read, answered and cleared.
 */
const { values } = parseArgs({
  options: { customers: { type: 'string', default: '40' }, json: { type: 'string' } },
});
const SECRET = 'a-secret-for-benchmarks-which-guards-nothing';
const customers = Number(values.customers);

await buildWebIfNeeded();
const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-morning-'));
const settings = { DATA_DIR: dataDir, SECRET };
const database = await openDatabase(readConfig(settings));
await migrate(database);
const { dietician, waiting } = await morningPractice(
  factories(database.db, SECRET, dataDir),
  customers,
);
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
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  const steps = await morningRound(page, waiting);
  await expectNobodyWaits(page, waiting);
  const figures: MorningFigures = { customers, load, steps };
  console.info(morningTable(steps));
  console.info(`Load of the machine: ${load}. Nobody waits.`);
  if (values.json) writeFileSync(values.json, JSON.stringify(figures));
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
