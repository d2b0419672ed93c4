import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { fresh, logIn, signUp } from './authScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { button, textbox } from './named.ts';
import { cell, openFor } from './plansScreen.ts';
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

test('[AUTH-13] [T-A4] the mailed link in another browser asks for the password of the account; used, or of no use, it says so in kind words', async ({
  page,
  signIn,
  practice,
  problems,
}) => {
  problems.allow(/status of 4(01|10)/);
  const email = fresh();
  await signUp(page, email);
  await expect(page).toHaveURL('/customer/dashboard');
  const { link = '' } = await practice.mailTo(email);
  const phone = await signIn(null);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'One more thing' })).toBeVisible();
  await expect(button(phone, 'I have no password, or forgot it')).toBeVisible();
  await textbox(phone, 'Password').fill('not-the-password');
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('This is not the password of the account.')).toBeVisible();
  await expect(textbox(phone, 'Password')).toBeFocused();
  await textbox(phone, 'Password').fill(PASSWORD);
  await phone.keyboard.press('Enter');
  await expect(phone).toHaveURL('/customer/dashboard');

  await phone.context().clearCookies();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: /confirmed already/ })).toBeFocused();
  await expect(phone.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await phone.goto('/verify-email?token=made.up.token');
  await expect(phone.getByText(/has expired or is incomplete/)).toBeVisible();
  await expect(phone.getByText(/invalid token/i)).toHaveCount(0);
  await textbox(phone, 'Email').fill(email);
  await button(phone, 'Send a new link').click();
  await expect(
    phone.getByText(
      `A new link for ${email} is in the practice’s outbox. Ask your practice for it.`,
    ),
  ).toBeVisible();
});

test('[T-K4] [AUTH-13] whoever did not make the account is told what goes with a new password, and begins it anew', async ({
  page,
  signIn,
  practice,
}) => {
  const email = fresh();
  await signUp(page, email);
  await expect(page).toHaveURL('/customer/dashboard');
  const { link = '' } = await practice.mailTo(email);
  await page.request.post('/api/auth/password-reset-mail', {
    data: { email },
    headers: { origin: practice.url },
  });
  const forgotten = await practice.mailTo(email, 2);
  const warning = 'removes everything logged or written in it so far';
  const owner = await signIn(null);
  await owner.goto(forgotten.link ?? '');
  await expect(owner.getByText(warning)).toBeVisible();
  await expectAccessible(owner);
  await page.goto(forgotten.link ?? '');
  await expect(textbox(page, 'New Password')).toBeVisible();
  await expect(page.getByText(warning)).toHaveCount(0);

  await owner.goto(link);
  await button(owner, 'I have no password, or forgot it').click();
  await expect(owner.getByRole('heading', { name: 'Start fresh' })).toBeFocused();
  await expect(owner.getByText(warning)).toBeVisible();
  await expectAccessible(owner);
  await button(owner, 'Back').click();
  await expect(owner.getByRole('heading', { name: 'One more thing' })).toBeFocused();
  await button(owner, 'I have no password, or forgot it').click();
  await textbox(owner, 'New Password').fill('the-owner-chose-it');
  await textbox(owner, 'Confirm Password').fill('the-owner-chose-it');
  await owner.keyboard.press('Enter');
  // Somebody else gave the consent, so the owner is asked again.
  await expect(owner.getByRole('heading', { name: 'Before you go on' })).toBeVisible();
  await page.goto('/customer/dashboard');
  await expect(page).toHaveURL('/login');
});

test('[AUTH-13] a forgotten password is chosen anew by a mailed link, once, in whichever tab', async ({
  page,
  make,
  practice,
}) => {
  const customer = await make.aCustomer();
  await page.goto('/forgot-password');
  await textbox(page, 'Email').fill(customer.email);
  await textbox(page, 'Email').press('Enter');
  // The mail is written before the server answers; the page has to wait for the answer.
  await expect(page.getByRole('status')).toContainText('a link to choose a new password');
  const { link = '' } = await practice.mailTo(customer.email);
  const late = await page.context().newPage();
  for (const each of [page, late]) {
    await each.goto(link);
    await textbox(each, 'New Password').fill('a-new-password');
    await textbox(each, 'Confirm Password').fill('a-new-password');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await late.keyboard.press('Enter');
  await expect(late.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  // Opened again, the link says so before anybody types in vain.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await logIn(page, customer.email, 'a-new-password');
  await expect(page).toHaveURL('/customer/dashboard');
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
  // Closed before its practice stops, because the page's requests would fail.
  await page.close();
});

test('[AUTH-13] [AUTH-02] an address mistyped at sign-up is corrected where the letter is announced, and nothing else is typed again', async ({
  signIn,
}) => {
  const page = await signIn(null, PHONE);
  // As with a mail server: nobody is signed in before the address is confirmed.
  await page.route('**/api/auth/sign-up', (route) => route.fulfill({ json: { me: null } }), {
    times: 1,
  });
  const [wrong, right] = [fresh('@exampel.test'), fresh()];
  await signUp(page, wrong);
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await expect(page.getByText(wrong)).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Wrong address? Correct it').click();
  await expect(textbox(page, 'Email')).toBeFocused();
  await expect(textbox(page, 'Email')).toHaveValue(wrong);
  await expect(textbox(page, 'Password')).toHaveValue(PASSWORD);
  await expect(page.getByRole('checkbox')).toBeChecked();
  // The wrong address is selected, so typing replaces it.
  await page.keyboard.type(right);
  await button(page, 'Sign Up').click();
  await expect(page).toHaveURL('/customer/dashboard');
  const me = await (await page.request.get('/api/me', { maxRetries: 1 })).json();
  expect(me.me.email).toBe(right);
});

const QUESTION = 'You have unsaved work in this browser. Log out and discard it?';
const logOut = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' });

test('[AUTH-11] [AUTH-12] Logout asks before it discards a plan being written, in whichever tab', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer();
  await openFor(page, customer);
  await cell(page, 1, 1).fill('Porridge');
  // Pressed at once, because the browser stores typed text only after a moment.
  await logOut(page).click();
  const dialog = page.getByRole('dialog', { name: 'Log out' });
  await expect(dialog).toContainText(QUESTION);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(cell(page, 1, 1)).toHaveValue('Porridge');

  const other = await page.context().newPage();
  await other.goto('/account');
  await logOut(other).click();
  await expect(other.getByText(QUESTION)).toBeVisible();
  await other.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
});
