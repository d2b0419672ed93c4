import { expect } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { test } from './fixtures.ts';
import { cell, existing, openFor, upload } from './plansScreen.ts';

test('[PLAN-01] [GRID-01] at 1280 by 800 all eight meals of a week of short ones are in sight together, and the longest fit into their cells', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, { name: 'N'.repeat(200), meals: Array(8).fill('Meal '.repeat(100)) });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openFor(page, customer);
  for (const meal of [1, 8]) await cell(page, 1, meal).fill('Oats');
  await cell(page, 1, 8).focus();
  for (const meal of [1, 2, 3, 4, 5, 6, 7, 8])
    await expect(cell(page, 1, meal)).toBeInViewport({ ratio: 1 });
  // Nothing that stays at the foot covers the last cell.
  const last = await cell(page, 1, 8).boundingBox();
  const foot = await upload(page).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);

  await existing(page).getByRole('button', { name: /^Edit/ }).click();
  await expect(cell(page, 7, 8)).toHaveValue(/^Meal/);
  const { sideways, clipped } = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('textarea')];
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      sideways: scrollWidth - clientWidth,
      clipped: texts.filter((box) => box.scrollHeight > box.clientHeight + 1).length,
    };
  });
  expect(sideways).toBeLessThanOrEqual(0);
  expect(clipped).toBe(0);
});

test('[RAIL-01] on a wide screen how the last days went, the words of the customer and their goals stand beside the week', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  await make.aDay(customer, addDays(todayOf(customer), -1), { notes: 'Hungry at four.' });
  await make.aGoal(customer, { kind: 'weight', words: '', target: 76, unit: 'kg', start: 84.2 });
  await page.setViewportSize({ width: 1680, height: 1000 });
  await openFor(page, customer);
  const rail = page.getByRole('complementary', { name: 'About this customer' });
  await expect(rail).toContainText('Hungry at four.');
  await expect(rail).toContainText('1 of 7 days logged');
  await expect(rail).toContainText('76 kg');
  const grid = await cell(page, 7, 1).boundingBox();
  const beside = await rail.boundingBox();
  expect(beside?.x ?? 0).toBeGreaterThan((grid?.x ?? 0) + (grid?.width ?? 0));
});
