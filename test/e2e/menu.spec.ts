import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { cell, openFor } from './plansScreen.ts';

const EDGE_PX = 8;

const menu = (page: Page) => page.getByRole('menu');
const entry = (page: Page, at: number) => page.getByRole('menuitem').nth(at);
const sunday = (page: Page) => page.getByRole('columnheader').nth(7).getByRole('button');

/** The whole menu is in the window, and not at its very edge. */
async function expectInside(page: Page) {
  await expect(menu(page)).toBeVisible();
  const box = await menu(page).boundingBox();
  const window = page.viewportSize();
  if (!box || !window) throw new Error('There is no menu.');
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(EDGE_PX);
  expect(box.x + box.width).toBeLessThanOrEqual(window.width - EDGE_PX);
  expect(box.y + box.height).toBeLessThanOrEqual(window.height - EDGE_PX);
}

test('[PLAN-01] a day’s menu is gone through with the arrows, left with Escape, Tab or a press beside it, and stays at its button', async ({
  make,
  dietician: { page },
}) => {
  await openFor(page, await make.aCustomer());
  await sunday(page).focus();
  await page.keyboard.press('Enter');
  await expectInside(page);
  await expect(entry(page, 0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(entry(page, 0)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(sunday(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry(page, 0)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();

  await cell(page, 7, 1).fill('Porridge');
  await page.getByText('1 of 1 food counted').waitFor();
  await sunday(page).click();
  await expect(menu(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu(page)).toBeHidden();
  await sunday(page).click();
  await page.getByRole('menuitem', { name: 'Clear this day' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(cell(page, 7, 1)).toHaveValue('');
  await expect(sunday(page)).toBeFocused();
  await sunday(page).click();
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(async () => expectInside(page)).toPass();
  await expect(entry(page, 0)).toBeFocused();
});
