import { expect } from '@playwright/test';
import { PHONE, test } from './fixtures.ts';

test('[NAV-01] [PROF-01] Me has what is the customer’s own one tap away, and says how far the profile is filled in', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer({ name: 'Anna Berg' });
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/dashboard');
  await page
    .getByRole('navigation', { name: 'Shortcuts' })
    .getByRole('link', { name: 'Me', exact: true })
    .tap();
  await expect(page).toHaveURL('/customer/me');
  const main = page.getByRole('main');
  await expect(main.getByText('Anna Berg')).toBeVisible();
  const links = main.getByRole('link');
  await expect(links).toHaveText([
    'Appointments',
    /^My Profile0 of \d+ filled in$/,
    'My Dietician',
    'Goals',
    'Summary for a doctor',
    'Reminders',
    'Library',
    'Questionnaires',
    'Notifications',
    'Sign-in settings',
    'My data',
    'Help',
  ]);
  await make.aCustomerProfile(customer, { dietaryRestrictions: 'No nuts', weight: 70 });
  await page.reload();
  await expect(links.nth(1)).toHaveText(/^My Profile[2-9] of \d+ filled in$/);

  await main.getByRole('link', { name: 'Reminders' }).tap();
  await expect(page).toHaveURL('/customer/reminders');
  await page.goBack();
  await main.getByText('Dark', { exact: true }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await main.getByRole('button', { name: 'Log out' }).tap();
  await expect(page).toHaveURL('/login');
});
