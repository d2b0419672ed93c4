import type { Page } from '@playwright/test';
import { takenIn, untilTaken } from './stopwatch.ts';

const PAGES = 10;
const SCROLLS = 60;
const SEARCHED = 'Greta Fischer 1';

/** Scrolls through the list until so many pages of fifty are in it. */
export async function loadPages(page: Page): Promise<number> {
  const rows = page.locator('[data-customer]');
  for (let pages = 1; pages < PAGES; pages += 1) {
    await rows.last().scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (least) => document.querySelectorAll('[data-customer]').length > least,
      pages * 50,
    );
  }
  return rows.count();
}

/** From a turn of the wheel over the long list until the frame that shows it, each. */
export async function scroll(page: Page): Promise<number[]> {
  const list = page.getByRole('list', { name: 'Customers' });
  await list.locator('a').first().scrollIntoViewIfNeeded();
  await list.locator('a').first().hover();
  const frames: number[] = [];
  for (let turn = 0; turn < SCROLLS; turn += 1) {
    await page.evaluate(() => window.onWheel());
    await page.mouse.wheel(0, turn < SCROLLS / 2 ? 900 : -900);
    await untilTaken(page, 1);
    frames.push(...(await takenIn(page)));
  }
  return frames;
}

/** Letters typed into the search above the long list, until each is painted. */
export async function search(page: Page): Promise<number[]> {
  await page.getByLabel('Search').click();
  const letters: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    await page.getByLabel('Search').fill('');
    await page.evaluate(() => window.taken.splice(0));
    for (const [index, letter] of [...SEARCHED].entries()) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await untilTaken(page, index + 1);
    }
    letters.push(...(await takenIn(page)));
  }
  return letters;
}
