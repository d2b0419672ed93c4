import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './fixtures.ts';
import { button, cell, openFor } from './plansScreen.ts';

test('[FOOD-02] a food that no table has is added from its question, counted, changed, removed and put back', async ({
  dietician: { page },
  make,
}) => {
  const name = `zorbleberry paste ${crypto.randomUUID().slice(0, 4).replaceAll(/\d/g, 'q')}`;
  await openFor(page, await make.aCustomer());
  await cell(page, 1, 1).fill(`50 g ${name}`);
  const day = page.getByRole('region', { name: 'What this week contains' }).getByRole('listitem');
  await expect(day.first()).toContainText('0 of 1 food counted');
  await day
    .first()
    .getByRole('button', { name: /^Details of/ })
    .click();
  const foods = page.getByRole('dialog', { name: 'Foods of the Practice' });
  await button(page, 'Foods of the Practice').click();
  await foods.getByRole('button', { name: 'Add a Food' }).click();
  const form = foods.getByRole('form', { name: 'Add a Food' });
  await form.getByLabel('Name, as plans write it').fill(name);
  await form.getByLabel('Energy, kcal').fill('50');
  await form.getByLabel('Protein, g').fill('20');
  await form.getByLabel('Fat, g').fill('10');
  await form.getByLabel('Carbohydrate, g').fill('50');
  await form.getByRole('button', { name: 'Save Food' }).click();
  await expect(form).toContainText('370 kcal, not 50');
  await form.getByLabel('Energy, kcal').fill('370');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save Food' }).click();
  const row = foods.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('100 g: 370 kcal, Protein 20 g');

  await row.getByRole('button', { name: `Change: ${name}` }).click();
  await foods.getByLabel('One piece weighs, g').fill('25');
  await foods.getByRole('button', { name: 'Save Food' }).click();
  await row.getByRole('button', { name: `Remove: ${name}` }).click();
  await expect(row).toHaveCount(0);
  await foods.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(day.first()).toContainText('185 kcal');
  await cell(page, 1, 1).fill(`2 ${name}`);
  await expect(day.first()).toContainText('1 of 1 food counted');
});
