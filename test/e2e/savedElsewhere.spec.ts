import { expect, type Page } from '@playwright/test';
import { button } from './customersScreen.ts';
import { test } from './fixtures.ts';
import { failing, notes, openToChange, three } from './openedRows.ts';

// A change to one customer is answered when another one is open; the sender gets the message all the same.

const late = (page: Page, words: string) => page.getByRole('status').getByText(words);

test('[CUST-07] notes that fail when another customer is open say whose they are, and are kept', async ({
  make,
  dietician: { page },
  problems,
}) => {
  problems.allow(/500/);
  const [ada, bea] = await three(make, page);
  await openToChange(page, ada);
  const fail = await failing(page, new RegExp(`${ada.id}/notes`));
  await notes(page).fill('Ada likes rye.');
  await button(page, 'Save Notes').click();
  await openToChange(page, bea);
  await notes(page).fill('Bea likes oats.');
  await button(page, 'Save Notes').click();
  await expect(page.getByText('Notes saved.')).toBeVisible();
  fail();
  const failed = late(page, `Failed to save notes of ${ada.name}: Out of order. What you typed is`);
  await expect(failed).toBeVisible();
  await expect(page.getByText('Failed to save notes.')).toBeHidden();
  await expect(notes(page)).toHaveValue('Bea likes oats.');
  await openToChange(page, ada);
  await expect(notes(page)).toHaveValue('Ada likes rye.');
  await button(page, 'Save Notes').click();
  await expect(page.getByText('Notes saved.')).toBeVisible();
  await expect(failed).toBeHidden();
});
