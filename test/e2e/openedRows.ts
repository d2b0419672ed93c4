import { expect, type Page } from '@playwright/test';
import type { Person } from '../factories/people.ts';
import type { Factories } from '../factories.ts';
import { header, mark, openPeriod, rows } from './customersScreen.ts';

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
