import { expect, type Page } from '@playwright/test';
import { type Person, todayOf } from '../factories/people.ts';
import { planInput } from '../factories/plans.ts';
import { meal, ring, submit, upload, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';

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
