import { expect } from '@playwright/test';
import { todayOf } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { PHONE, test } from './fixtures.ts';
import { button } from './named.ts';
import { cell, openFor } from './plansScreen.ts';

test('[FOOD-01] [FOOD-02] what a week contains stands below it as it is typed; what is unsure is asked once, and undone', async ({
  dietician: { page },
  make,
}) => {
  await openFor(page, await make.aCustomer({ name: 'Nora Counted' }));
  const week = page.getByRole('region', { name: 'What this week contains' });
  await expect(week).toHaveCount(0);
  await cell(page, 1, 1).fill('40 g oats with 200 ml whole milk, 1 banana');
  await cell(page, 1, 2).fill('100 g seasonal pumpkin bake');
  await cell(page, 2, 1).fill('2 boiled eggs');
  const [first, second] = [week.getByRole('listitem').first(), week.getByRole('listitem').nth(1)];
  await expect(first).toContainText('3 of 4 foods counted');
  await expect(first).toContainText(/\d+ kcal.*Protein [\d.]+ g/);
  await expect(second).toContainText('1 of 1 food counted');

  await first.getByRole('button', { name: /^Details of/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('whole milk');
  await expect(dialog).toContainText('206 g');
  await expectAccessible(page);
  // A timing reads as it was typed in a page of the other direction too.
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expect(dialog.getByRole('heading', { level: 3 }).last().locator('bdi')).toHaveCSS(
    'direction',
    'ltr',
  );
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  const question = dialog.getByRole('group', { name: 'seasonal pumpkin bake' });
  await question.getByRole('button', { name: /^pumpkin/ }).click();
  await expect(question).toHaveCount(0);
  await expect(first).toContainText('4 of 4 foods counted');
  await dialog.getByRole('button', { name: 'Undo: seasonal pumpkin bake' }).click();
  await expect(question).toBeVisible();
  await dialog.getByText('All nutrients').click();
  await expect(
    dialog.getByRole('definition').filter({ hasText: 'known for' }).first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await cell(page, 1, 2).fill('');
  await expect(first).toContainText('3 of 3 foods counted');
});

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

test('[FOOD-03] targets are suggested with their source and set, a week is typed to them, and portions fit with one undo', async ({
  dietician: { page },
  make,
}) => {
  const nora = await make.aCustomer({ name: 'Nora Target' });
  await make.aCustomerProfile(nora, {
    gender: 'female',
    height: 165,
    dateOfBirth: '1980-02-01',
    activityLevel: 'sedentary',
  });
  await make.aWeight(nora, todayOf(nora), 60);
  const title = `Lentil stew ${crypto.randomUUID().slice(0, 8)}`;
  await make.anArticle({
    title,
    servings: 2,
    ingredients: ['200 g red lentils', '2 tbsp olive oil'],
  });
  await openFor(page, nora);
  await cell(page, 1, 1).fill('100 g oats with 200 ml whole milk');
  const targets = page.getByRole('region', { name: 'Targets' });
  await expect(targets).toContainText('None set yet');
  await button(page, 'Set Targets').click();
  const dialog = page.getByRole('dialog');
  await button(page, 'Suggest from a Formula').click();
  await expect(dialog).toContainText('by Mifflin-St Jeor (Am J Clin Nutr 1990): female');
  await dialog.getByLabel('Activity factor').fill('1.5');
  await button(page, 'Use These').click();
  await expect(dialog.getByLabel('Protein, g', { exact: true })).toHaveValue('50');
  const energy = dialog.getByLabel('Energy, kcal');
  await energy.fill('99');
  await button(page, 'Save Targets').click();
  await expect(dialog).toContainText('Enter a number from 300 to 10,000.');
  await energy.fill('1000');
  await dialog.getByLabel('Carbohydrate, g').fill('');
  await dialog.getByLabel('Fat, g').fill('');
  await dialog.getByLabel('Fibre, g').fill('');
  await dialog.getByLabel('Add another nutrient').selectOption('Iron');
  await dialog.getByLabel('Iron, mg').fill('15');
  await expectAccessible(page);
  await button(page, 'Save Targets').click();
  await expect(dialog).toHaveCount(0);
  await expect(targets).toContainText('1,000 kcal');
  await expect(targets).toContainText('Iron at least 15 mg');

  const day = page
    .getByRole('region', { name: 'What this week contains' })
    .getByRole('list')
    .getByRole('listitem')
    .first();
  await expect(day).toContainText(/\d+ kcal\s*\d+ below/);
  await cell(page, 1, 2).fill(title);
  await expect(day).toContainText('4 of 4 foods counted');
  await expect(day).toContainText(/7\d\d kcal\s*2\d\d below/);
  await cell(page, 1, 2).fill('30 g almonds');
  await expect(day).toContainText(/below/);

  await button(page, 'Fit Portions').click();
  await expect(dialog).toContainText(/\d+ kcal → (?:1,0\d\d|9[5-9]\d) kcal/);
  await expectAccessible(page);
  await button(page, 'Change 2 Meals').click();
  await expect(cell(page, 1, 1)).not.toHaveValue('100 g oats with 200 ml whole milk');
  await expect(cell(page, 1, 1)).toHaveValue(/^1[1-6]0 g oats with [23]\d0 ml whole milk$/);
  await expect(day).toContainText(/on target/);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 1, 1)).toHaveValue('100 g oats with 200 ml whole milk');
  await expect(cell(page, 1, 2)).toHaveValue('30 g almonds');

  await page.getByLabel('Print what each day contains').check();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const paper = page.getByRole('region', { name: 'Plan to print' });
    await expect(paper.getByRole('row', { name: /^Contains/ })).toContainText(/\d+\skcal/);
  }).toPass();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  await cell(page, 1, 3).fill('xyzzy, plugh, frobnitz, grue');
  await expect(day).toContainText('too few to judge');
  await expect(day).not.toContainText('below');
});

test('[FOOD-05] a customer sees what their days contain once it is turned on, and nothing while they hide numbers', async ({
  dietician: { page },
  make,
  signIn,
}) => {
  const nora = await make.aCustomer({ name: 'Nora Shown' });
  const today = todayOf(nora);
  const meals = ['', '100 g oats with 200 ml whole milk', '1 apple', '', '', '', '', ''];
  await make.aPlan(nora, { startDate: today, meals });
  const instead = { '2': { kind: 'other' as const, words: '2 pears' } };
  await make.aDay(nora, today, { meals: { '1': true }, instead }, meals);
  const phone = await signIn(nora, PHONE);
  const contain = phone.getByRole('region', { name: 'What Your Days Contain' });
  await phone.goto('/customer/plan');
  await expect(phone.getByRole('heading', { name: 'Plan', exact: true })).toBeVisible();
  await expect(contain).toHaveCount(0);

  await page.goto(`/client/customers/${nora.id}?tab=plans`);
  await button(page, 'Set Targets').click();
  await page.getByRole('switch', { name: 'Show the customer what each day contains' }).check();
  await button(page, 'Save Targets').click();
  await expect(page.getByRole('region', { name: 'Targets' })).toContainText(
    'The customer sees what each day contains',
  );
  // The page that is open shows it at once.
  await expect(contain.getByRole('listitem').first()).toContainText(
    /\d+ kcal.*3 of 3 foods counted/,
  );
  await expectAccessible(phone);
  await phone.goto('/customer/dashboard');
  const ofToday = phone.getByRole('region', { name: 'What Today Contains' });
  await expect(ofToday).toContainText(/\d+ kcal.*3 of 3 foods counted/);
  await expectAccessible(phone);

  await page.goto(`/client/customers/${nora.id}?tab=trends`);
  const eaten = page.getByRole('figure', { name: 'Energy eaten' });
  await expect(eaten).toContainText('3 of 3 foods counted; 1 day shown');
  await expect(page.getByRole('figure', { name: 'Protein planned' })).toBeVisible();

  await page.request.put(`/api/customers/${nora.id}/hidden-numbers`, { data: { hidden: true } });
  await expect(ofToday).toHaveCount(0);
  await phone.goto('/customer/plan');
  await expect(phone.getByRole('heading', { name: 'Plan', exact: true })).toBeVisible();
  await expect(contain).toHaveCount(0);
});
