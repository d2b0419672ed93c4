import { expect, type Page } from '@playwright/test';
import { PHONE, test } from './fixtures.ts';
import { cell, field, openFor } from './plansScreen.ts';

// Bars stay above and below the week of a plan; none of them covers the cell that is being written in.

const LONG = 'Porridge with plums and walnuts, rye bread, lentil soup; '.repeat(8);

/** Which part of the cell with the focus is hidden; null if none is. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const box = document.activeElement;
    const whole = box?.closest('[data-kind]');
    if (!box || !whole) return 'no cell has the focus';
    const { left, right, top, bottom } = whole.getBoundingClientRect();
    const isSeen = (y: number) => whole.contains(document.elementFromPoint((left + right) / 2, y));
    const sides = [!isSeen(top + 2) && 'top', !isSeen(bottom - 2) && 'end'].filter(Boolean);
    return sides.length > 0 ? `${sides.join(' and ')} of ${box.getAttribute('aria-label')}` : null;
  });

async function hiddenOnTheWay(page: Page, key: string, times: number) {
  const found: string[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    await page.keyboard.press(key);
    const what = await hidden(page);
    if (what) found.push(`${key}: ${what}`);
  }
  return found;
}

test('[GRID-01] on a phone no bar lies over a cell that Tab, an arrow or a finger comes to, be its text short or long', async ({
  make,
  signIn,
}) => {
  const page = await signIn(await make.aDietician(), PHONE);
  await openFor(page, await make.aCustomer());
  // All but the first lines of pixels of the cell are beneath the bar at the foot.
  const bar = await page.locator('[data-nobody]').boundingBox();
  const before = await cell(page, 1, 1).boundingBox();
  await page.evaluate((by) => window.scrollBy(0, by), (before?.y ?? 0) + 16 - (bar?.y ?? 0));
  const first = await cell(page, 1, 1).boundingBox();
  await page.touchscreen.tap((first?.x ?? 0) + 40, (first?.y ?? 0) + 8);
  await expect(cell(page, 1, 1)).toBeFocused();
  expect(await hidden(page)).toBeNull();
  for (const text of ['', LONG]) {
    for (const meal of [1, 4, 7]) await cell(page, 1, meal).fill(text);
    await field(page, 'Meal 1 Timing').focus();
    expect([
      ...(await hiddenOnTheWay(page, 'Tab', 15)),
      ...(await hiddenOnTheWay(page, 'Shift+Tab', 15)),
      ...(await hiddenOnTheWay(page, 'Control+ArrowDown', 7)),
      ...(await hiddenOnTheWay(page, 'Control+ArrowUp', 7)),
    ]).toEqual([]);
  }
});
