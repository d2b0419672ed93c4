import { setTimeout as pause } from 'node:timers/promises';
import { type Known, longMeal, noteOn } from './crowd.ts';
import { type Runs, takenIn, untilTaken, type Watched } from './stopwatch.ts';

/** How long the button stays down in a click. */
const PRESSED_MS = 80;
/** By then, work caused by the pointer and the scrolling has finished. */
const SETTLED_MS = 200;

/**
 * Measures from the click on a row of the list until everything about the customer is painted: header,
 * period, notes, the day. `pressed`: the button goes down a moment before the click, as by hand; otherwise at
 * the same time. The pointer is already there, since finding the row is work of the driver, not of the page.
 */
export async function openEach(
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
