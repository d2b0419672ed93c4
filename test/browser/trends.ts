import type { Known } from './crowd.ts';
import { type Runs, takenIn, untilTaken, type Watched } from './stopwatch.ts';

const ROUNDS = 12;

/**
 * From the click on All until every chart of five years is painted. The answer is there from an earlier
 * look, as it is for who goes to and fro between ranges: what is measured is the drawing.
 */
export async function trendsOfYears(
  watched: Watched,
  { id }: Pick<Known, 'id'>,
  slower: number,
): Promise<Runs> {
  const { page } = watched;
  const runs: Runs = { times: [], work: [] };
  const press = async (name: string) => {
    await page.evaluate(() => window.untilCharted());
    const taken = untilTaken(page, 1);
    await page.getByRole('button', { name, exact: true }).click();
    await taken;
    return takenIn(page);
  };
  await page.goto(`/client/customers/${id}?tab=trends&range=all`);
  await page.locator('figure svg').last().waitFor();
  for (let round = 0; round < ROUNDS; round += 1) {
    await press('14 Days');
    await watched.slowDown(slower);
    runs.times.push(...(await press('All')));
    await watched.slowDown(1);
    await press('14 Days');
    const before = await watched.worked();
    await press('All');
    runs.work.push((await watched.worked()) - before);
  }
  return runs;
}
