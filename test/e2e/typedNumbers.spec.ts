import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('[TREND-05] 1,78 as a height asks whether 178 cm is meant, and is not saved as it is', async ({
  customer: { page },
}) => {
  await page.goto('/customer/customerprofile');
  await page.getByLabel('Name', { exact: true }).fill('Ada Quill');
  const height = page.getByLabel('Height', { exact: true });
  await height.fill('1,78');
  await expect(height).toHaveAccessibleDescription('Did you mean 178 cm?');
  await page.getByRole('button', { name: 'Save Profile' }).first().click();
  await expect(height).toHaveAccessibleDescription(/^Height is between 30 and 280 cm/);
  await page.getByRole('button', { name: 'Use 178 cm' }).click();
  await expect(height).toHaveValue('178');
  await page.getByRole('button', { name: 'Save Profile' }).first().click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(page.getByText('178 cm')).toBeVisible();
});
