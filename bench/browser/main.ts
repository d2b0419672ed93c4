import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import type { Database } from '#server/db/open.ts';
import { chooseCells } from './choosing.ts';
import { crowd } from './crowd.ts';
import { inBrowser, loadNow } from './inBrowser.ts';
import { openEach } from './opening.ts';
import { installStopwatch, type Runs, type Watched, watch } from './stopwatch.ts';
import { browserTable, type Measured, spreadOf } from './table.ts';
import { trendsOfYears } from './trends.ts';
import { typeInTurn } from './typing.ts';

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
