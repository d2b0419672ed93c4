import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inBrowser, loadNow } from '../browser/inBrowser.ts';
import { morningPractice } from './practice.ts';
import { expectNobodyWaits, morningRound } from './round.ts';
import { type MorningFigures, morningTable } from './table.ts';

/**
 * `npm run bench:morning`: a dietician's morning in a real browser. Of 400 customers six wrote notes or
 * questions since yesterday; by keyboard alone all six are read, answered and cleared.
 */
const { values } = parseArgs({
  options: { customers: { type: 'string', default: '400' }, json: { type: 'string' } },
});
const customers = Number(values.customers);

await inBrowser(
  { fill: ({ make }) => morningPractice(make, customers) },
  async ({ filled: { dietician, waiting }, desk }) => {
    const page = await (await desk(dietician)).newPage();
    const load = loadNow();
    const steps = await morningRound(page, waiting);
    await expectNobodyWaits(page, waiting);
    const figures: MorningFigures = { customers, load, steps };
    console.info(morningTable(steps));
    console.info(`Load of the machine: ${load}. Nobody waits.`);
    if (values.json) writeFileSync(values.json, JSON.stringify(figures));
  },
);
