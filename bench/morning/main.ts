import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inBrowser, loadNow } from '../browser/inBrowser.ts';
import { morningPractice } from './practice.ts';
import { expectNobodyWaits, morningRound, openDashboard } from './round.ts';
import { type MorningFigures, morningTable } from './table.ts';

/**
 * `npm run bench:morning`: a dietician's morning in a real browser. Of 40 customers six wrote notes or
 * questions since yesterday; all six are read, answered and cleared by keyboard only. It also measures how
 * long the dashboard takes to open in a practice of 400.
 */
const { values } = parseArgs({
  options: { customers: { type: 'string', default: '40' }, json: { type: 'string' } },
});
const customers = Number(values.customers);

const MANY = 400;

await inBrowser(
  { fill: ({ make }) => morningPractice(make, customers) },
  async ({ filled: { dietician, waiting }, desk }) => {
    const page = await (await desk(dietician)).newPage();
    const load = loadNow();
    const steps = await morningRound(page, waiting);
    await expectNobodyWaits(page, waiting);
    const many = { customers: MANY, seconds: await openedAmong(MANY) };
    const figures: MorningFigures = { customers, load, steps, many };
    console.info(morningTable(steps));
    console.info(`Among ${MANY} customers the dashboard opens in ${many.seconds.toFixed(1)} s.`);
    console.info(`Load of the machine: ${load}. Nobody waits.`);
    if (values.json) writeFileSync(values.json, JSON.stringify(figures));
  },
);

/** How many seconds a new browser takes from its first page until it shows who needs a dietician. */
async function openedAmong(count: number): Promise<number> {
  let seconds = 0;
  await inBrowser(
    { fill: ({ make }) => morningPractice(make, count) },
    async ({ filled: { dietician }, desk }) => {
      const page = await (await desk(dietician)).newPage();
      const began = performance.now();
      await openDashboard(page);
      seconds = (performance.now() - began) / 1000;
    },
  );
  return seconds;
}
