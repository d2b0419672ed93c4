import { expect, type Page } from '@playwright/test';
import type { Notes } from '#domain/customers/customerSchema.ts';
import type { Person } from '../factories/people.ts';
import { test } from './fixtures.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Notes' });
const save = (page: Page) => page.getByRole('button', { name: 'Save Notes' });

async function openNotes(page: Page, customer: Person) {
  await page.goto(`/client/customers/${customer.id}`);
  await expect(field(page)).toBeVisible();
}

async function storedNotes(page: Page, customer: Person) {
  const answer = await page.request.get(`/api/customers/${customer.id}/notes`, { maxRetries: 1 });
  return ((await answer.json()) as Notes).notes;
}

test('[CUST-07] of two dieticians each sees live what the other saves; where the news is late the second is told, sees both texts and loses none', async ({
  make,
  signIn,
  problems,
  dietician: { page },
}) => {
  problems.allow(/ERR_FAILED/);
  const customer = await make.aCustomer();
  const other = await signIn(await make.aDietician());
  const writes = async (text: string) => {
    await field(other).fill(text);
    const stored = other.waitForResponse((answer) => answer.request().method() === 'PUT');
    await save(other).click();
    // The live event may arrive before the answer.
    expect((await stored).ok()).toBe(true);
  };
  await openNotes(page, customer);
  await openNotes(other, customer);
  await writes('First');
  await expect(field(page)).toHaveValue('First');
  await field(page).fill('First, and mine');
  // Unsaved text is kept.
  await page.reload();
  await expect(field(page)).toHaveValue('First, and mine');
  await writes('Second');
  await expect(page.getByText('These notes have changed.')).toBeVisible();
  await expect(field(page)).toHaveValue('First, and mine');
  await page.getByRole('button', { name: 'Use the other' }).click();
  await expect(field(page)).toHaveValue('Second');

  // From here on this page gets no live events, as in the moment before one arrives.
  await page.route('**/api/events', (route) => route.abort());
  await openNotes(page, customer);
  await field(page).fill('Mine');
  await writes('Theirs');
  await save(page).click();
  await expect(page.getByText('These notes have changed.')).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText('Theirs');
  await expect(field(page)).toHaveValue('Mine');
  expect(await storedNotes(page, customer)).toBe('Theirs');
  await page.getByRole('button', { name: 'Keep both' }).click();
  await save(page).click();
  await expect(page.getByText('Notes saved.')).toBeVisible();
  expect(await storedNotes(page, customer)).toBe('Mine\n\nTheirs');
  await expect(field(other)).toHaveValue('Mine\n\nTheirs');
});
