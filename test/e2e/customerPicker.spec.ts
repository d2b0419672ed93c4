import { expect } from '@playwright/test';
import { mark } from './customersScreen.ts';
import { test } from './fixtures.ts';

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
