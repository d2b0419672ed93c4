import type { Known } from './crowd.ts';
import { type Runs, takenIn, untilTaken, type Watched } from './stopwatch.ts';

const ROUNDS = 12;

/**
 * Measures from the click on All until the charts of five years are painted: those in view, or the last of
 * all, far down the page. The response is already cached from an earlier click, as for people who switch
 * between ranges, so that only the drawing is measured.
 */
export async function trendsOfYears(
  watched: Watched,
  { id }: Pick<Known, 'id'>,
  slower: number,
  until: 'in sight' | 'last',
): Promise<Runs> {
  const { page } = watched;
  const runs: Runs = { times: [], work: [] };
  const press = async (name: string) => {
    // Clicked by position: a search for the button by its role runs in the page and would be measured.
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    if (!box) throw new Error(`there is no button ${name}`);
    await page.evaluate((place) => window.untilCharted(place), until === 'last' ? -1 : 1);
    const taken = untilTaken(page, 1);
    const before = await watched.worked();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await taken;
    const work = (await watched.worked()) - before;
    return { times: await takenIn(page), work };
  };
  await page.goto(`/client/customers/${id}?tab=trends&range=all`);
  await page.locator('figure svg').last().waitFor();
  for (let round = 0; round < ROUNDS; round += 1) {
    await press('14 Days');
    await watched.slowDown(slower);
    runs.times.push(...(await press('All')).times);
    await watched.slowDown(1);
    await press('14 Days');
    runs.work.push((await press('All')).work);
  }
  return runs;
}
