import { expect } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { header, openPeriod } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { toProgress } from './homeDay.ts';

test('[HOME-01] [CUST-04] [CUST-05] [TALK-02] a paused customer is told so as it happens, what goes on, and asks all the same', async ({
  dietician,
  make,
  signIn,
}) => {
  const customer = await make.aCustomer({ dietician: dietician.person });
  await make.aPlan(customer, { startDate: addDays(todayOf(customer), -2) });
  const page = await signIn(customer, PHONE);
  const paused = page.getByText('Your coaching is paused.');
  await page.goto('/customer/dashboard');
  await expect(page.getByText('Porridge with plums').first()).toBeVisible();
  await expect(paused).toHaveCount(0);

  await dietician.page.goto(`/client/customers/${customer.id}`);
  await openPeriod(dietician.page);
  await dietician.page.getByRole('button', { name: 'Pause Plan' }).click();
  await expect(page.getByRole('status').filter({ has: paused })).toContainText(
    'You can still see your plans, log your days and change your profile. New plans come once it is resumed.',
  );
  await expect(page.getByText('Porridge with plums').first()).toBeVisible();
  await toProgress(page).click();
  // The dashboard has the meals as well, and stays until the code of this screen is there.
  await expect(page.getByRole('heading', { level: 1, name: 'My Progress' })).toBeVisible();
  await page.getByRole('checkbox', { name: /Porridge with plums/ }).check();
  await page.getByRole('button', { name: 'Submit Progress' }).click();
  await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  await page.goto('/customer/dashboard');
  await page.getByRole('link', { name: 'Ask your dietician' }).click();
  await expect(page).toHaveURL('/customer/messages');
  await expect(
    page.getByText('You can ask all the same; your dietician may answer later.'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();

  await page.goto('/customer/dashboard');
  await expect(paused).toBeVisible();
  await dietician.page.getByRole('button', { name: 'Resume Plan' }).click();
  await expect(header(dietician.page)).toContainText('Active');
  await expect(paused).toHaveCount(0);
});
