import type { Page } from '@playwright/test';
import type { Known } from './crowd.ts';
import { takenIn, untilTaken } from './stopwatch.ts';

const ROUNDS = 12;
const LETTERS = 'and a pear';

export type Typed = { readonly grid: number[]; readonly plain: number[]; readonly slow: number };

/**
 * Keystrokes in a week that is full of long meals, and in an empty page with nothing but a field, in
 * turn: what the machine alone takes is in both.
 */
export async function typeInTurn(grid: Page, plain: Page, customer: Known): Promise<Typed> {
  await grid.goto(`/client/dashboard?customer=${customer.id}`);
  await grid
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await grid.waitForFunction(
    () => [...document.querySelectorAll('textarea')].filter(({ value }) => value).length > 60,
  );
  await plain.route('/plain', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><textarea rows="8">' }),
  );
  await plain.goto('/plain');
  const cells = grid.getByRole('textbox', { name: /^Day \d Meal \d$/ });
  const typed = { grid: [] as number[], plain: [] as number[] };
  const write = async (page: Page, into: number[]) => {
    await page.keyboard.press('End');
    await page.evaluate(() => window.taken.splice(0));
    for (const [index, letter] of [...LETTERS].entries()) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await untilTaken(page, index + 1);
    }
    into.push(...(await takenIn(page)));
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await grid.bringToFront();
    await cells.nth(round * 4).click();
    await write(grid, typed.grid);
    await plain.bringToFront();
    await plain.locator('textarea').click();
    await write(plain, typed.plain);
  }
  return { ...typed, slow: await grid.evaluate(() => window.slow) };
}
