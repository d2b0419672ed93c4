import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('[TREND-01] with nothing logged yet the measurements appear once the goals above them have their height', async ({
  customer: { page },
}) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/goals(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/customer/myprogress?tab=trends');
  const measurements = page.getByText('Measurements', { exact: true }).first();
  await expect(page.getByText('Goals', { exact: true }).first()).toBeVisible();
  await measurements.waitFor({ state: 'attached' });
  await expect(measurements).toBeHidden();
  answer();
  await expect(measurements).toBeVisible();
});
