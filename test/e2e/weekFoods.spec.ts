import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './fixtures.ts';
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
