import { expect, type Page } from '@playwright/test';
import type { Person } from '../factories/people.ts';
import { button, header, rows } from './customersScreen.ts';
import { test } from './fixtures.ts';
import { failing, held, heldAnswer, notes, openToChange, three } from './openedRows.ts';

// A change to one customer is answered when another one is open; the sender gets the message all the same.

const end = (page: Page) => page.getByLabel('End Date');
const choice = (page: Page) => header(page).getByLabel('Dietician', { exact: true });
const late = (page: Page, words: string) => page.getByRole('status').getByText(words);

const put = (page: Page, path: string, data: unknown, headers: Record<string, string> = {}) =>
  page.request.put(`/api/customers/${path}`, {
    data,
    headers: { ...headers, origin: new URL(page.url()).origin },
  });

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

test('[CUST-03] [CUST-10] [NAV-04] dates and a dietician that fail, or are stored, when another customer is open are of the one they were chosen for @all', async ({
  make,
  dietician: { page },
  problems,
}) => {
  problems.allow(/500/);
  const dora = await make.aDietician({ name: 'Dora Chosen' });
  const [ada, bea, cleo] = await three(make, page);
  await openToChange(page, bea);
  const before = await end(page).inputValue();
  await openToChange(page, ada);
  const fail = await failing(page, new RegExp(`${ada.id}/coaching-period`));
  await end(page).fill('2127-11-30');
  await button(page, 'Set/Update Dates').click();
  await openToChange(page, bea);
  await expect(end(page)).toHaveValue(before);
  fail();
  await expect(
    late(page, `Failed to update plan of ${ada.name}: Out of order. What you typed is`),
  ).toBeVisible();
  await expect(page.getByText('Failed to update plan:')).toBeHidden();
  await expect(end(page)).toHaveValue(before);
  await openToChange(page, ada);
  await expect(end(page)).toHaveValue('2127-11-30');

  const failToo = await failing(page, new RegExp(`${ada.id}/dietician`));
  await choice(page).selectOption(dora.id);
  await openToChange(page, bea);
  await expect(choice(page)).toHaveValue('');
  failToo();
  await expect(
    late(page, `Failed to change the dietician of ${ada.name}: Out of order.`),
  ).toBeVisible();
  await expect(choice(page)).toHaveValue('');
  await expect(header(page).getByRole('alert')).toHaveCount(0);
  await openToChange(page, ada);
  await expect(choice(page)).toHaveValue('');

  await openToChange(page, cleo);
  const start = await page.getByLabel('Start Date').inputValue();
  const release = await held(page, new RegExp(`${cleo.id}/coaching-period`), 'PUT');
  await end(page).fill('2127-11-30');
  await button(page, 'Set/Update Dates').click();
  await openToChange(page, bea);
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  release();
  await (await answered).finished();
  await openToChange(page, cleo);
  await expect(header(page)).toContainText('30 Nov 2127');
  // If the saved dates counted as typed, they would keep out what somebody else stores.
  const dates = { startDate: start, endDate: '2128-11-30' };
  expect((await put(page, `${cleo.id}/coaching-period/dates`, dates)).ok()).toBe(true);
  await expect(end(page)).toHaveValue('2128-11-30');
});

test('[CUST-02] [CUST-07] what changes while a customer is on the way is there when they are @all', async ({
  make,
  dietician: { page },
}) => {
  const [ada] = await three(make, page);
  const person = await heldAnswer(page, new RegExp(`/api/customers/${ada.id}$`));
  const text = await heldAnswer(page, new RegExp(`/api/customers/${ada.id}/notes$`));
  const row = rows(page).filter({ hasText: ada.name });
  await row.click();
  await Promise.all([person.isTaken, text.isTaken]);
  await put(page, `${ada.id}/notes`, { notes: 'Of this moment.' }, { 'if-match': '"0"' });
  await put(page, `${ada.id}/coaching-period/pause`, { startDate: null, endDate: null });
  // The list, which is there already, shows it.
  await expect(row).toContainText('Paused');
  person.release();
  text.release();
  await expect(page.getByRole('region', { name: 'Meals' })).toContainText('Porridge for Ada');
  await expect(header(page)).toContainText('Paused');
  await expect(notes(page)).toHaveValue('Of this moment.');
});

test('[CUST-07] notes scrolled by the wheel alone begin at their top for the next customer @all', async ({
  make,
  dietician: { page, person },
}) => {
  const [ada, bea] = await three(make, page);
  const long = (about: Person) => `${about.name}\n${'And one more line.\n'.repeat(60)}`;
  for (const customer of [ada, bea]) await make.aNote(customer, long(customer), person);
  await openToChange(page, ada);
  await expect(notes(page)).toHaveValue(/^Ada/);
  await notes(page).hover();
  await page.mouse.wheel(0, 300);
  const scrolled = () => notes(page).evaluate((field) => field.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await openToChange(page, bea);
  await expect(notes(page)).toHaveValue(/^Bea/);
  expect(await scrolled()).toBe(0);
});
