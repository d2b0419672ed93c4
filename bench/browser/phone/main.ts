import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { addDays, dayIn, daysFrom } from '#domain/day.ts';
import type { Factories } from '#test/factories.ts';
import { inBrowser, loadNow } from '../inBrowser.ts';
import { spreadOf } from '../table.ts';
import { openDashboard, PHONE, phoneOf } from './page.ts';
import { type PhoneFigures, type PhoneRow, phoneTable } from './table.ts';

const TICKS = 20;
/** By then, all work of a start has finished, including loading the code of the next screens. */
const AT_REST_MS = 12_000;
const BETWEEN_TICKS_MS = 700;

const MOST_MS = { warm: 1000, cold: 5000, tick: 50 } as const;

type Seen = { readonly ms: number; readonly requests: number; readonly kb: number };

/** The dashboard of a signed-in customer: with an empty cache, with a full cache, and its ticks. */
async function cheapPhone(
  browser: Browser,
  url: string,
  cookie: { readonly name: string; readonly value: string },
  rounds: number,
): Promise<PhoneRow[]> {
  const [cold, warm, ticks]: [Seen[], Seen[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const context = await phoneOf(browser, url, cookie);
    const first = await openDashboard(context);
    cold.push(await first.usable());
    await pause(AT_REST_MS);
    await first.close();
    for (let again = 0; again < rounds; again += 1) {
      const next = await openDashboard(context);
      warm.push(await next.usable());
      if (again === rounds - 1) {
        await pause(AT_REST_MS);
        ticks.push(...(await tickInTurn(next.page)));
      }
      await next.close();
    }
    await context.close();
  }
  return [
    rowOf('dashboard usable, cold', cold, MOST_MS.cold),
    rowOf('dashboard usable, warm', warm, MOST_MS.warm),
    { what: 'a tick painted', time: spreadOf(ticks), requests: null, kb: null, most: MOST_MS.tick },
  ];
}

const middle = (of: readonly number[]) => of.toSorted((a, b) => a - b)[of.length >> 1] ?? 0;

const rowOf = (what: string, seen: readonly Seen[], most: number): PhoneRow => ({
  what,
  time: spreadOf(seen.map(({ ms }) => ms)),
  requests: middle(seen.map(({ requests }) => requests)),
  kb: middle(seen.map(({ kb }) => kb)),
  most,
});

/** Ticks the first meal and removes the tick, alternately. */
async function tickInTurn(page: Page): Promise<number[]> {
  const box = page.locator('main li input[type="checkbox"]').first();
  await box.scrollIntoViewIfNeeded();
  const place = await box.boundingBox();
  if (!place) throw new Error('There is no meal to be ticked.');
  for (let nth = 0; nth < TICKS; nth += 1) {
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await pause(BETWEEN_TICKS_MS);
  }
  return page.evaluate(() => window.ticks);
}

/**
 * `npm run bench:browser -- --phone`, with `--rounds` rounds: measures how long a customer waits for their
 * dashboard on a cheap phone in a weak network, over HTTP/1.1, and for a tick. Between loads, only the
 * browser's cache is kept.
 */
const { values } = parseArgs({
  options: {
    phone: { type: 'boolean' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'string' },
  },
});
const LOGGED_DAYS = 30;

async function fill({ make }: { make: Factories }) {
  const today = dayIn('UTC', new Date());
  const customer = await make.aCustomer({ timeZone: 'UTC' });
  for (const days of [-10, -3, 4]) await make.aPlan(customer, { startDate: addDays(today, days) });
  const days = daysFrom(addDays(today, -LOGGED_DAYS), LOGGED_DAYS);
  await make.manyDays(
    customer,
    days.map((date) => ({ date })),
  );
  return customer;
}

await inBrowser({ fill }, async ({ browser, url, filled: { cookie } }) => {
  const load = loadNow();
  const rows = await cheapPhone(browser, url, cookie, Number(values.rounds));
  const figures: PhoneFigures = { ...PHONE, load, rows };
  console.info(phoneTable(rows));
  console.info(`Load of the machine: ${load}.`);
  if (values.json) writeFileSync(values.json, JSON.stringify(figures));
});
