import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './fixtures.ts';

/** A phone's fingerprint reader, as Chromium simulates it. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifies: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('[T-F3] a passkey is added and named, opens the account without a password, and is removed', async ({
  make,
  practice,
  signIn,
}) => {
  // A passkey belongs to a host name, which an IP address is not.
  const baseURL = practice.url.replace('127.0.0.1', 'localhost');
  const page = await signIn(await make.aDietician(), { baseURL });
  const finger = await withAuthenticator(page);
  await page.goto('/account');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: 'Add a Passkey' }).click();
  const add = card.getByRole('button', { name: 'Add', exact: true });
  await add.click();
  await expect(card.getByText('Give the passkey a name')).toBeVisible();
  await card.getByRole('textbox', { name: 'Name of the Passkey' }).fill('My phone');
  await add.click();
  await expect(card.getByText('This is not your password.')).toBeVisible();
  await card.getByRole('textbox', { name: 'Your Password' }).fill(PASSWORD);
  await add.click();
  await expect(card.getByRole('listitem')).toContainText('My phone');

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await expect(page).toHaveURL('/login');
  await finger.verifies(false);
  await page.getByRole('button', { name: 'Log In with a Passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  await finger.verifies(true);
  await page.getByRole('button', { name: 'Log In with a Passkey' }).click();
  await expect(page).toHaveURL('/client/dashboard');

  await page.goto('/account');
  await expect(card.getByRole('listitem')).toContainText('Last used');
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByRole('textbox', { name: 'Your Password' })).toBeVisible();
  // At the top: scrolled, the bar may cover half of a button, which axe then takes for a small one.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByText('This is not your password.')).toBeVisible();
  await card.getByRole('textbox', { name: 'Your Password' }).fill(PASSWORD);
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(0);
});
