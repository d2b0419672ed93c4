import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { chromiumFlags, findHeadlessChromium } from '#test/chromium.ts';
import type { Person } from '#test/factories/people.ts';
import { type Factories, factories } from '#test/factories.ts';
import { startFile } from '../server/stage/process.ts';

const SECRET = 'a-secret-for-benchmarks-which-guards-nothing';

/** The set-up of a measurement in a browser. */
export type Stage<T> = {
  readonly browser: Browser;
  readonly url: string;
  /** The return value of `fill`. */
  readonly filled: T;
  /** A desktop window in which this person is signed in. */
  desk(person: Pick<Person, 'cookie'>): Promise<BrowserContext>;
};

type Wishes<T> = {
  fill(stored: { database: Database; make: Factories; secret: string }): Promise<T>;
  readonly flags?: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
};

/**
 * Starts a browser, and the product on an SQLite file with the data that `fill` stores; after `look`, stops
 * both and deletes the file.
 */
export async function inBrowser<T>(
  { fill, flags = [], settings = {} }: Wishes<T>,
  look: (stage: Stage<T>) => Promise<void>,
): Promise<void> {
  await buildWebIfNeeded();
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-browser-'));
  const all = { DATA_DIR: dataDir, SECRET, ...settings };
  const database = await openDatabase(readConfig(all));
  await migrate(database);
  const make = factories(database.db, SECRET, dataDir);
  const filled = await fill({ database, make, secret: SECRET });
  await database.close();
  const product = await startFile('server/main.js', all);
  const executablePath = findHeadlessChromium();
  const browser = await chromium.launch({
    args: [...chromiumFlags, ...flags],
    ...(executablePath && { executablePath }),
  });
  const desk = async ({ cookie }: Pick<Person, 'cookie'>) => {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      timezoneId: 'UTC',
    });
    context.setDefaultTimeout(60_000);
    await context.addCookies([{ ...cookie, url: product.url }]);
    return context;
  };
  try {
    await look({ browser, url: product.url, filled, desk });
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The load average: at 0.5 for each processor, the machine is quiet. */
export const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;
