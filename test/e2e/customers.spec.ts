import { expect } from '@playwright/test';
import { button, mark, rows } from './customersScreen.ts';
import { test } from './fixtures.ts';

test('[CUST-01] [AUTH-13] shows everybody with name, e-mail and status, narrowed by it with counts, which Back and reload keep', async ({
  make,
  dietician: { page },
}) => {
  const tag = mark();
  const anna = await make.aCustomer({ name: `Anna ${tag}`, standing: 'not_set' });
  await make.aCustomer({ name: `Bram ${tag}`, standing: 'active' });
  await make.aCustomer({ name: `Chiara ${tag}`, standing: 'paused', emailVerified: false });
  await make.aCustomer({ name: `Daniel ${tag}`, standing: 'expired' });
  await page.goto('/client/customers');
  await page.getByLabel('Search').fill(tag.toUpperCase());
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(0)).toContainText(`Anna ${tag}`);
  await expect(rows(page).nth(0)).toContainText(anna.email);
  await expect(rows(page).nth(0)).toContainText('Not set');
  await expect(rows(page).nth(1)).toContainText('Active');
  await expect(rows(page).nth(2)).toContainText('Paused');
  await expect(rows(page).nth(2)).toContainText('unverified');
  await expect(rows(page).nth(3)).toContainText('Expired');
  await expect(rows(page).nth(3)).toContainText('Ended yesterday');

  await expect(page).toHaveURL(/search=/);
  await expect(button(page, 'All 4')).toBeVisible();
  await button(page, 'Active 1').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Bram');
  await button(page, 'Paused 1').click();
  await expect(rows(page)).toContainText('Chiara');
  await page.reload();
  await expect(rows(page)).toContainText('Chiara');
  await expect(page.getByLabel('Search')).toHaveValue(tag.toUpperCase());
  await page.goBack();
  await expect(rows(page)).toContainText('Bram');
  await page.getByLabel('Search').fill(`Anna ${tag}`);
  await button(page, 'Active 0').click();
  await expect(page.getByText('Nobody found')).toBeVisible();
  await button(page, 'Show all customers').click();
  await expect(page.getByLabel('Search')).toHaveValue('');
  await expect(page).toHaveURL('/client/customers');
});

test('[CUST-01] goes on page by page, and is walked through by keyboard', async ({
  make,
  dietician: { page },
}) => {
  const tag = mark();
  const names = Array.from({ length: 55 }, (_, n) => `Hugo ${tag} ${String(n).padStart(2, '0')}`);
  await Promise.all(names.map((name) => make.aCustomer({ name })));
  await page.goto(`/client/customers?search=${tag}`);
  await expect(rows(page)).toHaveCount(50);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(55);
  await page.getByLabel('Search').press('ArrowDown');
  await expect(rows(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: names[1] ?? '' })).toBeVisible();
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows(page).nth(54)).toBeFocused();
});
