import { expect, type Page } from '@playwright/test';
import type { Person } from '../factories/people.ts';
import type { Factories } from '../factories.ts';
import { button, header, mark, openPeriod, rows } from './customersScreen.ts';
import { test } from './fixtures.ts';

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
