import { expect, type Page } from '@playwright/test';
import type { Person } from '../factories/people.ts';
import { appCode } from '../factories/secondFactor.ts';
import { expectAccessible } from './accessible.ts';
import { PHONE, test } from './fixtures.ts';

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function logIn(page: Page, { email, password }: Person) {
  await page.goto('/login');
  await textbox(page, 'Email').fill(email);
  await textbox(page, 'Password').fill(password);
  await button(page, 'Log In').click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

test('[T-F1] [T-F3] an authenticator app is added, asked for at the log-in and, once the session ended, in place, replaced there by a recovery code, and taken away', async ({
  make,
  signIn,
  page,
}) => {
  const person = await make.aDietician();
  const own = await signIn(person, PHONE);
  await own.goto('/account');
  const card = own.getByRole('region', { name: 'Two-factor sign-in' });
  await card.getByRole('button', { name: 'Set Up' }).click();
  await expect(card.getByRole('img', { name: 'QR code' })).toBeVisible();
  const key = (await card.locator('code').innerText()).replaceAll(/\s/g, '');
  // On the phone that has the authenticator app there is no second screen to scan.
  await own.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await card.getByRole('button', { name: 'Copy Key' }).click();
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await own.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await expect(card.getByRole('link', { name: 'Open in an authenticator app' })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/.*secret=${key}`),
  );
  await textbox(own, 'Code').fill(appCode(key));
  await textbox(own, 'Your Password').fill(person.password);
  await card.getByRole('button', { name: 'Turn On' }).click();
  const codes = card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(own);
  const [recovery = '', another = ''] = await codes.allInnerTexts();
  const downloading = own.waitForEvent('download');
  await card.getByRole('link', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('weekplate-recovery-codes.txt');
  await card.getByRole('button', { name: 'I Have Saved Them' }).click();
  await expect(card.getByText('10 of 10 recovery codes left.')).toBeVisible();

  await logIn(page, person);
  await expect(textbox(page, 'Code')).toBeFocused();
  await textbox(page, 'Code').fill('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter the six digits that your app shows')).toBeVisible();
  await page.reload();
  await textbox(page, 'Code').fill(appCode(key, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/client/dashboard');

  // This ends the phone's session. There, password and second factor are asked for in place.
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
  const dialog = own.getByRole('dialog');
  await expect(dialog).toContainText('Your session has ended');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByRole('textbox', { name: 'Recovery Code' }).fill(recovery);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(own).toHaveURL('/account');
  await own.reload();
  await expect(card.getByText('9 of 10 recovery codes left.')).toBeVisible();
  await card.getByRole('button', { name: 'Turn Off' }).click();
  await textbox(own, 'Your Password').fill(person.password);
  await card.getByRole('textbox', { name: 'Code', exact: true }).fill(another);
  await card.getByRole('button', { name: 'Turn Off' }).click();
  await expect(card.getByRole('button', { name: 'Set Up' })).toBeVisible();
});
