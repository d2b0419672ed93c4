import { type Runs, takenIn, untilTaken, type Watched } from './stopwatch.ts';

const times = (count: number, key: string): string[] => Array(count).fill(`Shift+Arrow${key}`);
/** Twenty keys, with which a range grows to all meals of the week and shrinks again. */
const KEYS = [...times(6, 'Right'), ...times(7, 'Down'), ...times(4, 'Left'), ...times(3, 'Up')];

/** To ask what was worked is work as well: it is asked after so many of them. */
const TOGETHER = 5;

/** Keys that choose cells in the week that is open and full: times slowed, work on the whole processor. */
export async function chooseCells(watched: Watched, slower: number): Promise<Runs> {
  const { page } = watched;
  await page.bringToFront();
  const begin = async () => {
    await page.getByRole('textbox', { name: 'Day 1 Meal 1', exact: true }).click();
    await page.keyboard.press('Escape');
    await page.locator('[data-sides]').waitFor();
    await page.evaluate(() => {
      window.taken = [];
    });
  };
  await begin();
  await watched.slowDown(slower);
  for (const [index, key] of KEYS.entries()) {
    await page.keyboard.press(key);
    await untilTaken(page, index + 1);
  }
  const taken = await takenIn(page);
  await watched.slowDown(1);
  await begin();
  const work: number[] = [];
  for (let at = 0; at < KEYS.length; at += TOGETHER) {
    const before = await watched.worked();
    for (const key of KEYS.slice(at, at + TOGETHER)) await page.keyboard.press(key);
    await untilTaken(page, at + TOGETHER);
    work.push(((await watched.worked()) - before) / TOGETHER);
  }
  return { times: taken, work };
}
