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

/** Three customers with a plan each, in the list that was searched for them. */
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
 * How many answers about a customer the page has read from now on: what only has arrived is known to
 * nobody in it yet, and a busy machine takes its time between the two.
 */
export async function answersRead(page: Page, { id }: Person) {
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
 * Opens somebody by as long a press as it takes: who is at hand by its end is drawn at once, and in
 * place. Of whom a busy machine is slow to tell, bones are drawn first.
 */
export async function openAtHand(page: Page, customer: Person) {
  const read = await answersRead(page, customer);
  await rows(page).filter({ hasText: customer.name }).hover();
  await page.mouse.down();
  // The customer, the notes, a day with its messages, whether they wait, and a strip of days.
  await expect.poll(read).toBe(6);
  // What was read a moment ago is known a moment later.
  await page.evaluate(() => new Promise((end) => requestAnimationFrame(() => setTimeout(end))));
  await page.mouse.up();
  await expect(header(page)).toContainText(customer.name);
}

/** Lets what fits this address through only when told to. */
export async function held(page: Page, address: RegExp, method?: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (!method || route.request().method() === method) await promise;
    await route.continue();
  });
  return release;
}

/** Holds the first change that fits this address, and refuses it when told to. */
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

/** Lets the server answer, and hands the answer of that moment over only when told to. */
export async function heldAnswer(page: Page, address: RegExp) {
  const { promise: isTaken, resolve: taken } = Promise.withResolvers<void>();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    const response = await route.fetch();
    taken();
    await promise;
    await route.fulfill({ response });
  });
  return { isTaken, release };
}
