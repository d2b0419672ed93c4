import { expect, type Page } from '@playwright/test';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { type Person, todayOf } from '../factories/people.ts';
import { MEALS, planInput } from '../factories/plans.ts';
import { expectAccessible } from './accessible.ts';
import { meal, ring, submit, upload, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { HOME, now, stored } from './homeDay.ts';
import { button } from './named.ts';
import { cell, field, message, openFor, updateElsewhere } from './plansScreen.ts';
import { sideways } from './settled.ts';

const BETTER = ['Porridge with plums', 'An apple', 'Pea soup', 'Yoghurt', 'Rice', '', '', ''];
const SOUP = 'Lunch: Lentil soup';
const NEW_SOUP = 'Lunch: Pea soup (changed)';
const edited = (page: Page) => page.getByRole('button', { name: 'Edit Progress' });
const better = (customer: Person, wishes = {}) =>
  planInput(todayOf(customer), { ...WEEK, meals: BETTER, ...wishes });

/** An exact match, because the changed meal names the same time. */
const box = (page: Page, name: string | RegExp) =>
  page.getByRole('checkbox', { name, exact: true });

test('[HIST-02] a plan that changes while one ticks moves no tick: both dishes are there, the new one not done', async ({
  make,
  signIn,
  dietician,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/myprogress');
  await meal(page, SOUP).tap();
  await page.getByLabel('Notes').fill('In the middle of a word');
  await upload(dietician.page, customer, better(customer));
  await expect(box(page, NEW_SOUP)).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('In the middle of a word');
  await expect(box(page, SOUP)).toBeChecked();
  await expect(box(page, NEW_SOUP)).not.toBeChecked();
  // Dinner changed as well, which shows until the day is saved again.
  await expect(page.getByText('Changed', { exact: true }).first()).toBeVisible();

  await page.goto('/customer/dashboard');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByText('1 of 5 done')).toBeVisible();
  await expect(today.getByRole('listitem').filter({ hasText: 'done' })).toHaveText(/Lentil soup/);
  const soup = today.getByRole('listitem').filter({ hasText: 'Pea soup' });
  await expect(soup).toHaveText(/Changed/);
  await expect(soup).not.toHaveText(/done/);
  await page.goto('/customer/myprogress');
  await expect(box(page, SOUP)).toBeChecked();
  await edited(page).tap();
  await box(page, NEW_SOUP).tap();
  // Once it is stored, the new dish is the one of the day; Undo brings the other one back.
  await expect(box(page, 'Lunch: Pea soup')).toBeChecked();
  await expect(box(page, SOUP)).toBeHidden();
  await expect(ring(page)).toHaveAttribute('aria-valuetext', '1 of 5 meals');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await submit(page).tap();
  await expect(edited(page)).toBeVisible();
  await expect(box(page, SOUP)).toBeChecked();
  await expect(box(page, NEW_SOUP)).not.toBeChecked();

  await dietician.page.goto(`/client/customers/${customer.id}?tab=progress`);
  await expect(box(dietician.page, SOUP)).toBeChecked();
  await expect(box(dietician.page, NEW_SOUP)).not.toBeChecked();
  await expect(box(dietician.page, NEW_SOUP)).toBeDisabled();
  await expect(dietician.page.getByText('1 of 5 meals')).toBeVisible();
});

const LUNCH = 3;
const WAS = MEALS[LUNCH] ?? '';

const lunches = (plan: DietPlan, ...dishes: string[]): DietPlan => ({
  ...plan,
  weeklyDietPlan: plan.weeklyDietPlan.map((day, index) => ({
    ...day,
    meals: day.meals.with(LUNCH, dishes[index] ?? day.meals[LUNCH] ?? ''),
  })),
});

const line = (page: Page) => page.getByRole('region', { name: 'Changes' });
const today = (page: Page) => page.getByRole('region', { name: 'Today' });
const gotIt = (page: Page) => page.getByRole('button', { name: 'Got it' });

test('[HIST-03] changed meals are marked with what they were, on every screen and device, until the customer has seen them', async ({
  customer: { page, person },
  dietician: { page: office },
  signIn,
  make,
}) => {
  const plan = await make.aPlan(person, { name: 'Spring week' });
  const phone = await signIn(person, PHONE);
  await page.goto('/customer/dashboard');
  await phone.goto('/customer/myprogress');
  await expect(today(page)).toContainText(WAS);
  await expect(line(page)).toHaveCount(0);

  await openFor(office, person);
  await updateElsewhere(office, person, lunches(plan, 'Lentil soup', 'Rice', 'Beans'));
  await expect(line(page)).toContainText('3 meals changed since you last looked');
  await expect(today(page).getByText('Changed', { exact: true })).toBeVisible();
  await expect(today(page)).toContainText(`was: ${WAS}`);
  await line(page).locator('summary').click();
  await expect(line(page)).toContainText(`Lunch: ${WAS} → Rice`);

  await expect(line(phone)).toContainText('3 meals changed since you last looked');
  await expect(phone.getByRole('checkbox', { name: 'Lentil soup (changed)' })).toBeVisible();
  await expect(phone.getByText(`was: ${WAS}`)).toBeVisible();
  await expectAccessible(phone);

  await gotIt(phone).tap();
  await expect(line(phone)).toHaveCount(0);
  await expect(line(page)).toHaveCount(0);
  await expect(today(page).getByText('Changed', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(today(page)).toContainText('Lentil soup');
  await expect(line(page)).toHaveCount(0);
});

const DISH = 'Oat porridge with plums\nor Omelette with spinach, 1 slice of rye bread';
const [PORRIDGE, OMELETTE] = [
  'Oat porridge with plums',
  'Omelette with spinach, 1 slice of rye bread',
];
const CHOICES = [DISH, '', 'Lentil soup', '', 'Baked trout', '', '', ''];
const NAME = /^Breakfast: Oat porridge/;
const choice = (page: Page, words: string) => page.getByRole('radio', { name: words, exact: true });

test('[REUSE-03] one tap picks an alternative and ticks the meal, another changes it, and the dietician reads which', async ({
  make,
  signIn,
  dietician,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, { ...WEEK, meals: CHOICES });
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
  await make.aPlan(customer, { ...WEEK, meals: ['Toast', ...CHOICES.slice(1)] });
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
