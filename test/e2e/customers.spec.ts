import { expect } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { mark, rows, table } from './customersScreen.ts';
import { test } from './fixtures.ts';
import { button } from './named.ts';

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
  await expect(rows(page).nth(0)).toContainText('No dates');
  await expect(rows(page).nth(1)).toContainText('Active');
  await expect(rows(page).nth(2)).toContainText('Paused');
  await expect(rows(page).nth(2)).toContainText('unverified');
  await expect(rows(page).nth(3)).toContainText('Expired');

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
  const daniel = await make.aCustomer({ name: `Daniel ${tag}`, standing: 'paused' });
  const list = `/client/customers/${daniel.id}?search=${tag}`;
  await page.goto(list);
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
  await page.goto(list);
  await expect(sort).toHaveValue('adherence');
  await expect(rows(page)).toContainText(['Chiara', 'Bram', 'Anna', 'Daniel']);
  await sort.selectOption('Name');
  await page.goto(list);
  await expect(rows(page)).toContainText(['Anna', 'Bram', 'Chiara', 'Daniel']);
});

test('[BOARD-05] until somebody is chosen all are a table with their tags, sorted by any column, of one dietician if wanted, and a CSV file', async ({
  make,
  dietician: { page },
}) => {
  const tag = mark();
  const dora = await make.aDietician({ name: `Dora ${tag}` });
  const anna = await make.aCustomer({ name: `Anna ${tag}`, dietician: dora });
  const bram = await make.aCustomer({ name: `Bram ${'x'.repeat(180)} ${tag}` });
  const today = todayOf(anna);
  await make.aDay(anna, addDays(today, -1), { meals: { '1': true } });
  await make.aMeasurement(anna, { date: addDays(today, -20), value: 80 });
  await make.aMeasurement(anna, { date: today, value: 78.5 });
  await make.aVisit(bram, { date: addDays(today, -3) });
  await make.aNote(anna, `No dairy. #t${tag} #vegan`, dora);
  await page.goto(`/client/customers?search=${tag}`);
  await expect(rows(page)).toContainText(['Anna', 'Bram']);
  await expect(rows(page).nth(0)).toContainText('−1.5 kg since');
  await expect(rows(page).nth(0)).toContainText('% eaten of the last 7 logged days');
  await expect(rows(page).nth(0)).toContainText(`Dora ${tag}`);
  await expect(rows(page).nth(1)).toContainText('3 days ago');
  await expectAccessible(page);

  const heading = (name: string) => page.getByRole('columnheader', { name });
  await expect(heading('Customer')).toHaveAttribute('aria-sort', 'ascending');
  await heading('Weight').getByRole('button').press('Enter');
  await expect(heading('Weight')).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page)).toContainText(['Anna', 'Bram']);
  await heading('Last visit').getByRole('button').press('Enter');
  await expect(rows(page)).toContainText(['Anna', 'Bram']);
  await heading('Last visit').getByRole('button').press('Enter');
  await expect(heading('Last visit')).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page)).toContainText(['Bram', 'Anna']);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  const file = await (await download).createReadStream();
  const lines = (await file.toArray()).join('').split('\r\n');
  expect(lines[1]).toContain('Bram');
  expect(lines[2]).toMatch(/^Anna .*,-1\.5,/);

  await rows(page)
    .getByRole('link', { name: `#t${tag}` })
    .click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`Anna ${tag}`);
  await page.goBack();

  await page.getByLabel('Filter by dietician').selectOption(`Dora ${tag}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'All 1' })).toBeVisible();
  await heading('Customer').getByRole('button').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: `Anna ${tag}` })).toBeVisible();
  await expect(table(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('link', { name: 'Anna' })).toBeFocused();
});

test('[BOARD-06] Ctrl+K finds a customer, a plan, an article or a command, in a cell of a plan too', async ({
  make,
  dietician: { page },
  customer: own,
}) => {
  const tag = mark();
  const anna = await make.aCustomer({ name: `Anna ${tag}` });
  await make.aLibraryPlan({ name: `Week ${tag}` });
  await make.anArticle({ title: `Fibre ${tag}`, status: 'published' });
  const code = Promise.withResolvers<void>();
  await page.route(/FinderDialog/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(`/client/dashboard?customer=${anna.id}`);
  const cell = page.getByRole('textbox', { name: 'Day 1 Meal 1' });
  await cell.click();
  const asked = page.waitForRequest(/FinderDialog/);
  await page.keyboard.press('Control+k');
  await asked;
  // Whoever types fast does not wait for the dialog.
  await page.keyboard.type(tag);
  code.resolve();
  const finder = page.getByRole('dialog', { name: 'Search' });
  const field = finder.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(tag);
  await expect(cell).toHaveValue('');
  await expect(finder.getByRole('option')).toHaveText([
    /^Customers: .*Anna/,
    /^Plans: .*Anna/,
    `Plan Library: Week ${tag}`,
    `Articles: Fibre ${tag}`,
  ]);
  await expectAccessible(page);
  for (const _ of ['plans', 'library', 'article']) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`Fibre ${tag}`);

  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await field.fill('Invite customers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/client/invitations');
  await page.keyboard.press('Control+k');
  await field.fill(`anna ${tag}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/client/customers/${anna.id}`);
  await page.keyboard.press('Control+k');
  await field.fill(`anna ${tag}`);
  await expect(finder.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/client/dashboard?customer=${anna.id}`);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(finder).toHaveCount(0);

  await test.step('customers find articles and screens', async () => {
    await own.page.goto('/customer/dashboard');
    await own.page.getByRole('heading', { level: 1 }).waitFor();
    await own.page.keyboard.press('Control+k');
    const search = own.page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
    await search.fill(tag);
    await expect(own.page.getByRole('option')).toHaveText([`Articles: Fibre ${tag}`]);
    await search.fill('my prog');
    await own.page.keyboard.press('Enter');
    await expect(own.page).toHaveURL(/\/customer\/myprogress/);
  });
});
