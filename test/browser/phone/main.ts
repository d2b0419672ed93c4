import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { addDays, dayIn, daysFrom } from '#domain/day.ts';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { startFile } from '../../bench/stage/process.ts';
import { chromiumFlags, findHeadlessChromium } from '../../chromium.ts';
import { factories } from '../../factories.ts';
import { cheapPhone } from './measure.ts';
import { PHONE } from './page.ts';
import { type PhoneFigures, phoneTable } from './table.ts';

/**
 * `npm run bench:browser -- --phone`, in rounds of `--rounds`: how long a customer waits for their dashboard on a cheap phone in a
 * weak network, over HTTP/1.1, and for a tick. Nothing is kept but what the browser's cache keeps.
 */
const { values } = parseArgs({
  options: {
    phone: { type: 'boolean' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'string' },
  },
});
const SECRET = 'a-secret-for-benchmarks-which-guards-nothing';
const LOGGED_DAYS = 30;

await buildWebIfNeeded();
const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-phone-'));
const settings = { DATA_DIR: dataDir, SECRET };
const database = await openDatabase(readConfig(settings));
await migrate(database);
const make = factories(database.db, SECRET, dataDir);
const today = dayIn('UTC', new Date());
const customer = await make.aCustomer({ timeZone: 'UTC' });
for (const days of [-10, -3, 4]) await make.aPlan(customer, { startDate: addDays(today, days) });
const days = daysFrom(addDays(today, -LOGGED_DAYS), LOGGED_DAYS);
await make.manyDays(
  customer,
  days.map((date) => ({ date })),
);
await database.close();

const product = await startFile('server/main.js', settings);
const executablePath = findHeadlessChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath && { executablePath }),
});
try {
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  const rows = await cheapPhone(browser, product.url, customer.cookie, Number(values.rounds));
  const figures: PhoneFigures = { ...PHONE, load, rows };
  console.info(phoneTable(rows));
  console.info(`Load of the machine: ${load}.`);
  if (values.json) writeFileSync(values.json, JSON.stringify(figures));
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
