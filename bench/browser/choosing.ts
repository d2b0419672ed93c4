import { type Runs, takenIn, untilTaken, type Watched } from './stopwatch.ts';

const times = (count: number, key: string): string[] => Array(count).fill(`Shift+Arrow${key}`);
/** Twenty keys that extend a selection to all meals of the week and shrink it again. */
const KEYS = [...times(6, 'Right'), ...times(7, 'Down'), ...times(4, 'Left'), ...times(3, 'Up')];

/** Reading the CPU time costs some itself, so it is read only after this many keys. */
const TOGETHER = 5;

/**
 * Presses keys that select cells in an open, full week: times on the slowed processor, work at full speed.
 */
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
