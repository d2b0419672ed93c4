import { expect } from '@playwright/test';
import { rows } from './customersScreen.ts';
import { test } from './fixtures.ts';
import { notes, open, openAtHand, openToChange, three } from './openedRows.ts';

// The page of a customer stays when another is opened from the list, and only its words change.

declare global {
  interface Window {
    seen: () => { stays: boolean; rows: number; bones: string[] };
  }
}

test('[CUST-02] another customer is drawn in the place of the one before, and two rows with them', async ({
  make,
  dietician: { page },
}) => {
  const [ada, bea] = await three(make, page);
  await open(page, ada);
  await expect(page.getByRole('region', { name: 'Meals' })).toContainText('Porridge for Ada');
  await expect(page.getByRole('region', { name: 'Messages about this day' })).toBeVisible();
  await page.evaluate(() => {
    const heading = document.querySelector('main h2');
    const changed = new Set<Element>();
    const bones = new Set<string>();
    new MutationObserver((records) => {
      for (const { target } of records) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest(
          'a[data-customer]',
        );
        if (row) changed.add(row);
      }
      for (const bone of document.querySelectorAll('main [data-bone]'))
        bones.add(bone.parentElement?.outerHTML.slice(0, 300) ?? '');
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    window.seen = () => ({
      stays: heading !== null && document.querySelector('main h2') === heading,
      rows: changed.size,
      bones: [...bones],
    });
  });
  await openAtHand(page, bea);
  await expect(page.getByRole('region', { name: 'Meals' })).toContainText('Porridge for Bea');
  await expect(rows(page).filter({ hasText: bea.name })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: bea.name })).toHaveText(bea.name);
  expect(await page.evaluate(() => window.seen())).toEqual({ stays: true, rows: 2, bones: [] });
});

test('[CUST-07] what is typed about one customer is nothing of the next, nor to be had by undoing', async ({
  make,
  dietician: { page },
}) => {
  const [ada, bea] = await three(make, page);
  await openToChange(page, ada);
  await notes(page).pressSequentially('Of Ada alone');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByLabel('Start Date').fill('2127-01-01');
  await openToChange(page, bea);
  await expect(notes(page)).toHaveValue('');
  await expect(page.getByText('Not saved yet')).toBeHidden();
  await expect(page.getByLabel('Start Date')).not.toHaveValue('2127-01-01');
  await notes(page).focus();
  await page.keyboard.press('Control+z');
  await expect(notes(page)).toHaveValue('');
  await page.getByLabel('Start Date').focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Start Date')).not.toHaveValue('2127-01-01');
  await openToChange(page, ada);
  await expect(notes(page)).toHaveValue('Of Ada alone');
  await expect(page.getByText('Here is what you typed')).toBeVisible();
});
