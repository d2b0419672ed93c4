import { expect } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { button, fresh, logIn, logOut, signUp, textbox } from './authScreen.ts';
import { test } from './fixtures.ts';
import { CLINIC } from './practice.ts';

test('[AUTH-01] the log-in screen has its fields, its button and its ways on', async ({ page }) => {
  await page.goto('/login');
  await expect(textbox(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(textbox(page, 'Password')).toHaveAttribute('type', 'password');
  await expect(button(page, 'Log In')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Forgot password' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/signup');
});

test('[AUTH-02] the sign-up screen has its fields, its button and its way back', async ({
  page,
}) => {
  await page.goto('/signup');
  for (const name of ['Email', 'Password', 'Confirm Password'])
    await expect(textbox(page, name)).toBeVisible();
  await expect(button(page, 'Sign Up')).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
});

test('[AUTH-03] e-mail and password are required, and the first bad field has the focus', async ({
  page,
}) => {
  await page.goto('/login');
  await button(page, 'Log In').click();
  await expect(page.getByText('Enter your e-mail address.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(textbox(page, 'Email')).toBeFocused();
});

test('[AUTH-04] different passwords do not match', async ({ page }) => {
  await page.goto('/signup');
  await textbox(page, 'Email').fill(fresh());
  await textbox(page, 'Password').fill(PASSWORD);
  await textbox(page, 'Confirm Password').fill('plums-and-porridge');
  await button(page, 'Sign Up').click();
  await expect(page.getByText('Passwords do not match.', { exact: true })).toBeVisible();
  const again = textbox(page, 'Confirm Password');
  await expect(again).toHaveAttribute('aria-invalid', 'true');
  await expect(again).toHaveAccessibleDescription('Passwords do not match.');
  await expect(again).toBeFocused();
  await expect(page).toHaveURL('/signup');
});

test('[AUTH-05] the provider’s own message is shown, at login and at sign-up', async ({
  page,
  make,
}) => {
  const customer = await make.aCustomer();
  await logIn(page, customer.email, 'not-the-password');
  await expect(page.getByRole('alert')).toContainText('Invalid email or password');
  await expect(textbox(page, 'Email')).toHaveValue(customer.email);
  await signUp(page, customer.email);
  await expect(page.getByRole('alert')).toContainText('User already exists. Use another email.');
});

test('[AUTH-07] [AUTH-08] [AUTH-11] a customer signs up, logs out and in again, by keyboard alone', async ({
  page,
}) => {
  const email = fresh();
  await page.goto('/signup');
  await textbox(page, 'Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/customer/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('customer');

  await logOut(page);
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBeNull();

  await logIn(page, email);
  await expect(page).toHaveURL('/customer/dashboard');
});

test('[AUTH-08] [AUTH-09] [AUTH-10] [AUTH-13] a dietician’s address waits for its link, then opens the dashboard', async ({
  page,
  practice,
}) => {
  const email = fresh(CLINIC);
  await signUp(page, email);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();
  await page.goto('/client/dashboard');
  await expect(page).toHaveURL('/login');
  const { link } = await practice.mailTo(email);
  await page.goto(link ?? '');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page).toHaveURL('/client/dashboard');
});

test('[AUTH-11] a role written into local storage by hand opens nothing', async ({ customer }) => {
  const { page } = customer;
  await page.addInitScript(() => localStorage.setItem('role', 'client'));
  await page.goto('/client/customers');
  await expect(page).toHaveURL('/');
});

test('[AUTH-12] signing out in one tab signs out the others', async ({ customer }) => {
  const { page } = customer;
  await page.goto('/customer/dashboard');
  const other = await page.context().newPage();
  await other.goto('/customer/customerprofile');
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL('/login');
});

test('[AUTH-13] a dietician sees which customers are unverified', async ({ dietician, make }) => {
  const customer = await make.aCustomer({ name: 'Ursula Unverified', emailVerified: false });
  await dietician.page.goto(`/client/customers/${customer.id}`);
  await expect(dietician.page.getByText(/unverified/i).first()).toBeVisible();
});

test('[AUTH-13] a wrong current password is named at its own field, of three', async ({
  customer: { page },
  problems,
}) => {
  problems.allow(/status of 400/);
  await page.goto('/account');
  await textbox(page, 'Current Password').fill('not-my-password');
  await textbox(page, 'New Password').fill('a-better-password');
  await textbox(page, 'Confirm Password').fill('a-better-password');
  await page.keyboard.press('Enter');
  const current = textbox(page, 'Current Password');
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await expect(page.getByText('Invalid password')).toBeHidden();
});

test('[AUTH-13] one’s own password is changed, and other devices are signed out', async ({
  customer,
  make,
  signIn,
}) => {
  const { page, person } = customer;
  const other = await signIn(await make.anotherSession(person));
  await other.goto('/customer/dashboard');
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto('/account');
  await textbox(page, 'Current Password').fill(person.password);
  await textbox(page, 'New Password').fill('a-better-password');
  await textbox(page, 'Confirm Password').fill('a-better-password');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/password.*changed/i).first()).toBeVisible();
  await expect(other.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/account');
});
