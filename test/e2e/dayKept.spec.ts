import { expect } from '@playwright/test';
import { meal, submit, WEEK } from './dayScreen.ts';
import { test } from './fixtures.ts';

test.describe('My Progress', () => {
  test('[PROG-04] [PROG-07] what was ticked and typed survives a lost connection and a reload', async ({
    customer,
    make,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::/);
    const { page, person } = customer;
    await make.aPlan(person, WEEK);
    await page.goto('/customer/myprogress');
    await meal(page, 'Lentil soup').check();
    await page.getByLabel('Notes').fill('Half of it');
    await page.context().setOffline(true);
    await submit(page).click();
    await expect(page.getByText('Failed to submit progress.')).toBeVisible();
    await expect(page.getByText('Nothing you typed is lost').first()).toBeVisible();
    await expect(meal(page, 'Lentil soup')).toBeChecked();

    await page.context().setOffline(false);
    await page.goto('/customer/dashboard');
    await expect(page.getByText('1 of 5 done · not submitted yet')).toBeVisible();
    await page.getByRole('link', { name: 'Go on Logging' }).click();
    await expect(page).toHaveURL('/customer/myprogress');
    await page.reload();
    await expect(page.getByText('Everything is as you left it.')).toBeVisible();
    await expect(meal(page, 'Lentil soup')).toBeChecked();
    await expect(page.getByLabel('Notes')).toHaveValue('Half of it');
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
    await expect(page.getByText('Everything is as you left it.')).toBeHidden();
  });
});
