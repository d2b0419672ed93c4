import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { startFile } from '../bench/stage/process.ts';
import { chromiumFlags, findHeadlessChromium } from '../chromium.ts';
import type { Person } from '../factories/people.ts';
import { type Factories, factories } from '../factories.ts';

const SECRET = 'a-secret-for-benchmarks-which-guards-nothing';

/** What a measurement in a browser begins with. */
export type Stage<T> = {
  readonly browser: Browser;
  readonly url: string;
  /** What `fill` returned. */
  readonly filled: T;
  /** A window of a desk in which this person is signed in. */
  desk(person: Pick<Person, 'cookie'>): Promise<BrowserContext>;
};

type Wishes<T> = {
  fill(stored: { database: Database; make: Factories; secret: string }): Promise<T>;
  readonly flags?: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
};

/**
 * Starts the product on a SQLite file that holds what `fill` stores, and a browser; once `look` is done both
 * end and the file is gone.
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

/** How many others waited for a processor: 0.5 a processor is a quiet machine. */
export const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10;
