import { type Known, longMeal } from './crowd.ts';
import { type Runs, takenIn, untilTaken, type Watched } from './stopwatch.ts';

const EVERYTHING = [longMeal(0, 0), 'Likes to cook on Sundays'];

/** So long people point at a row before they press it. */
const POINTED_MS = 300;

/**
 * From the press on a row of the list until all of the customer is painted: header, period, notes, the
 * day. `pointed`: a moment before, as with a mouse; otherwise without any warning.
 */
export async function openEach(
  watched: Watched,
  customers: readonly Known[],
  { pointed }: { pointed: boolean },
): Promise<Runs> {
  const { page } = watched;
  const runs: Runs = { times: [], work: [] };
  for (const { id, name } of customers) {
    const row = page.locator(`[data-customer="${id}"]`);
    await row.scrollIntoViewIfNeeded();
    if (pointed) {
      await row.hover();
      await page.waitForTimeout(POINTED_MS);
    }
    await page.evaluate((texts) => window.until(texts), [name, ...EVERYTHING]);
    const before = await watched.worked();
    await row.click();
    await untilTaken(page, 1);
    runs.work.push((await watched.worked()) - before);
    runs.times.push(...(await takenIn(page)));
  }
  return runs;
}
