import { expect } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { button, fresh, signUp, textbox } from './authScreen.ts';
import { test } from './fixtures.ts';
import { CLINIC } from './practice.ts';

test('[AUTH-01] [AUTH-02] [AUTH-03] [AUTH-04] [T-F1] the screens of logging in and of signing up: fields that are masked, take what is pasted and say what they are, ways on, and what is wrong beside its field', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (names: string[], purpose: string) => {
    await expect(textbox(page, 'Email')).toHaveAttribute('autocomplete', 'username');
    await page.evaluate(() => navigator.clipboard.writeText('porridge-and-plums'));
    for (const name of names) {
      await expect(textbox(page, name)).toHaveAttribute('type', 'password');
      await expect(textbox(page, name)).toHaveAttribute('autocomplete', purpose);
      await textbox(page, name).focus();
      await page.keyboard.press('ControlOrMeta+V');
      await expect(textbox(page, name)).toHaveValue('porridge-and-plums');
    }
  };
  await page.goto('/login');
  await expect(textbox(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(page.getByRole('link', { name: 'Forgot password' })).toBeVisible();
  // The practice of these tests has no credentials for Google.
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toHaveCount(0);
  await button(page, 'Log In').click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(textbox(page, 'Email')).toBeFocused();
  await paste(['Password'], 'current-password');

  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/signup');
  await paste(['Password', 'Confirm Password'], 'new-password');
  await textbox(page, 'Email').fill(fresh());
  await textbox(page, 'Password').fill(PASSWORD);
  const again = textbox(page, 'Confirm Password');
  await again.fill('plums-and-porridge');
  await button(page, 'Sign Up').click();
  await expect(page.getByText('Passwords do not match.', { exact: true })).toBeVisible();
  await expect(again).toHaveAttribute('aria-invalid', 'true');
  await expect(again).toHaveAccessibleDescription('Passwords do not match.');
  await expect(again).toBeFocused();
  for (const name of ['Password', 'Confirm Password'])
    await textbox(page, name).fill('Weekplate2026');
  await button(page, 'Sign Up').click();
  await expect(textbox(page, 'Password')).toHaveAccessibleDescription(
    /This is easy to guess\. Take three or four words/,
  );
  await expect(textbox(page, 'Password')).toBeFocused();
  await expect(page).toHaveURL('/signup');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
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

test('[AUTH-13] one’s own password is changed, a wrong one named at its field, and other devices are signed out', async ({
  customer,
  make,
  signIn,
  problems,
}) => {
  problems.allow(/status of 400/);
  const { page, person } = customer;
  const other = await signIn(await make.anotherSession(person));
  await other.goto('/customer/dashboard');
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto('/account');
  const current = textbox(page, 'Current Password');
  await current.fill('not-my-password');
  await textbox(page, 'New Password').fill('a-better-password');
  await textbox(page, 'Confirm Password').fill('a-better-password');
  await page.keyboard.press('Enter');
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await expect(page.getByText('Invalid password')).toBeHidden();
  await current.fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/password.*changed/i).first()).toBeVisible();
  await expect(other.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/account');
});
