import { expect } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { button, fresh, logIn, signUp, textbox } from './authScreen.ts';
import { test } from './fixtures.ts';

test('[AUTH-13] [T-A4] the mailed link in another browser asks for the password of the account', async ({
  page,
  browser,
  practice,
}) => {
  const email = fresh();
  await signUp(page, email);
  await expect(page).toHaveURL('/customer/dashboard');
  const { link = '' } = await practice.mailTo(email);
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'One more thing' })).toBeVisible();
  await expect(button(phone, 'I chose none, or forgot it')).toBeVisible();
  await textbox(phone, 'Password').fill('not-the-password');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('This is not the password of the account.')).toBeVisible();
  await expect(textbox(phone, 'Password')).toBeFocused();
  await textbox(phone, 'Password').fill(PASSWORD);
  await phone.keyboard.press('Enter');
  await expect(phone).toHaveURL('/customer/dashboard');
  await phone.context().close();
});

test('[T-K4] [AUTH-13] whoever did not make the account begins it anew with a password of their own', async ({
  page,
  browser,
  practice,
}) => {
  const email = fresh();
  await signUp(page, email);
  await expect(page).toHaveURL('/customer/dashboard');
  const { link = '' } = await practice.mailTo(email);
  const owner = await (await browser.newContext()).newPage();
  await owner.goto(link);
  await button(owner, 'I chose none, or forgot it').click();
  await expect(owner.getByRole('heading', { name: 'Begin anew' })).toBeFocused();
  await expect(
    owner.getByText('what was logged and written in it so far is removed'),
  ).toBeVisible();
  await expectAccessible(owner);
  await button(owner, 'Back').click();
  await expect(owner.getByRole('heading', { name: 'One more thing' })).toBeFocused();
  await button(owner, 'I chose none, or forgot it').click();
  await textbox(owner, 'New Password').fill('the-owner-chose-it');
  await textbox(owner, 'Confirm Password').fill('the-owner-chose-it');
  await owner.keyboard.press('Enter');
  // What somebody else agreed to is asked anew.
  await expect(owner.getByRole('heading', { name: 'Before you go on' })).toBeVisible();
  await page.goto('/customer/dashboard');
  await expect(page).toHaveURL('/login');
  await owner.context().close();
});

test('[T-K4] [AUTH-13] a link for a new password says what goes with it, unless it is opened where one was', async ({
  page,
  browser,
  practice,
}) => {
  const email = fresh();
  await signUp(page, email);
  await expect(page).toHaveURL('/customer/dashboard');
  await practice.mailTo(email);
  await page.request.post('/api/auth/password-reset-mail', {
    data: { email },
    headers: { origin: practice.url },
  });
  const { link = '' } = await practice.mailTo(email, 2);
  const warning = 'what was logged and written in it so far is removed';
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(warning)).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.context().close();
  await page.goto(link);
  await expect(textbox(page, 'New Password')).toBeVisible();
  await expect(page.getByText(warning)).toHaveCount(0);
});

test('[AUTH-13] a forgotten password is chosen anew by a mailed link, once', async ({
  page,
  make,
  practice,
}) => {
  const customer = await make.aCustomer();
  await page.goto('/forgot-password');
  await textbox(page, 'Email').fill(customer.email);
  await textbox(page, 'Email').press('Enter');
  // The mail is written before the answer, for which one stays here.
  await expect(page.getByRole('status')).toContainText('a link to choose a new password');
  const { link = '' } = await practice.mailTo(customer.email);
  const choose = async () => {
    await page.goto(link);
    await page.getByRole('textbox', { name: 'Password' }).first().fill('a-new-password');
    await textbox(page, 'Confirm Password').fill('a-new-password');
    await page.keyboard.press('Enter');
  };
  await choose();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  // Opened again, it says so before anything is typed for nothing.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await logIn(page, customer.email, 'a-new-password');
  await expect(page).toHaveURL('/customer/dashboard');
});

test('[AUTH-13] a link for a new password that is used in another tab meanwhile', async ({
  page,
  make,
  practice,
}) => {
  const customer = await make.aCustomer();
  const asked = await page.request.post('/api/auth/password-reset-mail', {
    data: { email: customer.email },
    headers: { origin: practice.url },
  });
  expect(asked.status()).toBe(204);
  const { link = '' } = await practice.mailTo(customer.email);
  await page.goto(link);
  await textbox(page, 'New Password').fill('a-new-password');
  await textbox(page, 'Confirm Password').fill('a-new-password');
  const token = new URL(link).searchParams.get('token');
  await page.request.post('/api/auth/password-reset', {
    data: { token, newPassword: 'another-password' },
    headers: { origin: practice.url },
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('[AUTH-08] [AUTH-13] a used set-up link says so as it opens, one that cannot be checked asks again', async ({
  page,
  emptyPractice,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const link = await emptyPractice.setUpLink();
  await page.route('**/api/auth/opened-link', (route) => route.abort(), { times: 1 });
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('No connection.');
  await button(page, 'Try again').click();
  await textbox(page, 'Email').fill('dana@practice.test');
  await textbox(page, 'Password').fill(PASSWORD);
  await textbox(page, 'Confirm Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${emptyPractice.url}/client/dashboard`);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: 'This set-up link no longer works' }),
  ).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${emptyPractice.url}/login`);
  // Before its practice ends, which it would ask in vain.
  await page.close();
});

test('[AUTH-13] a link that confirms an address: used, or of no use, in kind words', async ({
  page,
  practice,
  problems,
}) => {
  problems.allow(/status of 4(01|10)/);
  const email = fresh();
  await signUp(page, email);
  // The mail is written before the answer that makes this the browser one signed up in.
  await expect(page).toHaveURL('/customer/dashboard');
  const { link = '' } = await practice.mailTo(email);
  await page.goto(link);
  await expect(page).toHaveURL('/customer/dashboard');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /confirmed already/ })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await page.goto('/verify-email?token=made.up.token');
  await expect(page.getByText(/is too old or is not complete/)).toBeVisible();
  await expect(page.getByText(/invalid token/i)).toHaveCount(0);
  await textbox(page, 'Email').fill(email);
  await button(page, 'Send a new link').click();
  await expect(page.getByText(`A new link is on its way to ${email}.`)).toBeVisible();
});
