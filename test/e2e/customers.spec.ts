import { expect } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { button, mark, rows } from './customersScreen.ts';
import { test } from './fixtures.ts';

test('[CUST-01] [AUTH-13] shows everybody with name, email and status, narrowed by it with counts, which Back and reload keep', async ({
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
  // Nothing is unusual about this customer: her state is read out, and no chip repeats it.
  await expect(rows(page).nth(1)).toHaveAccessibleName(/Bram .*Active, nothing logged/);
  await expect(rows(page).nth(2)).toContainText('Paused');
  await expect(rows(page).nth(2)).toContainText('unverified');
  await expect(rows(page).nth(3)).toContainText('Expired');
  await expect(rows(page).nth(3)).toContainText('Ended yesterday');

  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('radio', { name: 'All 4' })).toBeVisible();
  await page.getByRole('radio', { name: 'Active 1' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Bram');
  await page.getByRole('radio', { name: 'Paused 1' }).click();
  await expect(rows(page)).toContainText('Chiara');
  await page.reload();
  await expect(rows(page)).toContainText('Chiara');
  await expect(page.getByLabel('Search')).toHaveValue(tag.toUpperCase());
  await page.goBack();
  await expect(rows(page)).toContainText('Bram');
  await page.getByLabel('Search').fill(`Anna ${tag}`);
  await page.getByRole('radio', { name: 'Active 0' }).click();
  await expect(page.getByText('Nobody found')).toBeVisible();
  await button(page, 'Show all customers').click();
  await expect(page.getByLabel('Search')).toHaveValue('');
  await expect(page).toHaveURL('/client/customers');
});

test('[BOARD-03] is put in order by what was logged and eaten and by what ends, which stays chosen', async ({
  make,
  dietician: { page },
}) => {
  const tag = mark();
  const person = async (name: string, logged: number, eaten: readonly string[]) => {
    const customer = await make.aCustomer({ name: `${name} ${tag}` });
    const meals = Object.fromEntries(eaten.map((meal) => [meal, true]));
    await make.aDay(customer, addDays(todayOf(customer), -logged), { meals });
    return customer;
  };
  await person('Anna', 2, ['1', '2', '3', '5', '6']);
  await person('Bram', 6, ['1', '2']);
  await person('Chiara', 0, []);
  await make.aCustomer({ name: `Daniel ${tag}`, standing: 'paused' });
  await page.goto(`/client/customers?search=${tag}`);
  await expect(rows(page)).toContainText(['Anna', 'Bram', 'Chiara', 'Daniel']);
  const strip = rows(page).nth(1).getByRole('img');
  await expect(strip).toHaveAccessibleName('Last 14 days: 0 full, 1 partly, 13 not logged');
  const box = await rows(page).first().boundingBox();
  expect(box?.height).toBe(52);

  const sort = page.getByLabel('Sort');
  await sort.selectOption('Last logged');
  await expect(rows(page)).toContainText(['Daniel', 'Bram', 'Anna', 'Chiara']);
  await expect(rows(page).nth(1)).toContainText('logged 6 days ago');
  await sort.selectOption('Adherence');
  await expect(rows(page)).toContainText(['Chiara', 'Bram', 'Anna', 'Daniel']);
  await expect(rows(page).nth(1)).toContainText('40 % eaten');
  await expect(rows(page).nth(3)).toHaveAccessibleName(/Daniel .*Paused, nothing logged/);
  await expect(page).toHaveURL(/sort=adherence/);
  await page.getByRole('radio', { name: 'Active 3' }).click();
  await expect(rows(page)).toContainText(['Chiara', 'Bram', 'Anna']);
  await page.goto(`/client/customers?search=${tag}`);
  await expect(sort).toHaveValue('adherence');
  await expect(rows(page)).toContainText(['Chiara', 'Bram', 'Anna', 'Daniel']);
  await sort.selectOption('Name');
  await page.goto(`/client/customers?search=${tag}`);
  await expect(rows(page)).toContainText(['Anna', 'Bram', 'Chiara', 'Daniel']);
});
