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

test('[RAIL-01] at 1280 the last seven days and the goals are one line above the week; a plan being edited says what was eaten, and its past days are grey', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  const today = todayOf(customer);
  const plan = await make.aPlan(customer, { name: 'This week', startDate: addDays(today, -2) });
  const meals = plan.weeklyDietPlan[0]?.meals ?? [];
  const [first = 0, second = 0, third = 0] = meals.flatMap((meal, at) => (meal ? [at] : []));
  await make.aDay(
    customer,
    addDays(today, -1),
    {
      meals: { [first]: true },
      instead: {
        [second]: { kind: 'other', words: 'Pizza' },
        [third]: { kind: 'skipped', words: '' },
      },
    },
    meals,
    plan,
  );
  await make.aGoal(customer, { kind: 'weight', words: '', target: 76, unit: 'kg', start: 84.2 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openFor(page, customer);
  const days = page.getByRole('img', { name: /^Last 7 days: 0 full, 1 partly/ });
  const goal = page.getByRole('button', { name: /Weight: 76 kg/ });
  await expect(goal).toBeVisible();
  const [left, right] = [await days.boundingBox(), await goal.boundingBox()];
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? 0))).toBeLessThan(16);
  expect((left?.y ?? 0) < ((await cell(page, 1, 1).boundingBox())?.y ?? 0)).toBe(true);
  await expect(existing(page)).toContainText(/1 day logged, \d+ % eaten/);

  await existing(page).getByRole('button', { name: 'Edit This week' }).click();
  await expect(cell(page, 2, first + 1)).toHaveAccessibleDescription('Done');
  await expect(cell(page, 2, second + 1)).toHaveAccessibleDescription(/Pizza/);
  await expect(cell(page, 2, third + 1)).toHaveAccessibleDescription(/skipped/i);
  const past = page.locator('td[data-past]');
  await expect(past).toHaveCount(16);
  await expect(page.getByRole('columnheader', { name: /, over/ })).toHaveCount(2);
});

test('[PLAN-01] five of the existing plans are in sight, and the rest behind More', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  for (let nth = 0; nth < 7; nth += 1) await make.aPlan(customer, { name: `Week ${nth}` });
  await openFor(page, customer);
  await expect(existing(page).getByRole('listitem')).toHaveCount(5);
  await existing(page).getByRole('button', { name: 'More', exact: true }).click();
  await expect(existing(page).getByRole('listitem')).toHaveCount(7);
  await expect(existing(page).getByRole('button', { name: /^Edit/ }).nth(5)).toBeFocused();
});
