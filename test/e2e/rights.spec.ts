import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { say } from '#domain/signIn/words.ts';
import { PASSWORD, todayOf } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { mark } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { button } from './named.ts';

test('[T-J1] a customer downloads everything that is kept of them; deleting the account asks for the password; logging in keeps nothing, pressing Keep does', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/422|401/);
  const person = await make.aCustomer({ name: 'Gerda Gone' });
  const page = await signIn(person, PHONE);
  await page.goto('/account');
  await page.getByRole('link', { name: 'My data' }).click();
  await expect(page.getByRole('heading', { name: 'Delete my account' })).toBeVisible();
  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download My Data' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('weekplate-my-data.zip');
  expect(await download.failure()).toBeNull();
  await button(page, 'Delete My Account').click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel('Your Password', { exact: true });
  await password.fill('not-the-password');
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(password).toHaveAccessibleDescription('This is not your password.');
  await expectAccessible(page);
  await password.fill(person.password);
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page).toHaveURL(/\/goodbye/);
  await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
  await page.getByRole('link', { name: 'log in' }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await button(page, 'Log In').click();
  const due = page.getByRole('heading', {
    level: 1,
    name: /^Your account will be deleted on \w{3} \d/,
  });
  await expect(due).toBeVisible();
  await expectAccessible(page);
  await page.goto('/customer/myprogress');
  await expect(due).toBeVisible();
  await page.getByRole('link', { name: 'download your data' }).click();
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();
  await expect(button(page, 'Delete My Account')).toHaveCount(0);
  await page.getByRole('link', { name: 'You can still keep it' }).click();
  await expect(due).toBeVisible();
  await button(page, 'Keep My Account').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible();
});

const GATE = 'Before you go on';
const WITHDRAWN = 'You have withdrawn your consent';

test('[T-J1] who was never asked agrees by keyboard before anything else opens', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const person = await make.aCustomer({ consent: 'none' });
  const page = await signIn(person);
  await page.goto('/customer/myprogress');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(GATE);
  await page.context().setOffline(true);
  const offline = await page.getByText('Offline. What you type stays here.').boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.y).toBeGreaterThanOrEqual((offline?.y ?? 0) + (offline?.height ?? 0));
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'download or delete your data' }).click();
  await expect(page.getByRole('heading', { name: 'Delete my account' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download My Data' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Progress' })).toHaveCount(0);
  await page.goto('/customer/myprogress');
  await expect(button(page, 'I agree')).toBeEnabled();
  await button(page, 'I agree').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'My Progress' })).toBeVisible();
  await expect(page).toHaveURL('/customer/myprogress');

  const other = await signIn(await make.aCustomer({ consent: 'none' }), PHONE);
  await other.goto('/customer/dashboard');
  await button(other, 'Not now: log out').click();
  await expect(other).toHaveURL('/login');
});

test('[T-J1] withdrawing closes every screen at once, and agreeing again opens them', async ({
  make,
  signIn,
  dietician,
  problems,
}) => {
  problems.allow(/403/);
  const person = await make.aCustomer({ name: 'Wilma Withdrawn' });
  await make.aDay(person, todayOf(person), { notes: 'Felt rested.' });
  const [own, elsewhere] = [await signIn(person), await signIn(person, PHONE)];
  const theirs = dietician.page;
  await theirs.goto(`/client/customers/${person.id}?tab=progress&search=${person.email}`);
  await expect(theirs.getByText('Felt rested.')).toBeVisible();
  await elsewhere.goto('/customer/dashboard');
  await expect(elsewhere.getByRole('button', { name: 'Add Weight' })).toBeVisible();

  await own.goto('/customer/my-data');
  await button(own, 'Withdraw My Consent').click();
  const dialog = own.getByRole('dialog', { name: 'Withdraw your consent?' });
  await expect(dialog).toContainText('nobody at the practice can open your health data');
  await expectAccessible(own);
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(own.getByRole('list', { name: 'When you agreed' })).toContainText('withdrawn');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(WITHDRAWN);
  await expect(theirs.getByText(say.consentWithdrawn)).toBeVisible();
  await expect(theirs.getByText('Felt rested.')).toHaveCount(0);
  const row = theirs.locator(`[data-customer="${person.id}"]`);
  await expect(row).toContainText('Consent withdrawn');
  await expect(row).not.toContainText('Active');

  await button(elsewhere, 'I agree').click();
  await expect(elsewhere).toHaveURL('/customer/dashboard');
  await expect(theirs.getByText('Felt rested.')).toBeVisible();
  await expect(button(own, 'Withdraw My Consent')).toBeVisible();
  await expect(
    own.getByRole('list', { name: 'When you agreed' }).getByRole('listitem'),
  ).toHaveCount(2);
});

test('[T-J2] what a dietician looks at and changes is told to the customer and to the practice', async ({
  make,
  signIn,
  dietician,
}) => {
  const name = mark();
  const customer = await make.aCustomer({ name });
  const { page } = dietician;
  await page.goto(`/client/customers/${customer.id}?tab=profile`);
  // Data that has not arrived yet has not been looked at.
  await expect(page.getByText('No profile yet')).toBeVisible();
  await page.getByRole('button', { name: /^Notes/ }).click();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toBeVisible();
  await page.getByRole('link', { name: 'Who looked at or changed this data' }).click();
  const record = page.getByRole('list', { name: 'Record of access' });
  const visit = record.getByRole('listitem').filter({ hasText: dietician.person.name }).first();
  await expect(visit).toContainText(/Looked at the .*profile.* of/);
  await expect(visit).toContainText('private notes');
  await expect(visit).toContainText(name);
  await page.getByRole('link', { name: 'Show everybody' }).click();
  await expect(page).toHaveURL('/client/access-log');
  await page.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(new RegExp(`customer=${customer.id}`));

  const phone = await signIn(customer, PHONE);
  await phone.goto('/account');
  await phone.getByRole('link', { name: 'My data' }).click();
  await phone.getByRole('link', { name: 'Who saw my data' }).click();
  const mine = phone.getByRole('list', { name: 'Record of access' });
  await expect(mine).toContainText(dietician.person.name);
  await expect(mine).toContainText(/Looked at your .*profile/);
  await expect(mine).not.toContainText('notes');
  await phone.getByText('Who may see it').click();
  await expect(phone.getByText('Assistants see everything about customers.')).toBeVisible();
  await phone.getByRole('checkbox', { name: 'Changes only' }).check();
  await expect(phone.getByText('No changes so far.')).toBeVisible();
});

// In a practice of its own, since only one file is made at a time.

test('[DATA-01] a dietician takes all data out by keyboard: asked for the password, told what the file holds and who sees it, and the browser saves one ZIP file', async ({
  emptyPractice,
  signIn,
}) => {
  const dietician = await emptyPractice.make.aDietician();
  const page = await signIn(dietician, { baseURL: emptyPractice.url });
  await page.goto('/client/settings');
  const card = page.getByRole('region', { name: 'All your data' });
  await expect(card).toContainText('health data and is not encrypted');
  await button(page, 'Take Out All Data').focus();
  await page.keyboard.press('Enter');
  const password = card.getByRole('textbox', { name: 'Your Password' });
  await expect(password).toBeFocused();
  await password.fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(card.getByText('This is not your password.')).toBeVisible();
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  const link = card.getByRole('link', { name: 'Download All Data' });
  await expect(link).toBeFocused();
  await expect(card.getByRole('status')).toContainText('record of access');
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^weekplate-all-data-.*\.zip$/);
  const bytes = readFileSync(await saved.path());
  expect(bytes.toString('latin1')).toContain('tables/user.csv');
  await expect(card.getByRole('status')).toContainText('Your browser is saving the file.');
  await expect(button(page, 'Take Out All Data')).toBeFocused();
});
