import { expect, type Page } from '@playwright/test';
import type { Notes } from '#domain/customers/customerSchema.ts';
import type { Person } from '../factories/people.ts';
import { header, rows } from './customersScreen.ts';
import { test } from './fixtures.ts';
import { held, notes, open, openAtHand, openToChange, three } from './openedRows.ts';

// The page of a customer stays when another is opened from the list, and only its words change.

declare global {
  interface Window {
    seen: () => { stays: boolean; rows: number; bones: string[] };
  }
}

async function storedNotes(page: Page, { id }: Person) {
  const answer = await page.request.get(`/api/customers/${id}/notes`, { maxRetries: 1 });
  return ((await answer.json()) as Notes).notes;
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

test('[CUST-02] who is slow to come is announced all the same, and the row pressed last is the one @all', async ({
  make,
  dietician: { page },
}) => {
  const [ada, bea, cleo] = await three(make, page);
  await open(page, ada);
  const release = await held(page, new RegExp(`/api/customers/(${bea.id}|${cleo.id})`));
  await open(page, bea);
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(bea.id));
  const asked = page.waitForRequest((request) => request.url().includes(cleo.id));
  // Two presses, faster than a hand can make them.
  await page.evaluate(
    (ids) => {
      for (const id of ids) document.querySelector<HTMLElement>(`[data-customer="${id}"]`)?.click();
    },
    [cleo.id, ada.id],
  );
  await expect(page.getByRole('region', { name: 'Meals' })).toContainText('Porridge for Ada');
  const answered = (await asked).response();
  release();
  await answered;
  // This timer ends after every timer that a press has set.
  await page.evaluate(() => new Promise((end) => setTimeout(end, 200)));
  await expect(header(page)).toContainText(ada.name);
  await expect(page).toHaveURL(new RegExp(ada.id));
});

test('[CUST-07] notes on their way while another customer is opened are saved where they belong @all', async ({
  make,
  dietician: { page },
}) => {
  const release = await held(page, /\/assets\/rules-/);
  const [ada, bea] = await three(make, page);
  await open(page, ada);
  await notes(page).fill('Ada likes rye.');
  // Saving waits for the rules, and only then sends the text and its customer.
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await open(page, bea);
  await expect(notes(page)).toHaveValue('');
  await expect(page.getByText('Nothing written yet')).toBeVisible();
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((end) => setTimeout(end, 300)));
  // The message would seem to be about Bea. Checked only once, because a message goes by itself.
  expect(await page.getByText('Notes saved.').count()).toBe(0);
  await expect.poll(() => storedNotes(page, ada)).toBe('Ada likes rye.');
  expect(await storedNotes(page, bea)).toBe('');
  await expect(notes(page)).toHaveValue('');
  await open(page, ada);
  await expect(notes(page)).toHaveValue('Ada likes rye.');
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
