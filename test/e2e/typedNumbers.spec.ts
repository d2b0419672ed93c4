import { expect } from '@playwright/test';
import { submit } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { openRest, stored } from './homeDay.ts';

test('[TREND-05] 1,78 as a height asks whether 178 cm is meant, and is not saved as it is', async ({
  customer: { page },
}) => {
  await page.goto('/customer/customerprofile');
  await page.getByLabel('Name', { exact: true }).fill('Ada Quill');
  const height = page.getByLabel('Height', { exact: true });
  await height.fill('1,78');
  await expect(height).toHaveAccessibleDescription('Did you mean 178 cm?');
  await page.getByRole('button', { name: 'Save Profile' }).first().click();
  await expect(height).toHaveAccessibleDescription(/^Height is between 30 and 280 cm/);
  await page.getByRole('button', { name: 'Use 178 cm' }).click();
  await expect(height).toHaveValue('178');
  await page.getByRole('button', { name: 'Save Profile' }).first().click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(page.getByText('178 cm')).toBeVisible();
});

test('[DAY-06] [TREND-05] water and sleep that cannot be are refused beside the field, on the dashboard and in My Progress', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer();
  await make.aPlan(person);
  const page = await signIn(person, PHONE);
  const water = page.getByLabel('Water Intake');
  const sleep = page.getByLabel('Sleep Hours');
  await page.goto('/customer/myprogress');
  await water.fill('99999999999 litres');
  await submit(page).tap();
  await expect(water).toHaveAccessibleDescription(/Water is between 0 and 15 litres/);
  await water.fill('1,25 l');
  await sleep.fill('25');
  await submit(page).tap();
  await expect(sleep).toHaveAccessibleDescription(/Sleep is between 0 and 24 hours/);
  await sleep.fill('20');
  await expect(sleep).toHaveAccessibleDescription(/20 hours is unusual. Is it right\?/);
  await submit(page).tap();
  await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();

  await page.goto('/customer/dashboard');
  await openRest(page).tap();
  await water.fill('-3');
  await expect(water).toHaveAccessibleDescription(/Water is between 0 and 15 litres/);
  await water.fill('1,5 l');
  await expect(water).toHaveAccessibleDescription(/6 glasses of 250 ml$/);
  await sleep.fill('7h30');
  await sleep.blur();
  await expect.poll(async () => (await stored(page, person))?.sleepHours).toBe(7.5);
  expect((await stored(page, person))?.waterIntake).toBe('1,5 l');
});

test('[DAY-08] the days before the earliest one are not offered', async ({ make, signIn }) => {
  const person = await make.aCustomer();
  const page = await signIn(person, PHONE);
  await page.goto('/customer/myprogress');
  await page.getByRole('textbox', { name: 'Date' }).fill('1950-01-01');
  await expect(page.getByText(/^You can log days from .* on\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Today/ })).toBeVisible();
});
