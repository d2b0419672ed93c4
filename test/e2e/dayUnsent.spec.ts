import { expect, type Page } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { EIGHT, meal, submit, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { sideways } from './settled.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('[HIST-08] Cancel after typing can be undone, with everything that was typed', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  await make.aDay(customer, todayOf(customer), { meals: { '0': true }, notes: '' }, EIGHT);
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/myprogress');
  await button(page, 'Edit Progress').tap();
  await button(page, 'Cancel').tap();
  await expect(button(page, 'Undo Cancel')).toBeHidden();

  await button(page, 'Edit Progress').tap();
  await meal(page, 'Lentil soup').tap();
  await page.getByLabel('Notes').fill('A long story');
  await page.getByLabel('Sleep Hours').fill('6,');
  await page.getByRole('radio', { name: 'Great' }).tap();
  await button(page, 'Cancel').tap();
  await expect(page.getByLabel('Notes')).toHaveValue('');
  await expect(meal(page, 'Lentil soup')).not.toBeChecked();
  await expect(page.getByText('Your changes were dropped.')).toBeVisible();
  await button(page, 'Undo Cancel').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Undo Cancel')).toBeHidden();
  await expect(page.getByLabel('Notes')).toHaveValue('A long story');
  await expect(page.getByLabel('Sleep Hours')).toHaveValue('6,');
  await expect(meal(page, 'Lentil soup')).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Great' })).toBeChecked();
  // After Undo the day is a draft again, which survives a reload.
  await page.reload();
  await expect(page.getByLabel('Notes')).toHaveValue('A long story');
});

test('[HIST-08] a day that is not sent yet, dropped and taken back, is named on the dashboard, and a tap away', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  const today = todayOf(customer);
  const [before, earlier] = [addDays(today, -2), addDays(today, -3)];
  await make.aPlan(customer, { ...WEEK, startDate: addDays(today, -6) });
  await make.aDay(customer, earlier, { notes: '' }, EIGHT);
  const page = await signIn(customer, PHONE);
  const unsent = page.getByRole('region', { name: 'Not submitted yet' });
  await page.goto(`/customer/myprogress?date=${before}`);
  await expect(button(page, 'Cancel')).toBeHidden();
  await meal(page, 'Lentil soup').tap();
  await button(page, 'Cancel').tap();
  await expect(meal(page, 'Lentil soup')).not.toBeChecked();
  await button(page, 'Undo Cancel').tap();
  await expect(meal(page, 'Lentil soup')).toBeChecked();
  await page.goto(`/customer/myprogress?date=${earlier}`);
  await button(page, 'Edit Progress').tap();
  await page.getByLabel('Notes').fill('Later thought');
  await page.goto('/customer/dashboard');
  const weekday = (day: string) => formatDay(day, 'long').split(' ')[0] ?? '';
  await expect(unsent.getByRole('link')).toHaveText([
    `${weekday(before)} is not submitted yet`,
    `Your changes to ${weekday(earlier)} are not submitted yet`,
  ]);
  expect(await sideways(page)).toBe(0);

  await unsent.getByRole('link', { name: `${weekday(before)} is not` }).tap();
  await expect(page).toHaveURL(new RegExp(`date=${before}$`));
  await expect(meal(page, 'Lentil soup')).toBeChecked();
  await submit(page).tap();
  await expect(button(page, 'Edit Progress')).toBeVisible();
  await page.goto(`/customer/myprogress?date=${earlier}`);
  await button(page, 'Cancel').tap();
  await page.goto('/customer/dashboard');
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
  await expect(unsent).toBeHidden();
});

test('[HIST-08] Cancel in one of two tabs is said in the other, which can take it back', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  await make.aDay(customer, todayOf(customer), { notes: '' }, EIGHT);
  const one = await signIn(customer);
  const other = await one.context().newPage();
  for (const page of [one, other]) {
    await page.goto('/customer/myprogress');
    await button(page, 'Edit Progress').click();
  }
  await other.getByLabel('Notes').fill('A long story');
  await expect(one.getByLabel('Notes')).toHaveValue('A long story');
  await button(one, 'Cancel').click();
  await expect(other.getByText('Your changes were dropped.')).toBeVisible();
  await expect(other.getByLabel('Notes')).toHaveValue('');
  await button(other, 'Undo Cancel').click();
  for (const page of [one, other]) {
    await expect(page.getByLabel('Notes')).toHaveValue('A long story');
    await expect(page.getByText('Your changes were dropped.')).toBeHidden();
    await expect(button(page, 'Undo Cancel')).toBeHidden();
  }
});
