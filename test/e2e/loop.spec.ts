import { expect, type Page } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { agree } from './agree.ts';
import { header } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';

const PASSWORD = 'porridge-and-plums';
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/**
 * The whole loop, as two people live it, from an empty server: nothing is made behind the screens.
 */
test('[PLAN-01] [CUST-03] [HOME-01] [PROG-06] [CUST-07] [CUST-09] the coaching loop, from the set-up link to the read day, through a kill', async ({
  emptyPractice,
  browser,
  problems,
}) => {
  test.slow();
  const open = async (screen = {}) => {
    const context = await browser.newContext({ baseURL: emptyPractice.url, ...screen });
    await problems.watch(context);
    return context.newPage();
  };
  const dietician = await open();
  const customer = await open(PHONE);

  // The dietician makes the first account with the link on the console.
  await dietician.goto(await emptyPractice.setUpLink());
  await textbox(dietician, 'Email').fill('dana@practice.test');
  await textbox(dietician, 'Password').fill(PASSWORD);
  await textbox(dietician, 'Confirm Password').fill(PASSWORD);
  await dietician.keyboard.press('Enter');
  await expect(dietician).toHaveURL('/client/dashboard');

  // A customer signs up on a phone, and is told what happens next.
  await customer.goto('/');
  await customer.getByRole('link', { name: 'Get Started' }).first().click();
  // The landing page has a field for one's address as well.
  await expect(customer).toHaveURL('/signup');
  await textbox(customer, 'Email').fill('cleo@home.test');
  await textbox(customer, 'Password').fill(PASSWORD);
  await textbox(customer, 'Confirm Password').fill(PASSWORD);
  await agree(customer);
  await button(customer, 'Sign Up').click();
  await expect(customer).toHaveURL('/customer/dashboard');
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();

  // The dietician finds them without reloading, and sets the coaching period.
  const timeZone = await customer.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const today = todayOf({ timeZone });
  await dietician.getByRole('link', { name: 'Customers' }).click();
  await dietician.getByText('cleo@home.test').first().click();
  await textbox(dietician, 'Start Date').fill(today);
  await textbox(dietician, 'End Date').fill(addDays(today, 27));
  await button(dietician, 'Set/Update Dates').click();
  await expect(header(dietician)).toContainText('Active');

  // They write a week and upload it.
  await dietician.getByRole('link', { name: 'Dashboard' }).click();
  await dietician.getByRole('combobox', { name: 'Customer' }).fill('cleo');
  await dietician.getByRole('option', { name: /cleo@home\.test/ }).click();
  await textbox(dietician, 'Plan Name').fill('A gentle start');
  await textbox(dietician, 'Start Date').fill(today);
  await textbox(dietician, 'Start Date').press('Enter');
  await textbox(dietician, 'Day 1 Meal 2').fill('Porridge with plums');
  await textbox(dietician, 'Day 1 Meal 4').fill('Lentil soup');
  await textbox(dietician, 'Day 7 Meal 8').fill('Warm milk');
  await button(dietician, 'Upload Diet Plan').click();
  await expect(dietician.getByRole('region', { name: 'Existing Plans' })).toContainText(
    'A gentle start',
  );

  // It appears on the phone by itself; the customer logs the day.
  await expect(customer.getByText('Porridge with plums').first()).toBeVisible();
  await customer.goto('/customer/myprogress');
  await customer.getByRole('checkbox', { name: /Porridge with plums/ }).check({ force: true });
  await customer.getByRole('checkbox', { name: /Lentil soup/ }).check({ force: true });
  await textbox(customer, 'Water Intake').fill('1.5 L');
  await customer.getByLabel('Sleep Hours').fill('7.5');
  await textbox(customer, 'Notes').fill('Easier than I thought.');
  await button(customer, 'Submit Progress').click();
  await expect(button(customer, 'Edit Progress')).toBeVisible();

  // The dietician reads the day as it comes in, and keeps a private note.
  await dietician.getByRole('link', { name: 'Customers' }).click();
  // Their address stands on the dashboard as well, which is there until the list is.
  await expect(dietician.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await dietician.getByText('cleo@home.test').first().click();
  await expect(dietician.getByText('Easier than I thought.').first()).toBeVisible();
  await textbox(dietician, 'Notes').first().fill('Ask about evenings.');
  await button(dietician, 'Save Notes').click();
  await expect(dietician.getByText('Notes saved.', { exact: true })).toBeVisible();

  // The power goes, and comes back: everything is still there.
  problems.allow(/net::ERR_/);
  await emptyPractice.kill();
  await emptyPractice.start();
  await customer.reload();
  await expect(
    textbox(customer, 'Notes').or(customer.getByText('Easier than I thought.')).first(),
  ).toBeVisible();
  await expect(button(customer, 'Edit Progress')).toBeVisible();
  await customer.goto('/customer/dashboard');
  await expect(customer.getByText('Porridge with plums').first()).toBeVisible();
  await dietician.reload();
  await expect(textbox(dietician, 'Notes').first()).toHaveValue('Ask about evenings.');
  await customer.context().close();
  await dietician.context().close();
});
