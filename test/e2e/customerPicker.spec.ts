import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { mark } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { held } from './openedRows.ts';

test('[PLAN-01] the arrow keys go round among those who are found, Escape closes, Enter chooses', async ({
  make,
  dietician: { page },
}) => {
  const word = mark();
  const [ada, bea] = [
    await make.aCustomer({ name: `Ada ${word}` }),
    await make.aCustomer({ name: `Bea ${word}` }),
  ];
  await page.goto('/client/dashboard');
  const picker = page.getByRole('combobox', { name: 'Customer' });
  const option = (name: string) => page.getByRole('option', { name: `${name} ${word}` });
  await picker.fill(word);
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(option('Ada')).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await picker.press('ArrowDown');
  await expect(option('Bea')).toHaveAttribute('aria-selected', 'true');
  await expect(picker).toHaveAttribute('aria-activedescendant', new RegExp(bea.id));
  await picker.press('ArrowDown');
  await expect(option('Ada')).toHaveAttribute('aria-selected', 'true');
  await picker.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(picker).toHaveValue(word);
  await picker.press('ArrowUp');
  await picker.press('ArrowUp');
  await picker.press('Enter');
  await expect(page).toHaveURL(new RegExp(bea.id));
  await expect(picker).toBeFocused();
  await expect(picker).toHaveValue(`Bea ${word}`);

  await picker.fill(`ada ${word}`);
  await option('Ada').click();
  await expect(page).toHaveURL(new RegExp(ada.id));
});

test('[PLAN-01] Enter takes nobody while those whom the search means are still looked for', async ({
  make,
  dietician: { page },
}) => {
  const word = mark();
  const ada = await make.aCustomer({ name: `Ada ${word}` });
  await page.goto('/client/dashboard');
  const picker = page.getByRole('combobox', { name: 'Customer' });
  await picker.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await picker.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  const release = await held(page, new RegExp(`/api/customers.*${word}`));
  const asked = page.waitForRequest(new RegExp(`/api/customers.*${word}`));
  await picker.fill(word);
  await asked;
  await picker.press('Enter');
  release();
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page).toHaveURL(/\/client\/dashboard$/);
  await picker.press('Enter');
  await expect(page).toHaveURL(new RegExp(ada.id));
});

test('[PLAN-01] on a phone whom a plan is for is found with a tap, over the whole width of the field', async ({
  make,
  signIn,
}) => {
  const word = mark();
  const ada = await make.aCustomer({ name: `Ada ${word}` });
  const page = await signIn(await make.aDietician(), PHONE);
  await page.goto('/client/dashboard');
  const picker = page.getByRole('combobox', { name: 'Customer' });
  await picker.tap();
  await picker.fill(word);
  const option = page.getByRole('option');
  await expect(option).toHaveCount(1);
  const [field, found] = [await picker.boundingBox(), await option.boundingBox()];
  expect(found?.x ?? 0).toBeGreaterThan((field?.x ?? 0) - 1);
  expect((found?.x ?? 0) + (found?.width ?? 0)).toBeLessThan(
    (field?.x ?? 0) + (field?.width ?? 0) + 1,
  );
  await option.tap();
  await expect(page).toHaveURL(new RegExp(ada.id));
});
