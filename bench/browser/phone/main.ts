import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addDays, dayIn, daysFrom } from '#domain/day.ts';
import type { Factories } from '#test/factories.ts';
import { inBrowser, loadNow } from '../inBrowser.ts';
import { cheapPhone } from './measure.ts';
import { PHONE } from './page.ts';
import { type PhoneFigures, phoneTable } from './table.ts';

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
