import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Database } from '#server/db/open.ts';
import { crowd, type Known, longMeal, noteOn } from './crowd.ts';
import { inBrowser, loadNow } from './inBrowser.ts';
import {
  installStopwatch,
  type Runs,
  takenIn,
  untilTaken,
  type Watched,
  watch,
} from './stopwatch.ts';
import { browserTable, type Measured, spreadOf } from './table.ts';
import { typeInTurn } from './typing.ts';

const ROUNDS = 12;

/**
 * Measures from the click on All until the charts of five years are painted: those in view, or the last of
 * all, far down the page. The response is already cached from an earlier click, as for people who switch
 * between ranges, so that only the drawing is measured.
 */
async function trendsOfYears(
  watched: Watched,
  { id }: Pick<Known, 'id'>,
  slower: number,
  until: 'in sight' | 'last',
): Promise<Runs> {
  const { page } = watched;
  const runs: Runs = { times: [], work: [] };
  const press = async (name: string) => {
    // Clicked by position: a search for the button by its role runs in the page and would be measured.
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    if (!box) throw new Error(`there is no button ${name}`);
    await page.evaluate((place) => window.untilCharted(place), until === 'last' ? -1 : 1);
    const taken = untilTaken(page, 1);
    const before = await watched.worked();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await taken;
    const work = (await watched.worked()) - before;
    return { times: await takenIn(page), work };
  };
  await page.goto(`/client/customers/${id}?tab=trends&range=all`);
  await page.locator('figure svg').last().waitFor();
  for (let round = 0; round < ROUNDS; round += 1) {
    await press('14 Days');
    await watched.slowDown(slower);
    runs.times.push(...(await press('All')).times);
    await watched.slowDown(1);
    await press('14 Days');
    runs.work.push((await press('All')).work);
  }
  return runs;
}

const times = (count: number, key: string): string[] => Array(count).fill(`Shift+Arrow${key}`);
/** Twenty keys that extend a selection to all meals of the week and shrink it again. */
const KEYS = [...times(6, 'Right'), ...times(7, 'Down'), ...times(4, 'Left'), ...times(3, 'Up')];

/** Reading the CPU time costs some itself, so it is read only after this many keys. */
const TOGETHER = 5;

/**
 * Presses keys that select cells in an open, full week: times on the slowed processor, work at full speed.
 */
async function chooseCells(watched: Watched, slower: number): Promise<Runs> {
  const { page } = watched;
  await page.bringToFront();
  const begin = async () => {
    await page.getByRole('textbox', { name: 'Day 1 Meal 1', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.locator('[data-sides]').waitFor();
    await page.evaluate(() => {
      window.taken = [];
    });
  };
  await begin();
  await watched.slowDown(slower);
  for (const [index, key] of KEYS.entries()) {
    await page.keyboard.press(key);
    await untilTaken(page, index + 1);
  }
  const taken = await takenIn(page);
  await watched.slowDown(1);
  await begin();
  const work: number[] = [];
  for (let at = 0; at < KEYS.length; at += TOGETHER) {
    const before = await watched.worked();
    for (const key of KEYS.slice(at, at + TOGETHER)) await page.keyboard.press(key);
    await untilTaken(page, at + TOGETHER);
    work.push(((await watched.worked()) - before) / TOGETHER);
  }
  return { times: taken, work };
}

/** How long the button stays down in a click. */
const PRESSED_MS = 80;
/** By then, work caused by the pointer and the scrolling has finished. */
const SETTLED_MS = 200;

/**
 * Measures from the click on a row of the list until everything about the customer is painted: header,
 * period, notes, the day. `pressed`: the button goes down a moment before the click, as by hand; otherwise at
 * the same time. The pointer is already there, since finding the row is work of the driver, not of the page.
 */
async function openEach(
  watched: Watched,
  customers: readonly Known[],
  { pressed }: { pressed: boolean },
): Promise<Runs> {
  const { page } = watched;
  const runs: Runs = { times: [], work: [] };
  for (const { id, name } of customers) {
    const row = page.locator(`[data-customer="${id}"]`);
    // Scrolls only the list, as by hand; if the page scrolled as well, it would have to scroll back.
    await row.evaluate((link) => link.scrollIntoView({ block: 'nearest' }));
    await row.hover();
    await pause(SETTLED_MS);
    const shown = { name, meal: longMeal(0, 0, name), note: noteOn(name) };
    await page.evaluate((person) => window.untilShown(person), shown);
    const taken = untilTaken(page, 1);
    const before = await watched.worked();
    await page.mouse.down();
    if (pressed) await pause(PRESSED_MS);
    await page.mouse.up();
    await taken;
    runs.work.push((await watched.worked()) - before);
    runs.times.push(...(await takenIn(page)));
  }
  return runs;
}

/**
 * `npm run bench:browser`: measures typing and selecting cells in the plan, opening a customer and drawing
 * their trends in a real browser with a processor slowed down to a quarter, in a practice of 10,000
 * customers. With `--phone`, the customer's dashboard on a cheap phone instead.
 */
const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '10000' },
    slower: { type: 'string', default: '4' },
    json: { type: 'string' },
    phone: { type: 'boolean', default: false },
    rounds: { type: 'string' },
  },
});
if (values.phone) {
  await import('./phone/main.ts');
  process.exit();
}
const OPENED = 20;
// Frames start as soon as there is something to show, because waiting for the screen's next refresh is not
// work.
const FLAGS = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

async function fill({ database, secret }: { database: Database; secret: string }) {
  const began = performance.now();
  const filled = await crowd(database, secret, {
    count: Number(values.customers),
    known: 3 * OPENED,
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.info(`${values.customers} customers in ${seconds} s`);
  return filled;
}

const wishes = { fill, flags: FLAGS, settings: { RATE_LIMIT_FACTOR: '1000000' } };
await inBrowser(wishes, async ({ filled: { dietician, known, longLogged }, desk }) => {
  const slower = Number(values.slower);
  const open = async ({ saveData = false } = {}) => {
    const context = await desk(dietician);
    await context.addInitScript(installStopwatch);
    if (saveData)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    return watch(await context.newPage());
  };
  const openers = async (pressed: boolean) => {
    // With Save-Data nothing is preloaded.
    const watched = await open({ saveData: !pressed });
    await watched.page.goto('/client/customers');
    // The first one also loads code.
    await openEach(watched, known.slice(0, 1), { pressed });
    const { work } = await openEach(watched, known.slice(1, 1 + OPENED), { pressed });
    await watched.slowDown(slower);
    const { times } = await openEach(watched, known.slice(1 + OPENED), { pressed });
    return { watched, runs: { times, work } };
  };
  const row = (what: string, { times, work }: Runs, most: number | null): Measured => ({
    what,
    time: spreadOf(times),
    work: work.length > 0 ? spreadOf(work.map((ms) => ms * slower)) : null,
    most,
  });
  const [first] = known;
  if (!first) throw new Error('nobody was seeded');
  // Chromium slows a page down by keeping its processor busy, even when the page is idle, so a finished page
  // would slow down the next one.
  const closing = ({ page }: Watched) => page.context().close();
  const [grid, plain] = [await open(), await open()];
  const typed = await typeInTurn(grid, plain, first, slower);
  const chosen = await chooseCells(grid, slower);
  await closing(grid);
  await closing(plain);
  const unwarned = await openers(false);
  await closing(unwarned.watched);
  const pressed = await openers(true);

  await closing(pressed.watched);
  const charts = await trendsOfYears(await open(), longLogged, slower, 'in sight');
  const lastChart = await trendsOfYears(await open(), longLogged, slower, 'last');

  const measured = [
    row('a key in an empty page', typed.plain, null),
    row('a key in a full week', typed.grid, 16),
    row('a key that chooses cells of a full week', chosen, 16),
    row('opening a customer unannounced', unwarned.runs, 100),
    row('opening a customer, pressed as by hand', pressed.runs, 100),
    row('charts of five years of days, in sight', charts, 100),
    row('charts of five years of days, all of them', lastChart, null),
  ];
  console.info(browserTable(measured));
  const figures = {
    customers: Number(values.customers),
    slower,
    load: loadNow(),
    slowKeys: typed.slow,
    rows: measured,
  };
  console.info(`Event Timing counts ${typed.slow} of ${typed.grid.times.length} keys above 16 ms.`);
  console.info(`Load of the machine: ${figures.load} on ${cpus().length} processors.`);
  if (values.json) writeFileSync(values.json, JSON.stringify(figures));
});
