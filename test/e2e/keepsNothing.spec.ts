import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { meal, submit, WEEK } from './dayScreen.ts';
import { test } from './fixtures.ts';
import { goOn } from './goOn.ts';
import { button, cell, field, openFor } from './plansScreen.ts';

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

/** Another browser, which has no storage at all. */
const haveNone = (page: Page) =>
  page.addInitScript(() => {
    for (const storage of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, storage, { value: null });
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
  await page.getByRole('link', { name: 'Log Today' }).click();
  // The dashboard has the meals as well, and stays until the code of this screen is there.
  await expect(page.getByRole('heading', { level: 1, name: 'My Progress' })).toBeVisible();
  await meal(page, 'Lentil soup').check();
  await page.getByLabel('Notes').fill('Half of it');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await page.getByRole('link', { name: /Log Today|See My Day/ }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Half of it');
  await page.getByRole('button', { name: /Edit|Submit/ }).click();
  await submit(page).click();
  await expect(button(page, 'Edit Progress')).toBeVisible();
  await page.reload();
  await expect(button(page, 'Edit Progress')).toBeVisible();
  await button(page, 'Logout').first().click();
  await expect(page).toHaveURL(/\/(login)?$/);
});

test('[PLAN-01] where the browser keeps nothing, the plan grid opens and says so, and a plan is uploaded @all', async ({
  page,
  make,
}) => {
  const dietician = await make.aDietician();
  const customer = await make.aCustomer();
  await logIn(page, dietician.email, haveNone);
  await expect(page.getByRole('heading', { level: 1, name: 'Diet plans' })).toBeVisible();
  await openFor(page, customer);
  await field(page, 'Plan Name').fill('Kept nowhere');
  await cell(page, 1, 1).fill('Porridge');
  await expect(page.getByText('This browser does not keep them')).toBeVisible();
  await page.getByRole('link', { name: 'Customers', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await page.goBack();
  await button(page, 'Restore').click();
  await expect(cell(page, 1, 1)).toHaveValue('Porridge');
  await button(page, 'Upload Diet Plan').click();
  await expect(page.getByText('Diet plan uploaded.')).toBeVisible();
  await goOn(page, `/client/customers/${customer.id}`);
  await page.getByRole('textbox', { name: 'Notes' }).fill('Likes plums');
  await button(page, 'Save Notes').click();
  await expect(page.getByText('Notes saved.')).toBeVisible();
});
