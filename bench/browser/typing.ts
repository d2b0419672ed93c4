import type { Known } from './crowd.ts';
import { type Runs, takenIn, untilTaken, type Watched } from './stopwatch.ts';

const ROUNDS = 12;
const LETTERS = [...'and a pear'].map((letter) => (letter === ' ' ? 'Space' : letter));

export type Typed = {
  readonly grid: Runs;
  readonly plain: Runs;
  /** Keystrokes in the grid that took longer than a frame, by the browser's Event Timing. */
  readonly slow: number;
};

/**
 * Keystrokes in a week full of long meals, and in an empty page with only a text field, alternately: both
 * include the cost of the machine itself. Times on the slowed processor, work at full speed.
 */
export async function typeInTurn(
  grid: Watched,
  plain: Watched,
  { id }: Known,
  slower: number,
): Promise<Typed> {
  await openFullWeek(grid, id);
  await openPlain(plain);
  const typed = { grid: none(), plain: none() };
  let slow = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await grid.page
      .getByRole('textbox', { name: /^Day \d Meal \d$/ })
      .nth(round * 4)
      .click();
    slow += await write(grid, typed.grid, slower);
    await plain.page.locator('textarea').click();
    await write(plain, typed.plain, slower);
  }
  return { ...typed, slow };
}

const none = (): Runs => ({ times: [], work: [] });

async function openFullWeek({ page }: Watched, customerId: string): Promise<void> {
  await page.goto(`/client/dashboard?customer=${customerId}`);
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.waitForFunction(
    () => [...document.querySelectorAll('textarea')].filter(({ value }) => value).length > 60,
  );
}

async function openPlain({ page }: Watched): Promise<void> {
  await page.route('/plain', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><textarea rows="8">' }),
  );
  await page.goto('/plain');
}

async function write(watched: Watched, into: Runs, slower: number): Promise<number> {
  const { page } = watched;
  await page.bringToFront();
  await page.keyboard.press('End');
  await page.evaluate(() => {
    window.taken = [];
    window.slow = 0;
  });
  await watched.slowDown(slower);
  for (const [index, letter] of LETTERS.entries()) {
    await page.keyboard.press(letter);
    await untilTaken(page, index + 1);
  }
  into.times.push(...(await takenIn(page)));
  await watched.slowDown(1);
  const slow = await page.evaluate(() => window.slow);
  const before = await watched.worked();
  for (const letter of LETTERS) await page.keyboard.press(letter);
  await untilTaken(page, LETTERS.length);
  into.work.push(((await watched.worked()) - before) / LETTERS.length);
  return slow;
}
