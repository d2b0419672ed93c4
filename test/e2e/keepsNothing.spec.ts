import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { meal, submit, WEEK } from './dayScreen.ts';
import { test } from './fixtures.ts';
import { toProgress } from './homeDay.ts';
import { button, field } from './plansScreen.ts';

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
