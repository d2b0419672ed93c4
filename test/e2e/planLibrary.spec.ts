import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './fixtures.ts';
import { button } from './named.ts';
import { field, fromMenu, message, openFor, storedPlans, upload } from './plansScreen.ts';

const library = (page: Page) => page.getByRole('dialog', { name: 'Plan Library' });
const rowsOf = (page: Page) =>
  library(page).getByRole('list', { name: 'Plans of the library' }).getByRole('button');

/** Types into the search, which has the focus when the library opens, and waits for the results. */
async function searchFor(page: Page, word: string): Promise<void> {
  const search = library(page).getByLabel('Search the library');
  await expect(search).toBeFocused();
  await page.keyboard.type(word);
  await expect(search).toHaveValue(word);
  await expect(rowsOf(page).filter({ hasNotText: word })).toHaveCount(0);
}

test('[REUSE-01] a plan is kept in the library, found by a colleague, used, changed, taken out and put back', async ({
  dietician: { page },
  signIn,
  make,
}) => {
  const anna = await make.aCustomer({ name: 'Anna Oldplan' });
  const word = `shift${anna.id.slice(0, 8)}`;
  await make.aPlan(anna, { name: 'Oldplan, Anna: gentle' });
  await openFor(page, anna);
  await fromMenu(page, /^More for/, 'Keep in Library');
  const keep = page.getByRole('dialog', { name: 'Keep in Library' });
  await expect(keep.getByLabel('Name')).toHaveValue('gentle');
  await keep.getByLabel('Name').fill(`Gentle ${word}`);
  await keep.getByLabel('Tags').fill('Quick, quick, vegan');
  await keep.getByLabel('For Whom').fill('Night shifts, 1,600 kcal');
  await expectAccessible(page);
  await keep.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(message(page, 'Kept in the library.')).toBeVisible();

  const colleague = await signIn(await make.aDietician());
  const bert = await make.aCustomer({ name: 'Bert Newplan' });
  await openFor(colleague, bert);
  await button(colleague, 'Plan Library').click();
  await searchFor(colleague, word);
  await expect(rowsOf(colleague)).toHaveCount(1);
  await rowsOf(colleague).click();
  await expect(library(colleague).getByRole('cell', { name: 'Lentil soup' }).first()).toBeVisible();
  await expectAccessible(colleague);

  await test.step('what a colleague changes shows at once where it is open', async () => {
    await openFor(page, anna);
    await button(page, 'Plan Library').click();
    await searchFor(page, word);
    await expect(rowsOf(page)).toContainText([`Gentle ${word}`]);
    await button(colleague, 'Change').click();
    await expect(library(colleague).getByLabel('Name')).toBeFocused();
    await library(colleague).getByLabel('Name').fill(`Calm ${word}`);
    await button(colleague, 'Save').click();
    await expect(rowsOf(page)).toContainText([`Calm ${word}`]);
    await expect(library(colleague).getByRole('region', { name: 'Chosen plan' })).toBeFocused();
  });

  await button(colleague, 'Remove').click();
  await colleague
    .getByRole('dialog', { name: /^Remove/ })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(rowsOf(page)).toHaveCount(0);
  await colleague.keyboard.press('Escape');
  await expect(library(colleague)).toBeHidden();
  await button(colleague, 'Plan Library').click();
  await searchFor(colleague, word);
  await library(colleague).getByRole('button', { name: 'Undo' }).click();
  await expect(rowsOf(colleague)).toHaveCount(1);
  await rowsOf(colleague).click();
  await button(colleague, 'Use for Bert Newplan').click();
  await expect(library(colleague)).toBeHidden();
  await expect(field(colleague, 'Plan Name')).toHaveValue(`Calm ${word}`);
  await upload(colleague).click();
  await expect.poll(async () => (await storedPlans(colleague, bert)).length).toBe(1);
  await expect(rowsOf(page)).toContainText(['used once']);
});
