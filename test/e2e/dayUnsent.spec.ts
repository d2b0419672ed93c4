import { expect, type Page } from '@playwright/test';
import { PASSWORD, todayOf } from '../factories/people.ts';
import { EIGHT, meal, submit, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { now, SOUP, stored, tickedOf, toProgress } from './homeDay.ts';
import { fetchedAtRest } from './keptIn.ts';
import { button } from './named.ts';
import { field } from './plansScreen.ts';

test('[HIST-08] the last change of a day can be undone, also what was typed, on My Progress and on the dashboard', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  await make.aDay(customer, todayOf(customer), { meals: { '0': true }, notes: 'Short.' }, EIGHT);
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/myprogress');
  await button(page, 'Edit Progress').tap();
  await expect(button(page, 'Undo')).toBeHidden();
  await page.getByLabel('Notes').press('End');
  await page.getByLabel('Notes').pressSequentially(' And then a long story');
  await expect.poll(async () => (await stored(page, customer))?.notes).toContain('long story');
  await button(page, 'Undo').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Notes')).toHaveValue('Short.');
  await expect(button(page, 'Undo')).toBeHidden();
  // What could not be stored before is not sent by Undo either.
  await page.getByLabel('Sleep Hours').fill('well');
  await page.getByRole('button', { name: 'Half an hour more' }).tap();
  await expect.poll(async () => (await stored(page, customer))?.sleepHours).toBe(8);
  await button(page, 'Undo').tap();
  await expect(page.getByLabel('Sleep Hours')).toHaveValue('well');
  await expect(page.getByText('Enter the hours as a number.')).toBeVisible();
  await page.getByLabel('Sleep Hours').fill('7');
  await submit(page).tap();
  await expect(button(page, 'Edit Progress')).toBeVisible();
  expect(await stored(page, customer)).toMatchObject({ notes: 'Short.', sleepHours: 7 });

  await page.goto('/customer/dashboard');
  await meal(page, 'Lentil soup').tap();
  await expect.poll(() => tickedOf(page, customer)).toEqual(['0', '2']);
  await now(page).getByRole('button', { name: 'Undo' }).tap();
  await expect(meal(page, 'Lentil soup')).not.toBeChecked();
  await expect.poll(() => tickedOf(page, customer)).toEqual(['0']);
});

test('[HIST-08] [DAY-04] what is not sent yet is counted on every screen, in every tab, and is sent once', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|net::/);
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const page = await signIn(customer, PHONE);
  const other = await page.context().newPage();
  await page.goto('/customer/dashboard');
  await other.goto('/customer/messages');
  await expect(meal(page, SOUP)).toBeVisible();
  for (const tab of [page, other]) await fetchedAtRest(tab, 'WaitingToSend');
  await page.context().setOffline(true);
  await meal(page, SOUP).tap();
  await meal(page, 'An apple').tap();
  for (const tab of [page, other]) {
    await expect(tab.getByText('2 things wait to be sent')).toBeVisible();
  }
  await page.context().setOffline(false);
  for (const tab of [page, other])
    await expect(tab.getByText(/things? waits? to be sent/)).toBeHidden();
  await expect.poll(() => tickedOf(page, customer)).toEqual(['1', '2']);
});

/** A browser set to keep only this site's cookies: even naming a storage throws. */
const refuse = (page: Page) =>
  page.addInitScript(() => {
    const refused = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const storage of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, storage, { get: refused });
    window.BroadcastChannel = class extends EventTarget {
      constructor() {
        super();
        refused();
      }
    } as never;
  });

async function logIn(page: Page, email: string, keepNothing: (page: Page) => Promise<unknown>) {
  await keepNothing(page);
  await page.goto('/login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Log In').click();
}

test('[PROG-04] where the browser keeps nothing, a customer logs in, logs a day and logs out', async ({
  page,
  make,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  await logIn(page, customer.email, refuse);
  await toProgress(page).click();
  // The dashboard has the meals as well, and stays until the code of this screen is there.
  await expect(page.getByRole('heading', { level: 1, name: 'My Progress' })).toBeVisible();
  await meal(page, 'Lentil soup').check();
  await page.getByLabel('Notes').fill('Half of it');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await toProgress(page).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Half of it');
  await page.getByRole('button', { name: /Edit|Submit/ }).click();
  await submit(page).click();
  await expect(button(page, 'Edit Progress')).toBeVisible();
  await page.reload();
  await expect(button(page, 'Edit Progress')).toBeVisible();
  await button(page, 'Logout').first().click();
  await expect(page).toHaveURL(/\/(login)?$/);
});
