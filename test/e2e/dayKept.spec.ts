import { expect } from '@playwright/test';
import { PASSWORD, todayOf } from '../factories/people.ts';
import { planInput } from '../factories/plans.ts';
import { meal, submit, upload, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';

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

  test('[PROG-04] an expired session takes nothing: sign in again and submit', async ({
    customer,
    make,
  }) => {
    const { page, person } = customer;
    await make.aPlan(person, WEEK);
    await page.goto('/customer/myprogress');
    await meal(page, 'Baked trout').check();
    await page.getByLabel('Notes').fill('Late dinner');
    await page.context().clearCookies();
    await submit(page).click();
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(meal(page, 'Baked trout')).toBeChecked();
    await expect(page.getByLabel('Notes')).toHaveValue('Late dinner');
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  });

  test('[PROG-05] a new plan arrives while ticking: the ticks stay, and it is said', async ({
    customer,
    dietician,
    make,
  }) => {
    const { page, person } = customer;
    await make.aPlan(person, WEEK);
    await page.goto('/customer/myprogress');
    await meal(page, 'Lentil soup').check();
    await page.getByLabel('Notes').fill('In the middle of a word');
    const better = ['Porridge', 'A pear', 'Pea soup', 'Yoghurt', 'Rice', '', '', ''];
    await upload(dietician.page, person, planInput(todayOf(person), { ...WEEK, meals: better }));
    await expect(page.getByText('Your plan was updated. Your ticks are kept.')).toBeVisible();
    await expect(meal(page, 'Lunch: Pea soup')).toBeChecked();
    await expect(page.getByLabel('Notes')).toHaveValue('In the middle of a word');
  });

  test('[PROG-04] a day submitted on another device meanwhile is not written over unseen', async ({
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer();
    await make.aPlan(customer, WEEK);
    const [phone, tablet] = [await signIn(customer, PHONE), await signIn(customer)];
    for (const page of [phone, tablet]) await page.goto('/customer/myprogress');
    await meal(phone, 'An apple').tap();
    await meal(tablet, 'Yoghurt').check();
    await submit(tablet).click();
    await expect(phone.getByText('submitted from another device')).toBeVisible();
    await expect(meal(phone, 'An apple')).toBeChecked();
    await phone.getByRole('button', { name: 'Cancel' }).tap();
    await expect(meal(phone, 'Yoghurt')).toBeChecked();
    await expect(meal(phone, 'An apple')).not.toBeChecked();
  });
});
