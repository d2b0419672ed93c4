import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { aCalmCustomer, namesOn } from '#test/e2e/boardPeople.ts';
import { inBrowser, loadNow } from './browser/inBrowser.ts';

export type MorningFigures = {
  readonly customers: number;
  /** The load average: at 0.5 for each processor, the machine is quiet. */
  readonly load: number;
  readonly seconds: number;
};

const CUSTOMERS = 400;
const ASKING = 6;

/**
 * `npm run bench:morning`: how long the dashboard takes in a new browser until it shows who needs a dietician, in a
 * practice of which a few have asked something.
 */
const { values } = parseArgs({ options: { json: { type: 'string' } } });

await inBrowser(
  {
    async fill({ make }) {
      const dietician = await make.aDietician();
      for (let nth = 0; nth < CUSTOMERS; nth += 1) {
        const customer = await aCalmCustomer(make, { dietician });
        if (nth < ASKING) await make.aMessage(customer);
      }
      return dietician;
    },
  },
  async ({ filled, desk }) => {
    const page = await (await desk(filled)).newPage();
    const load = loadNow();
    const began = performance.now();
    await page.goto('/client/dashboard');
    await namesOn(page).first().waitFor();
    const seconds = (performance.now() - began) / 1000;
    console.info(
      `Among ${CUSTOMERS} customers the dashboard opens in ${seconds.toFixed(1)} s; the load was ${load}.`,
    );
    const figures: MorningFigures = { customers: CUSTOMERS, load, seconds };
    if (values.json) writeFileSync(values.json, JSON.stringify(figures));
  },
);
