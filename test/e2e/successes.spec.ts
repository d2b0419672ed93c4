import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { button, cell, edit, field, openFor } from './plansScreen.ts';

// Each success is announced once, in turn, and in words of its own.

async function expectDone(page: Page, words: string) {
  const said = page.getByText(words, { exact: true });
  await expect(said).toHaveCount(1);
  await expect(said.locator('xpath=ancestor-or-self::*[@role="status"]')).toBeVisible();
}

const press = (page: Page, name: string) => button(page, name).click();
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('[PLAN-14] what was done to plans is said, and for three seconds @all', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer();
  await make.aSavedPlan(customer, { name: 'Kept' });
  await page.clock.install();
  await openFor(page, customer);
  await field(page, 'Plan Name').fill('Summer week');
  await cell(page, 1, 1).fill('Porridge');
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page, 'Upload Diet Plan');
  const uploaded = page.getByText('Diet plan uploaded.', { exact: true });
  // Work in progress needs some ticks of the stopped clock; at most two come after the message.
  const soon = async () => {
    await page.clock.runFor(10);
    return uploaded.count();
  };
  await expect.poll(soon, { intervals: [20] }).toBe(1);
  await expectDone(page, 'Diet plan uploaded.');
  await page.clock.runFor(2900);
  await expect(uploaded).toBeVisible();
  await page.clock.runFor(200);
  await expect(uploaded).toBeHidden();
  await page.clock.resume();

  await edit(page, 'Summer week');
  await field(page, 'Plan Name').fill('Autumn week');
  await press(page, 'Update Diet Plan');
  await expectDone(page, 'Diet plan updated.');
  await field(page, 'Plan Name').fill('Winter week');
  await cell(page, 1, 1).fill('Porridge');
  await press(page, 'Save Plan');
  await expectDone(page, 'Diet plan saved.');
  await press(page, 'Delete Autumn week');
  await confirm(page, 'Delete');
  await expectDone(page, 'Diet plan deleted.');
  await press(page, 'Delete Kept');
  await confirm(page, 'Delete');
  await expectDone(page, 'Saved plan deleted.');
});
