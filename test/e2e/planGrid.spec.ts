import { expect, type Page } from '@playwright/test';
import { PHONE, test } from './fixtures.ts';
import { button, cell, field, latestPlan, message, openFor, upload } from './plansScreen.ts';
import { sideways } from './settled.ts';

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

test('[PLAN-01] Tab goes across, Enter down, arrows leave at the edge of the text, Shift+Enter writes a line, Escape undoes the cell; meals of the customer’s plans are offered while typing', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer);
  await openFor(page, customer);
  await cell(page, 1, 1).click();
  await page.keyboard.type('Oats');
  await press(page, 'Tab');
  await expect(cell(page, 2, 1)).toBeFocused();
  await press(page, 'Enter');
  await expect(cell(page, 2, 2)).toBeFocused();
  await press(page, 'ArrowUp', 'ArrowLeft');
  await expect(cell(page, 1, 1)).toBeFocused();
  await press(page, 'Control+ArrowDown');
  await expect(cell(page, 1, 2)).toBeFocused();
  await press(page, 'ArrowUp');
  await expect(cell(page, 1, 1)).toBeFocused();
  await press(page, 'ArrowRight');
  await expect(cell(page, 1, 1)).toBeFocused();
  await press(page, 'End', 'ArrowRight');
  await expect(cell(page, 2, 1)).toBeFocused();
  await press(page, 'Control+End');
  await expect(cell(page, 7, 8)).toBeFocused();
  await cell(page, 1, 8).click();
  await press(page, 'Home', 'Home');
  await expect(cell(page, 1, 8)).toBeFocused();
  await press(page, 'ArrowLeft');
  await expect(field(page, 'Meal 8 Timing')).toBeFocused();
  await press(page, 'End', 'End');
  await expect(field(page, 'Meal 8 Timing')).toBeFocused();

  await cell(page, 1, 2).fill('Soup');
  await press(page, 'Shift+Enter');
  await page.keyboard.type('Rye bread');
  await expect(cell(page, 1, 2)).toHaveValue('Soup\nRye bread');
  await press(page, 'Control+ArrowRight', 'Control+ArrowLeft');
  await page.keyboard.type('!!');
  await press(page, 'Escape');
  await expect(cell(page, 1, 2)).toHaveValue('Soup\nRye bread');

  // Pressed once too often, End and Home stay in the cell that is being written in.
  await cell(page, 3, 4).fill('Lentil soup');
  await press(page, 'End', 'End', 'End');
  await page.keyboard.type(' and rye');
  await press(page, 'Home', 'Home', 'Home');
  await page.keyboard.type('Red ');
  await expect(cell(page, 3, 4)).toHaveValue('Red Lentil soup and rye');

  await cell(page, 4, 1).click();
  await page.keyboard.type('plums');
  const offered = page.getByRole('listbox', { name: 'Meals used before' });
  await expect(offered).toContainText('Porridge with plums');
  await press(page, 'ArrowDown', 'Enter');
  await expect(cell(page, 4, 1)).toHaveValue('Porridge with plums');
  await expect(offered).toBeHidden();
  await press(page, 'Enter');
  await expect(cell(page, 4, 2)).toBeFocused();
});

test('[PLAN-01] [PLAN-13] on a phone a day at a time is written, the one with a wrong meal opens by itself, and the whole week is uploaded', async ({
  make,
  signIn,
}) => {
  const page = await signIn(await make.aDietician(), PHONE);
  const customer = await make.aCustomer();
  await openFor(page, customer);
  await field(page, 'Plan Name').fill('From a phone');
  await cell(page, 1, 2).fill('Porridge');
  const thursday = page.getByRole('tab').nth(3);
  await thursday.click();
  await expect(cell(page, 1, 2)).toBeHidden();
  await cell(page, 4, 2).fill('Eggs');
  await expect(thursday).toHaveAccessibleName(/1 meal/);
  await button(page, 'Copy day to…').click();
  await page.getByRole('menuitem').nth(4).click();
  expect(await sideways(page)).toBe(0);
  await page.getByRole('tab').nth(5).click();
  await cell(page, 6, 1).fill('x'.repeat(501));
  await page.getByRole('tab').nth(0).click();
  await upload(page).click();
  await expect(cell(page, 6, 1)).toBeFocused();
  await expect(cell(page, 6, 1)).toHaveAccessibleDescription('At most 500 characters.');
  await cell(page, 6, 1).fill('');
  await upload(page).click();
  await expect(message(page, 'Diet plan uploaded.')).toBeVisible();
  const plan = await latestPlan(page, customer);
  expect(plan?.weeklyDietPlan.map((day) => day.meals[1])).toEqual([
    'Porridge',
    '',
    '',
    'Eggs',
    'Eggs',
    '',
    '',
  ]);
});
