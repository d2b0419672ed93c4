import { expect } from '@playwright/test';
import { meal, submit, WEEK } from './dayScreen.ts';
import { test } from './fixtures.ts';
import { tickedOf } from './homeDay.ts';

const WAITS = 'Saved on this device. It is submitted when you’re back online.';

test.describe('My Progress', () => {
  test.beforeEach(async ({ customer, make, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::/);
    await make.aPlan(customer.person, WEEK);
  });

  test('[PROG-04] [PROG-07] [DAY-01] what was ticked and typed survives a reload at once; submitted without a connection it waits and says so, and Logout asks nothing then', async ({
    customer,
  }) => {
    const { page } = customer;
    await page.goto('/customer/myprogress');
    await meal(page, 'Lentil soup').check();
    await page.getByLabel('Notes').fill('Half of it');
    await page.reload();
    await expect(meal(page, 'Lentil soup')).toBeChecked();
    await expect(page.getByLabel('Notes')).toHaveValue('Half of it');
    await page.getByRole('button', { name: 'Edit Progress' }).click();
    await page.context().setOffline(true);
    await page.getByLabel('Notes').fill('Half of it, cold');
    await submit(page).click();
    await expect(page.getByText(WAITS)).toBeVisible();
    await expect(meal(page, 'Lentil soup')).toBeChecked();
    await expect(page.getByText('Failed to submit progress.')).toBeHidden();

    // Without a connection nobody is logged out, so there is nothing to ask about.
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('You are still signed in.')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Log out' })).toBeHidden();

    await page.context().setOffline(false);
    await expect(page.getByText('Progress submitted.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
    await expect(page.getByText(WAITS)).toBeHidden();
  });

  test('[DAY-01] a tick made without a connection is sent from whatever screen is opened next', async ({
    customer,
  }) => {
    const { page } = customer;
    await page.goto('/customer/dashboard');
    const tick = page.getByRole('checkbox', { name: /Lentil soup/ });
    await expect(tick).toBeVisible();
    await page.context().setOffline(true);
    await tick.check();
    await page.goto('about:blank');
    await page.context().setOffline(false);
    await page.goto('/account');
    await expect.poll(() => tickedOf(page, customer.person)).toEqual(['2']);
    await page.goto('/customer/myprogress');
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  });
});
