import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('[ROUTE-03] a screen not fetched before the connection was lost says so, and opens once it is back', async ({
  customer: { page, person },
  make,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource|Unable to preload/);
  // The screen is not fetched ahead either.
  let connected = false;
  // A part of the dashboard is missing as well; the rest of it stays.
  await make.aGivenArticle(person, await make.anArticle());
  for (const file of ['CustomerProfileScreen', 'GivenCard'])
    await page.route(`**/assets/${file}*`, (route) =>
      connected ? route.continue() : route.abort(),
    );
  await page.goto('/customer/dashboard');
  const link = page.getByRole('link', { name: 'My Profile' });
  await expect(link).toBeVisible();
  // The screen to come back to must be in the browser, not only the frame around it.
  await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible();
  await page.context().setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page.getByText('What the browser says')).toBeHidden();
  // Other screens go on working.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  // The route stays: if it were removed while the page loads anew, the page's requests would hang.
  connected = true;
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Profile' })).toBeVisible();
});
