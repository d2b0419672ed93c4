import { expect } from '@playwright/test';
import { todayOf } from '../factories/people.ts';
import { PHONE, test } from './fixtures.ts';
import { button, cell, field, openFor, upload } from './plansScreen.ts';

test('[FOOD-03] [FOOD-04] [FOOD-05] [FOOD-06] a target is set, a week with a recipe typed to it, bought, eaten and counted', async ({
  dietician: { page },
  make,
  signIn,
}) => {
  const nora = await make.aCustomer({ name: 'Nora Journey' });
  const title = `Lentil stew ${crypto.randomUUID().slice(0, 8)}`;
  await make.anArticle({
    title,
    servings: 2,
    ingredients: ['200 g red lentils', '2 tbsp olive oil'],
  });

  await openFor(page, nora);
  await field(page, 'Plan Name').fill('A week to a target');
  await field(page, 'Start Date').fill(todayOf(nora));
  await cell(page, 1, 1).fill('100 g oats with 200 ml whole milk');
  await button(page, 'Set Targets').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Energy, kcal').fill('800');
  await button(page, 'Save Targets').click();
  await expect(dialog).toHaveCount(0);
  const day = page
    .getByRole('region', { name: 'What this week contains' })
    .getByRole('list')
    .getByRole('listitem')
    .first();
  await expect(day).toContainText(/2 of 2 foods counted.*below|below.*2 of 2 foods counted/);
  await cell(page, 1, 2).fill(title);
  await expect(day).toContainText('4 of 4 foods counted');
  await expect(day).toContainText(/7\d\d kcal\s*on target/);
  await upload(page).click();
  await expect(page.getByRole('region', { name: 'Existing Plans' })).toContainText(
    'A week to a target',
  );

  const phone = await signIn(nora, PHONE);
  await phone.goto('/customer/shopping?days=this');
  await expect(phone.getByRole('checkbox', { name: /^Red lentils, / })).toBeVisible();
  await phone.goto('/customer/dashboard');
  for (const meal of [/oats/, new RegExp(title)]) {
    await phone.getByRole('checkbox', { name: meal }).tap();
    await expect(phone.getByRole('checkbox', { name: meal })).toBeChecked();
  }

  const eaten = page.getByRole('figure', { name: 'Energy eaten' });
  await expect(async () => {
    await page.goto(`/client/customers/${nora.id}?tab=trends`);
    await expect(eaten).toContainText('4 of 4 foods counted; 1 day shown');
  }).toPass();
});
