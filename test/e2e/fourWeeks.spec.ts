import { expect, type Page } from '@playwright/test';
import { addDays, dayIn } from '#domain/day.ts';
import { agree } from './agree.ts';
import { header, openPeriod } from './customersScreen.ts';
import { PHONE } from './fixtures.ts';
import { cell, existing, field, upload } from './plansScreen.ts';
import { test } from './timeTravel.ts';

const PASSWORD = 'porridge-and-plums';
const DAY_MS = 86_400_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function signUp(page: Page, email: string) {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm Password').fill(PASSWORD);
  // The first dietician is not asked for consent.
  if (new URL(page.url()).pathname === '/signup') await agree(page);
  await page.keyboard.press('Enter');
}

/** Comes back to a screen after the session ended: the log-in leads to that screen. */
async function signInAgain(page: Page, path: string, email: string) {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login/);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Log In').click();
  await expect(page).toHaveURL(new RegExp(path));
}

async function logDay(page: Page, meal: string, note: string) {
  await page.goto('/customer/myprogress');
  await page.getByRole('checkbox', { name: new RegExp(meal) }).press('Space');
  await field(page, 'Notes').fill(note);
  await button(page, 'Submit Progress').click();
  await expect(button(page, 'Edit Progress')).toBeVisible();
}

async function uploadWeek(page: Page, name: string, soup: string) {
  await field(page, 'Plan Name').fill(name);
  await cell(page, 2, 4).fill(soup);
  await upload(page).click();
  await expect(existing(page)).toContainText(name);
}

test('[LAND-02] [HOME-01] [CUST-03] [CUST-04] [CUST-05] [CUST-06] [CUST-07] [CUST-09] [PLAN-01] [PLAN-06] [PROG-06] four weeks of one customer, from the landing page to a renewed plan, through a kill @all', async ({
  travel,
  emptyPractice,
  browser,
  problems,
}) => {
  const open = async (screen = {}) => {
    const context = await browser.newContext({ baseURL: emptyPractice.url, ...screen });
    await context.clock.install({ time: travel.start });
    await problems.watch(context);
    return context.newPage();
  };
  const dietician = await open();
  const customer = await open(PHONE);
  const contexts = [dietician.context(), customer.context()];
  const monday = dayIn('UTC', travel.start);
  /** Moves to a morning of the story; the first Monday is day 0. */
  const morning = (day: number) =>
    travel.to(new Date(travel.start.getTime() + day * DAY_MS), contexts);
  const openCustomer = async (view = '') => {
    await dietician.goto(`/client/customers${view}`);
    await dietician.getByText('cleo@home.test').first().click();
    await expect(dietician).toHaveURL(/customers\/[\w-]+/);
  };

  await test.step('Monday: two people meet', async () => {
    await dietician.goto(await emptyPractice.setUpLink());
    await signUp(dietician, 'dana@practice.test');
    await expect(dietician).toHaveURL('/client/dashboard');
    await customer.goto('/');
    await link(customer, 'Get Started').first().click();
    // The landing page has an e-mail field as well.
    await expect(customer).toHaveURL('/signup');
    await signUp(customer, 'cleo@home.test');
    await expect(customer).toHaveURL('/customer/dashboard');
    await expect(customer.getByText('Your first plan is on its way')).toBeVisible();
    await openCustomer();
    await field(dietician, 'Start Date').fill(monday);
    await field(dietician, 'End Date').fill(addDays(monday, 27));
    await button(dietician, 'Set/Update Dates').click();
    await expect(header(dietician)).toContainText('Active');
  });

  await test.step('the first week is written in the grid', async () => {
    await dietician.goto('/client/dashboard');
    await dietician.getByRole('combobox', { name: 'Customer' }).fill('cleo');
    await dietician.getByRole('option', { name: /cleo@home\.test/ }).click();
    await field(dietician, 'Start Date').fill(monday);
    await field(dietician, 'Start Date').press('Enter');
    for (let day = 1; day <= 7; day += 1) await cell(dietician, day, 2).fill('Porridge with plums');
    await uploadWeek(dietician, 'Week one', 'Lentil soup');
    await expect(customer.getByText('Porridge with plums').first()).toBeVisible();
    await logDay(customer, 'Porridge with plums', 'A first day.');
  });

  await test.step('Tuesday: a day is logged, read, and noted about', async () => {
    await morning(1);
    await logDay(customer, 'Lentil soup', 'Easier than I thought.');
    await openCustomer();
    await expect(dietician.getByText('Easier than I thought.').first()).toBeVisible();
    await field(dietician, 'Notes').fill('Ask about evenings.');
    await button(dietician, 'Save Notes').click();
    await expect(dietician.getByText('Notes saved.')).toBeVisible();
  });

  await test.step('the power goes, and comes back: everything is still there', async () => {
    problems.allow(/net::ERR_/);
    await emptyPractice.kill();
    await emptyPractice.start();
    await customer.reload();
    await expect(field(customer, 'Notes')).toHaveValue('Easier than I thought.');
    await customer.goto('/customer/dashboard');
    await expect(customer.getByText('Porridge with plums').first()).toBeVisible();
    await dietician.reload();
    await expect(field(dietician, 'Notes')).toHaveValue('Ask about evenings.');
  });

  await test.step('Sunday: the second week is a copy of the first', async () => {
    await morning(6);
    await openCustomer();
    const id = new URL(dietician.url()).pathname.split('/').at(-1);
    await dietician.goto(`/client/dashboard?customer=${id}`);
    await button(dietician, 'Copy Week one').click();
    await expect(field(dietician, 'Plan Name')).toHaveValue('Copy of Week one');
    await field(dietician, 'Start Date').fill(addDays(monday, 7));
    await field(dietician, 'Start Date').press('Enter');
    await uploadWeek(dietician, 'Week two', 'Bean soup');
    await customer.goto('/customer/dashboard');
    await expect(customer.getByText(/Your newest plan begins on/)).toBeVisible();
  });

  await test.step('the second week: logged, paused and resumed', async () => {
    await morning(8);
    await logDay(customer, 'Bean soup', 'More beans, please.');
    await openCustomer();
    await expect(dietician.getByText('More beans, please.').first()).toBeVisible();
    await openPeriod(dietician);
    await button(dietician, 'Pause Plan').click();
    await expect(header(dietician)).toContainText('Paused');
    await morning(12);
    await openCustomer();
    await expect(field(dietician, 'Notes')).toHaveValue('Ask about evenings.');
    await button(dietician, 'Resume Plan').click();
    await expect(header(dietician)).toContainText('Active');
  });

  await test.step('the third and the fourth week begin from the latest', async () => {
    await morning(13);
    await openCustomer();
    const id = new URL(dietician.url()).pathname.split('/').at(-1);
    await dietician.goto(`/client/dashboard?customer=${id}`);
    for (const [begins, latest, week, soup] of [
      [14, 'Week two', 'Week three', 'Pea soup'],
      [21, 'Week three', 'Week four', 'Leek soup'],
    ] as const) {
      await button(dietician, 'Next Week').click();
      await expect(field(dietician, 'Plan Name')).toHaveValue(latest);
      await expect(field(dietician, 'Start Date')).toHaveValue(addDays(monday, begins));
      await uploadWeek(dietician, week, soup);
    }
    await morning(22);
    await logDay(customer, 'Leek soup', 'Week four is good.');
  });

  await test.step('the day after the last: expired, and renewed', async () => {
    await morning(27);
    await openCustomer();
    await expect(header(dietician)).toContainText('Active');
    await morning(28);
    await openCustomer();
    await expect(header(dietician)).toContainText('Expired');
    await expect(dietician.getByText('Week four is good.').first()).toBeVisible();
    await button(dietician, 'Renew Plan').click();
    await expect(field(dietician, 'Start Date')).toHaveValue(addDays(monday, 28));
    await expect(field(dietician, 'End Date')).toHaveValue(addDays(monday, 55));
    await button(dietician, '12 weeks').click();
    await button(dietician, 'Renew Plan').click();
    await expect(header(dietician)).toContainText('Active');
  });

  await test.step('a month later both sign in again, and everything is there', async () => {
    await morning(60);
    await signInAgain(customer, '/customer/myprogress', 'cleo@home.test');
    await customer.goto(`/customer/myprogress?date=${addDays(monday, 1)}`);
    await expect(customer.getByText('Easier than I thought.').first()).toBeVisible();
    await signInAgain(dietician, '/client/customers', 'dana@practice.test');
    await openCustomer();
    await expect(header(dietician)).toContainText('Active');
    await expect(field(dietician, 'Notes')).toHaveValue('Ask about evenings.');
  });
  for (const context of contexts) await context.close();
});
