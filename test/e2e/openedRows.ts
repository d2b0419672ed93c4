import { expect, type Page } from '@playwright/test';
import type { Person } from '../factories/people.ts';
import type { Factories } from '../factories.ts';
import { header, mark, openPeriod, rows } from './customersScreen.ts';

declare global {
  interface Window {
    read: number;
  }
}

export const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });

/** Makes three customers with a plan each, and opens the list with a search that finds only them. */
export async function three(make: Factories, page: Page) {
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

export async function open(page: Page, { name }: Person) {
  await rows(page).filter({ hasText: name }).click();
  await expect(header(page)).toContainText(name);
}

/** Opens a customer with the fields of their period. */
export async function openToChange(page: Page, customer: Person) {
  await open(page, customer);
  await openPeriod(page);
}

/**
 * Counts the answers about a customer that the page has read from now on. An answer that has only arrived
 * is not known to the page yet, and on a busy machine some time passes between the two.
 */
async function answersRead(page: Page, { id }: Person) {
  await page.evaluate((customer) => {
    window.read = 0;
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (!String(input).includes(customer)) return answer;
      const json = answer.json.bind(answer);
      const count = () => {
        window.read += 1;
      };
      return Object.assign(answer, { json: () => json().finally(count) });
    };
  }, id);
  return () => page.evaluate(() => window.read);
}

/**
 * Opens a customer with a press that lasts until their data is there: then they are drawn at once, and in
 * place. After a short press on a busy machine, skeletons would be drawn first.
 */
export async function openAtHand(page: Page, customer: Person) {
  const read = await answersRead(page, customer);
  await rows(page).filter({ hasText: customer.name }).hover();
  await page.mouse.down();
  // Six answers: the customer, the notes, the conversation, a day, its messages and a strip of days.
  await expect.poll(read).toBe(6);
  // The page needs a moment to use an answer that it has read.
  await page.evaluate(() => new Promise((end) => requestAnimationFrame(() => setTimeout(end))));
  await page.mouse.up();
  await expect(header(page)).toContainText(customer.name);
}

/** Holds requests to this address until the returned function is called. */
export async function held(page: Page, address: RegExp, method?: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) await promise;
    await route.continue();
  });
  return release;
}

/** Holds the first PUT to this address; the returned function lets it fail. */
export async function failing(page: Page, address: RegExp) {
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
