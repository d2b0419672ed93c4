import { expect } from '@playwright/test';
import { say } from '#domain/signIn/words.ts';
import { todayOf } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { button } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';

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
