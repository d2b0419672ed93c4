import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { button, cell, openFor } from './plansScreen.ts';

// Where the caret of the plan grid is, when a busy machine paints later than one types.

declare global {
  interface Window {
    paint: () => void;
  }
}

/** From now on nothing is painted, as on a busy machine, until `window.paint()`. */
const paintLater = (page: Page) =>
  page.evaluate(() => {
    const waiting = new Map<number, FrameRequestCallback>();
    const { requestAnimationFrame, cancelAnimationFrame } = window;
    // Handles of frames requested earlier are smaller.
    let handle = 1_000_000;
    window.requestAnimationFrame = (callback) => {
      handle += 1;
      waiting.set(handle, callback);
      return handle;
    };
    window.cancelAnimationFrame = (frame) => {
      if (!waiting.delete(frame)) cancelAnimationFrame.call(window, frame);
    };
    window.paint = () => {
      Object.assign(window, { requestAnimationFrame, cancelAnimationFrame });
      for (const callback of waiting.values()) callback(performance.now());
    };
  });

test('[PLAN-01] a late paint takes nobody back from the cell they went on to; two steps undone before it leave the caret at the second', async ({
  dietician: { page },
  make,
}) => {
  await openFor(page, await make.aCustomer());
  await cell(page, 1, 2).fill('Porridge');
  await paintLater(page);
  await button(page, 'Repeat all week').click();
  await expect(cell(page, 7, 2)).toHaveValue('Porridge');
  await cell(page, 1, 3).focus();
  await page.evaluate(() => window.paint());
  await page.keyboard.type('Apple');
  await expect(cell(page, 1, 3)).toHaveValue('Apple');
  await expect(cell(page, 1, 2)).toHaveValue('Porridge');

  await cell(page, 1, 1).fill('Porridge');
  await cell(page, 2, 4).fill('Apple');
  await cell(page, 3, 5).focus();
  await paintLater(page);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 1)).toHaveValue('');
  await page.evaluate(() => window.paint());
  await expect(cell(page, 2, 4)).toHaveValue('');
  await expect(cell(page, 1, 1)).toBeFocused();
});
