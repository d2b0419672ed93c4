import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildWebIfNeeded } from '#server/build.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { startFile } from '../bench/servers.ts';
import { chromiumFlags, findChromium } from '../chromium.ts';
import { crowd } from './crowd.ts';
import { loadPages, scroll, search } from './list.ts';
import { openEach } from './opening.ts';
import { spreadOf } from './spread.ts';
import { installStopwatch, slowDown } from './stopwatch.ts';
import { type Measured, table } from './table.ts';
import { typeInTurn } from './typing.ts';

/**
 * `npm run bench:browser`: what typing in the plan and opening a customer take in a real browser whose
 * processor is four times slower, in a practice of 10,000 customers.
 */
const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '10000' },
    slower: { type: 'string', default: '4' },
    json: { type: 'string' },
  },
});
const SECRET = 'a-secret-for-benchmarks-which-guards-nothing';
const OPENED = 20;

await buildWebIfNeeded();
const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-browser-'));
const settings = { DATA_DIR: dataDir, SECRET, RATE_LIMIT_FACTOR: '1000000' };
const began = performance.now();
const database = await openDatabase(readConfig(settings));
await migrate(database);
const { dietician, known } = await crowd(database.db, SECRET, {
  count: Number(values.customers),
  known: 3 * OPENED,
});
await database.close();
console.info(
  `${values.customers} customers in ${((performance.now() - began) / 1000).toFixed(1)} s`,
);

const product = await startFile('server/main.js', settings);
const executablePath = findChromium();
const browser = await chromium.launch({
  // A frame begins when there is something to show: what waits for a screen's next beat is no work.
  args: [...chromiumFlags, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  ...(executablePath && { executablePath }),
});
try {
  const newPage = async (saveData = false) => {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      timezoneId: 'UTC',
    });
    context.setDefaultTimeout(60_000);
    await context.addCookies([{ ...dietician.cookie, url: product.url }]);
    await context.addInitScript(installStopwatch);
    if (saveData)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    const page = await context.newPage();
    await slowDown(page, Number(values.slower));
    return page;
  };
  const [first] = known;
  if (!first) throw new Error('nobody was seeded');
  const grid = await newPage();
  const typed = await typeInTurn(grid, await newPage(), first);

  const sparing = await newPage(true);
  await sparing.goto('/client/customers');
  // The first of each asks for code as well, and for nobody's data.
  await openEach(sparing, known.slice(0, 1), { pointed: false });
  const unwarned = await openEach(sparing, known.slice(1, 1 + OPENED), { pointed: false });
  const page = await newPage();
  await page.goto('/client/customers');
  await openEach(page, known.slice(0, 1), { pointed: true });
  const pointed = await openEach(page, known.slice(1, 1 + OPENED), { pointed: true });
  const rows = await loadPages(page);

  const measured: Measured[] = [
    { what: 'a key in an empty page', ...spreadOf(typed.plain), most: null },
    { what: 'a key in a full week', ...spreadOf(typed.grid), most: 16 },
    { what: 'opening a customer, unannounced', ...spreadOf(unwarned), most: 100 },
    { what: 'opening a customer one points at', ...spreadOf(pointed), most: 100 },
    { what: `scrolling ${rows} rows`, ...spreadOf(await scroll(page)), most: null },
    { what: `a key in the search above them`, ...spreadOf(await search(page)), most: null },
  ];
  for (const line of table(measured)) console.info(line);
  console.info(`Event Timing counts ${typed.slow} of ${typed.grid.length} keys above 16 ms.`);
  if (values.json) writeFileSync(values.json, JSON.stringify(measured));
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
