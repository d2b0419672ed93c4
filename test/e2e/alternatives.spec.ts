import { expect, type Page } from '@playwright/test';
import { todayOf } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { ring, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { HOME, now, stored } from './homeDay.ts';
import { button, cell, field, message, openFor } from './plansScreen.ts';
import { sideways } from './settled.ts';

const DISH = 'Oat porridge with plums\nor Omelette with spinach, 1 slice of rye bread';
const [PORRIDGE, OMELETTE] = [
  'Oat porridge with plums',
  'Omelette with spinach, 1 slice of rye bread',
];
const MEALS = [DISH, '', 'Lentil soup', '', 'Baked trout', '', '', ''];
const NAME = /^Breakfast: Oat porridge/;

const choice = (page: Page, words: string) => page.getByRole('radio', { name: words, exact: true });

test('[REUSE-03] one tap picks an alternative and ticks the meal, another changes it, and the dietician reads which', async ({
  make,
  signIn,
  dietician,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, { ...WEEK, meals: MEALS });
  const page = await signIn(customer, PHONE);
  await page.goto(HOME);
  await dietician.page.goto(
    `/client/customers/${customer.id}?tab=progress&date=${todayOf(customer)}`,
  );
  await expect(dietician.page.getByText('Lentil soup')).toBeVisible();
  const picked = async () => (await stored(page, customer))?.picked;

  await choice(page, PORRIDGE).tap();
  await expect(page.getByRole('checkbox', { name: NAME })).toBeChecked();
  await expect(choice(page, PORRIDGE)).toBeChecked();
  await expect.poll(picked).toEqual({ '0': PORRIDGE });
  await expect(now(page)).toContainText('1 of 3');
  await expect(dietician.page.getByText(`${PORRIDGE} (picked of 2)`)).toBeVisible();
  await expect(ring(dietician.page)).toHaveAttribute('aria-valuetext', /^1 of 3/);

  await choice(page, OMELETTE).tap();
  await expect(choice(page, PORRIDGE)).not.toBeChecked();
  await expect(dietician.page.getByText(`${OMELETTE} (picked of 2)`)).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page);

  // The plan changes, and the day still shows what was eaten.
  await make.aPlan(customer, { ...WEEK, meals: ['Toast', ...MEALS.slice(1)] });
  await page.reload();
  await expect(choice(page, OMELETTE)).toBeChecked();
  await choice(page, OMELETTE).tap();
  await expect(page.getByRole('checkbox', { name: 'Breakfast: Toast' })).not.toBeChecked();
  await expect.poll(picked).toEqual({});
});

test('[REUSE-03] a dietician adds an alternative, and the cell says how many there are to choose from', async ({
  make,
  dietician,
}) => {
  const customer = await make.aCustomer();
  const { page } = dietician;
  await openFor(page, customer);
  await field(page, 'Plan Name').fill('Choices');
  await cell(page, 1, 2).fill('Oat porridge');
  await button(page, 'Add an alternative').click();
  await expect(cell(page, 1, 2)).toBeFocused();
  await page.keyboard.type('Omelette');
  await expect(cell(page, 1, 2)).toHaveValue('Oat porridge\nor Omelette');
  await expect(message(page, '2 alternatives to choose from')).toBeVisible();
});
