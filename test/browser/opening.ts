import { type Known, longMeal } from './crowd.ts';
import { type Runs, takenIn, untilTaken, type Watched } from './stopwatch.ts';

const EVERYTHING = [longMeal(0, 0), 'Likes to cook on Sundays'];

/** So long a button stays down in a click. */
const PRESSED_MS = 80;

/**
 * From the click on a row of the list until all of the customer is painted: header, period, notes, the
 * day. `pressed`: the button goes down a moment before, as with a hand; otherwise at the same time.
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
    await row.scrollIntoViewIfNeeded();
    await page.evaluate((texts) => window.until(texts), [name, ...EVERYTHING]);
    const before = await watched.worked();
    await row.click({ delay: pressed ? PRESSED_MS : 0 });
    await untilTaken(page, 1);
    runs.work.push((await watched.worked()) - before);
    runs.times.push(...(await takenIn(page)));
  }
  return runs;
}
