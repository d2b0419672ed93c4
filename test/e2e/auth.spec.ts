import { expect, type Page } from '@playwright/test';
import { agree } from './agree.ts';
import { test } from './fixtures.ts';
import { CLINIC } from './practice.ts';

const PASSWORD = 'porridge-and-plums';
const fresh = (domain = '@example.test') => `${crypto.randomUUID()}${domain}`;
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function signUp(page: Page, email: string) {
  await page.goto('/signup');
  await textbox(page, 'Email').fill(email);
  await textbox(page, 'Password').fill(PASSWORD);
  await textbox(page, 'Confirm Password').fill(PASSWORD);
  await agree(page);
  await button(page, 'Sign Up').click();
}

async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.goto('/login');
  await textbox(page, 'Email').fill(email);
  await textbox(page, 'Password').fill(password);
  await button(page, 'Log In').click();
}

async function logOut(page: Page) {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Logout' })
    .click();
}

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
  await expect(phone.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
  await textbox(phone, 'Password').fill('not-the-password');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('This is not the password of the account.')).toBeVisible();
  await expect(textbox(phone, 'Password')).toBeFocused();
  await textbox(phone, 'Password').fill(PASSWORD);
  await phone.keyboard.press('Enter');
  await expect(phone).toHaveURL('/customer/dashboard');
  await phone.context().close();
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
