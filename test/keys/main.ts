import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inBrowser } from '../browser/inBrowser.ts';
import type { Factories } from '../factories.ts';
import { workbook } from './file.ts';
import { countedKeyboard } from './keyboard.ts';
import { chooseByKeys, firstPlanFromFile, nextWeekByKeys } from './rounds.ts';
import { type KeysFigures, keysTable } from './table.ts';

/**
 * `npm run bench:keys`: counts clicks and keys for a first plan from a file, and for the next week with three
 * changes, in a real browser.
 */
const { values } = parseArgs({ options: { json: { type: 'string' } } });

async function fill({ make }: { make: Factories }) {
  await make.aCustomer({ name: 'Anna First' });
  await make.aPlan(await make.aCustomer({ name: 'Julia Next' }), { name: 'Week 3' });
  return make.aDietician();
}

await inBrowser({ fill }, async ({ filled: dietician, desk }) => {
  const page = await (await desk(dietician)).newPage();
  const chosen = async (letters: string) => {
    await page.goto('/client/dashboard');
    await page.getByRole('combobox', { name: 'Customer' }).waitFor();
    const keyboard = countedKeyboard(page);
    await chooseByKeys(page, keyboard, letters);
    return keyboard;
  };
  const first = await chosen('anna');
  const clicks = await firstPlanFromFile(page, workbook());
  const next = await chosen('julia');
  await nextWeekByKeys(page, next);
  const figures: KeysFigures = {
    tasks: [
      { what: 'a first plan from a file', clicks, ...first.pressed() },
      { what: 'the next week with three changes', clicks: 0, ...next.pressed() },
    ].map(({ what, clicks, keys, letters }) => ({ what, clicks, keys, letters })),
  };
  console.info(keysTable(figures));
  if (values.json) writeFileSync(values.json, JSON.stringify(figures));
});
