import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { mark } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { button, textbox } from './named.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Invitations' }).getByRole('listitem');
const address = (of: string) => `${of}.${mark()}@example.test`;

async function signUp(page: Page) {
  await textbox(page, 'Password').fill(PASSWORD);
  await textbox(page, 'Confirm Password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await button(page, 'Sign Up').click();
}

test('[INVITE-01] without a mail server who is invited by email gets a link to hand over, arrives assigned with a period, and the dietician sees it', async ({
  make,
  signIn,
}) => {
  const dietician = await make.aDietician({ name: 'Anna Berg' });
  const taken = await make.aCustomer();
  const page = await signIn(dietician);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/client/customers');
  await page.getByRole('link', { name: 'Invite' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invitations' })).toBeVisible();

  const email = address('lena');
  const people = textbox(page, 'Email addresses');
  await people.fill('nobody');
  await button(page, 'Make links').click();
  await expect(people).toBeFocused();
  await expect(page.getByText('Line 1: Enter a valid email address')).toBeVisible();
  await people.fill(`Lena Roth ${email}\n${taken.email}`);
  await textbox(page, 'Start Date').fill('2026-12-01');
  await page.reload();
  await expect(page.getByText('Here is what you typed last time')).toBeVisible();
  await button(page, 'Make links').click();
  await expect(page.getByText('Please select both start and end dates.')).toBeVisible();
  await textbox(page, 'End Date').fill('2027-02-28');
  await expect(textbox(page, 'A line from you')).toHaveCount(0);
  await expect(page.getByText('This practice has no mail server.')).toBeVisible();
  await button(page, 'Make links').click();
  await expect(page.getByText(`${taken.email}: Already has an account here.`)).toBeVisible();
  const row = rows(page).filter({ hasText: email });
  await expect(row).toContainText('Open');
  await expect(page.locator('body')).not.toContainText(/\bSent\b|on the way/);
  await expect(row).toContainText('Coaching 1 Dec 2026 to 28 Feb 2027');
  await expectAccessible(page);

  const customer = await signIn(null, PHONE);
  await row.getByRole('button', { name: 'Copy link of Lena Roth' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await customer.goto(link);
  await expect(textbox(customer, 'Email')).toHaveValue(email);
  await expect(customer.getByRole('heading', { name: 'Anna Berg invites you' })).toBeVisible();
  await expectAccessible(customer);
  await signUp(customer);
  await expect(customer).toHaveURL('/customer/dashboard');

  await expect(row).toContainText('Used');
  await row.getByRole('link', { name: 'Lena Roth' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Lena Roth' })).toBeVisible();
  // Opened again while signed in, the invitation says that the person needs none.
  await customer.goto(link);
  await expect(
    customer.getByRole('heading', { name: 'You have an account already' }),
  ).toBeVisible();
});

test('[INVITE-01] a list is read here, shown with what is wrong by row, and sent with one press', async ({
  dietician: { page },
  make,
}) => {
  const taken = await make.aCustomer();
  const email = address('mo');
  await page.goto('/client/invitations');
  await button(page, 'From a list').click();
  const csv = [
    'Name;Email;Beginn;Ende;Telefon',
    `Mo Haddad;${email};1.12.2026;31.01.2027;0151 23`,
    `Known;${taken.email};;`,
    'Nobody;not an address;;',
    '=1+1;eve@example.test;;',
  ].join('\r\n');
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('1 person will be invited')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Will be invited' })).toContainText('Mo Haddad');
  await expect(page.getByText('Not read: “Telefon”.')).toBeVisible();
  const not = page.getByRole('list', { name: 'Not invited' });
  await expect(not).toContainText(`${taken.email}: Already has an account here.`);
  await expect(not).toContainText('Row 4: Enter a valid email address');
  await expect(not).toContainText('Row 5: The name begins like a formula');
  await button(page, 'Make links').click();
  const row = rows(page).filter({ hasText: email });
  await expect(page.getByText(/^1 link made\. .* over\.$/)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Copy link of Mo Haddad' })).toBeVisible();
  await row.getByRole('button', { name: 'Revoke invitation of Mo Haddad' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Invitation revoked.')).toBeVisible();
  await expect(row).toHaveCount(0);
});
