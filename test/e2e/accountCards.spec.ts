import { expect } from '@playwright/test';
import { PHONE, test } from './fixtures.ts';

test('[T-F3] the cards of the sign-in settings come together, and one that is tried again takes nothing typed with it', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const page = await signIn(await make.aCustomer(), PHONE);
  const arrived = Promise.withResolvers<void>();
  let isBroken = true;
  await page.route('**/api/auth/passkeys', async (route) => {
    await arrived.promise;
    return isBroken ? route.fulfill({ status: 400, json: {} }) : route.fallback();
  });
  const others = ['password', 'second-factor', 'sessions'].map((name) =>
    page.waitForResponse(`**/api/auth/${name}`),
  );
  await page.goto('/account');
  for (const other of others) await (await other).finished();
  const last = page.getByRole('link', { name: 'My data' });
  await expect(page.getByRole('heading', { name: 'Sign-in settings' })).toBeVisible();
  await expect(last).toHaveCount(0);

  arrived.resolve();
  await expect(last).toBeVisible();
  const typed = page.getByLabel('Current Password');
  await typed.fill('half a password');
  isBroken = false;
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Try again' }).click();
  await expect(passkeys.getByText('Sign in with your fingerprint')).toBeVisible();
  await expect(typed).toHaveValue('half a password');
});
