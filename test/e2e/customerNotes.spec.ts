import { expect, type Page } from '@playwright/test';
import type { Notes } from '#domain/customers/customerSchema.ts';
import type { Person } from '../factories/people.ts';
import type { Factories } from '../factories.ts';
import { header, mark, openCustomer, openPeriod, rows } from './customersScreen.ts';
import { saveData } from './fetched.ts';
import { test } from './fixtures.ts';
import { button } from './named.ts';

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

const RULES = '**/assets/*Schema-*.js';

test('[CUST-07] notes whose rules do not arrive are not sent; that is said, and what was typed stays', async ({
  make,
  dietician: { page },
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const customer = await make.aCustomer();
  await saveData(page);
  await page.route(RULES, (route) => route.abort('internetdisconnected'));
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await openCustomer(page, customer);
  const notes = page.getByRole('textbox', { name: 'Notes', exact: true });
  await notes.fill('Prefers rye bread.');
  await button(page, 'Save Notes').click();
  await expect(
    page.getByText(
      /Part of Weekplate didn’t load, so this couldn’t be checked\. Nothing you typed is lost/,
    ),
  ).toBeVisible();
  await expect(notes).toHaveValue('Prefers rye bread.');
  expect(sent.filter((address) => address.includes('/api/'))).toEqual([]);
  await page.unroute(RULES);
  await page.reload();
  await expect(notes).toHaveValue('Prefers rye bread.');
  await button(page, 'Save Notes').click();
  await expect(page.getByText('Notes saved.')).toBeVisible();
});

const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });

/** Makes three customers with a plan each, and opens the list with a search that finds only them. */
async function three(make: Factories, page: Page) {
  const word = mark();
  const people: Person[] = [];
  for (const name of ['Ada', 'Bea', 'Cleo']) {
    const customer = await make.aCustomer({ name: `${name} ${word}` });
    await make.aPlan(customer, { meals: [`Porridge for ${name}`] });
    people.push(customer);
  }
  await page.goto(`/client/customers?search=${word}`);
  await expect(rows(page)).toHaveCount(3);
  return people as [Person, Person, Person];
}

async function open(page: Page, { name }: Person) {
  await rows(page).filter({ hasText: name }).click();
  await expect(header(page)).toContainText(name);
}

/** Opens a customer with the fields of their period. */
async function openToChange(page: Page, customer: Person) {
  await open(page, customer);
  await openPeriod(page);
}

/** Holds the first PUT to this address; the returned function lets it fail. */
async function failing(page: Page, address: RegExp) {
  const { promise, resolve: fail } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(address, async (route) => {
    if (route.request().method() !== 'PUT' || !isFirst) return route.fallback();
    isFirst = false;
    await promise;
    await route.fulfill({
      status: 500,
      json: { error: { code: 'failed', message: 'Out of order.' } },
    });
  });
  return fail;
}

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
