import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { button, cell, edit, existing, field, message, openFor, upload } from './plansScreen.ts';

test.describe('unsaved work', () => {
  test('[PLAN-01] [PLAN-05] is offered back after a reload, can be restored, and is one undo away once another plan was loaded over it', async ({
    dietician: { page },
    make,
  }) => {
    const customer = await make.aCustomer();
    await openFor(page, customer);
    await field(page, 'Plan Name').fill('Half written');
    await cell(page, 5, 5).fill('Plums');
    await expect(page.getByText('Unsaved changes, kept in this browser')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/You have unsaved work from \d\d:\d\d/)).toBeVisible();
    await expect(field(page, 'Plan Name')).toHaveValue('');
    await button(page, 'Restore').click();
    await expect(field(page, 'Plan Name')).toHaveValue('Half written');
    await expect(cell(page, 5, 5)).toHaveValue('Plums');
    await upload(page).click();
    await expect(message(page, 'Diet plan uploaded.')).toBeVisible();
    await page.reload();
    await expect(existing(page)).toContainText('Half written');
    await expect(button(page, 'Restore')).toBeHidden();
    await field(page, 'Plan Name').fill('Written anew');
    await edit(page, 'Half written');
    await button(page, 'Undo').click();
    await expect(field(page, 'Plan Name')).toHaveValue('Written anew');
    await expect(upload(page)).toBeVisible();
  });
});
