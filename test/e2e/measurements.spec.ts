import { expect, type Page } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { PHONE, test } from './fixtures.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const list = (page: Page) => page.getByRole('list', { name: 'Measured values' });

test('[TREND-05] [TREND-01] a customer adds their weight in three taps, and is asked once about 781 kg; a file of a scale is shown before anything is sent, and imported once', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/status of 409/);
  const customer = await make.aCustomer();
  await make.aMeasurement(customer, { date: addDays(todayOf(customer), -1), value: 78 });
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/dashboard');
  await button(page, 'Add Weight').tap();
  const dialog = page.getByRole('dialog', { name: 'Add weight' });
  await expect(dialog.getByText('Last: 78 kg, Yesterday')).toBeVisible();
  await expect(dialog.getByLabel('Date')).toHaveValue(todayOf(customer));
  await expect(dialog.getByLabel('Weight')).toBeFocused();
  await page.keyboard.type('78,4');
  await button(page, 'Save').tap();
  await expect(page.getByText('78.4 kg saved.')).toBeVisible();
  await expect(dialog).toBeHidden();

  await button(page, 'Add Weight').tap();
  await page.keyboard.type('781');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Did you mean 78.1 kg?')).toBeVisible();
  await expect(button(page, 'Yes, 781 kg')).toBeVisible();
  await expect(button(page, 'Use 78.1 kg')).toBeFocused();
  await button(page, 'Use 78.1 kg').tap();
  await expect(page.getByText('78.1 kg saved.')).toBeVisible();
  await page.goto('/customer/measurements');
  await expect(list(page).getByText(/^\d/)).toHaveText(['78.1 kg', '78.4 kg', '78 kg']);

  const [first, second] = [-40, -30].map((ago) => addDays(todayOf(customer), ago));
  const text = `Date,"Weight (kg)","Fat mass (kg)"\n"${first} 07:12:33",79.1,20\n"${second} 07:10:02",78.9,20\nTotal,2,\n`;
  const choose = async () => {
    await button(page, 'Import').tap();
    await page.getByLabel('CSV File').setInputFiles({
      name: 'weight.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  };
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Import' });
  await choose();
  await expect(page.getByText('2 new values, 1 refused')).toBeVisible();
  await expect(page.getByText('Row 4: no date that exists')).toBeVisible();
  await confirm.tap();
  await expect(page.getByText('2 values imported.')).toBeVisible();
  await expect(list(page).getByText(/^\d.*kg$/)).toHaveText(
    ['78.1', '78.4', '78', '78.9', '79.1'].map((value) => `${value} kg`),
  );
  await choose();
  await expect(page.getByText('Everything in this file is there already.')).toBeVisible();
  await expect(confirm).toBeDisabled();
});

test('[TREND-01] [TREND-04] the list says who wrote each; one corrects and deletes one’s own, and hides the numbers', async ({
  customer: { page, person },
  dietician,
  make,
}) => {
  const today = todayOf(person);
  const visit = { by: dietician.person, note: 'At the practice', date: addDays(today, -9) };
  await make.aMeasurement(person, { ...visit, value: 80 });
  await make.aMeasurement(person, { date: addDays(today, -1), value: 79 });
  await page.goto('/customer/measurements');
  const items = list(page).getByRole('listitem');
  await expect(items.filter({ hasText: '80 kg' }).last()).toContainText(dietician.person.name);
  await expect(button(page, /^Edit/)).toHaveCount(1);
  await button(page, 'Edit 79 kg of Yesterday').click();
  await page.getByRole('textbox', { name: 'Weight' }).fill('79.2');
  await button(page, 'Save').click();
  await expect(list(page).getByText('79.2 kg')).toBeVisible();

  await page.getByRole('switch', { name: 'Hide numbers of weight, body and energy' }).check();
  await expect(page.getByText(/(79|79\.2|80) kg/)).toHaveCount(0);
  await page.getByRole('switch', { name: 'Hide numbers of weight, body and energy' }).uncheck();
  await button(page, 'Delete 79.2 kg of Yesterday').click();
  const dialog = page.getByRole('dialog', { name: 'Delete 79.2 kg of Yesterday' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Measurement deleted.')).toBeVisible();
  await expect(list(page).getByText(/^\d/)).toHaveText(['80 kg']);
});
