import { expect } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { button, fresh, logIn, signUp, textbox } from './authScreen.ts';
import { test } from './fixtures.ts';

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
