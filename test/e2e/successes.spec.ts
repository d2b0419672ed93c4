import { expect, type Page } from '@playwright/test';
import { aPicture } from '../factories/images.ts';
import { mark, openCustomer } from './customersScreen.ts';
import { test } from './fixtures.ts';
import { button, cell, edit, field, openFor } from './plansScreen.ts';
import { saveSettings } from './settingsScreen.ts';

// What was done is said: once, in turn, and in words of its own.

async function expectDone(page: Page, words: string) {
  const said = page.getByText(words, { exact: true });
  await expect(said).toHaveCount(1);
  await expect(said.locator('xpath=ancestor-or-self::*[@role="status"]')).toBeVisible();
}

const press = (page: Page, name: string) => button(page, name).click();
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('[PLAN-14] what was done to plans is said, and for three seconds', async ({
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
  // What is under way needs some moments of a clock that stands still: two of them at most after it is said.
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

test('[PLAN-14] [DPROF-01] what a dietician did to the rest of the practice is said', async ({
  make,
  dietician: { page, person },
}) => {
  await openCustomer(page, await make.aCustomer());
  await press(page, 'Set/Update Dates');
  await expectDone(page, 'Dates saved, the plan is active.');
  await press(page, 'Pause Plan');
  await expectDone(page, 'Plan paused.');
  await press(page, 'Resume Plan');
  await expectDone(page, 'Plan resumed.');
  await press(page, 'Renew Plan');
  await press(page, 'Renew Plan');
  await expectDone(page, 'Plan renewed.');
  await field(page, 'Notes').fill('Prefers mornings');
  await press(page, 'Save Notes');
  await expectDone(page, 'Notes saved.');

  const name = mark();
  await make.aContactMessage({ name, read: true });
  const open = () => page.getByRole('button', { name: new RegExp(name) }).click();
  await page.goto('/client/messages');
  await open();
  await press(page, 'Archive');
  await expectDone(page, 'Archived.');
  await page.goto('/client/messages?box=archive');
  await open();
  await press(page, 'Move to Inbox');
  await expectDone(page, 'Moved to the inbox.');
  await page.goto('/client/messages');
  await open();
  await press(page, 'Archive');
  await page.goto('/client/messages?box=archive');
  await open();
  await press(page, 'Delete');
  await confirm(page, 'Delete');
  await expectDone(page, 'Deleted.');

  await page.goto('/client/settings');
  await field(page, 'Phone').fill(name);
  await saveSettings(page);
  await expectDone(page, 'Settings saved.');
  await page.goto('/client/clientprofilepage');
  await field(page, 'Name').fill('Dana Dietician');
  await press(page, 'Save Profile');
  await expectDone(page, 'Profile saved.');
  await page.goto('/account');
  await field(page, 'Current Password').fill(person.password);
  for (const again of ['New Password', 'Confirm Password'])
    await field(page, again).fill('porridge-and-pears');
  await press(page, 'Change Password');
  await expectDone(page, 'Your password is changed.');
});

test('[PLAN-14] [PROG-04] [PROF-04] what a customer did is said', async ({
  customer: { page },
}) => {
  await page.goto('/customer/myprogress');
  await field(page, 'Notes').fill('All of it');
  await press(page, 'Submit Progress');
  await expectDone(page, 'Progress submitted.');
  await page.goto('/customer/customerprofile');
  await field(page, 'Name').fill('Anna Albrecht');
  await press(page, 'Save Profile');
  await expectDone(page, 'Profile saved.');
  await press(page, 'Edit Profile');
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await aPicture() };
  await page.getByLabel('Profile Image', { exact: true }).setInputFiles(file);
  await press(page, 'Save Picture');
  await expectDone(page, 'Picture saved.');
  await press(page, 'Remove');
  await press(page, 'Remove Picture');
  await expectDone(page, 'Picture removed.');
});
