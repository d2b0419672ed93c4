import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Person } from '../factories/people.ts';

/** A random word that finds only this test's people: other tests share the practice. */
export const mark = () => randomBytes(5).toString('hex');

export const table = (page: Page) => page.getByRole('table', { name: 'Customers' });

/** The rows of the table or, beside an open customer and on a phone, of the list. */
export const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .or(page.getByRole('list', { name: 'Customers' }).getByRole('link'));

/** The summary at the top: who the customer is and how they stand. */
export const header = (page: Page) => page.getByRole('region', { name: 'Summary' });

export async function openCustomer(page: Page, customer: Person) {
  await page.goto(`/client/customers/${customer.id}`);
  await expect(page.getByRole('heading', { level: 2, name: customer.name })).toBeVisible();
  await openPeriod(page);
}

/** Opens the fields of the coaching period, which are folded while nothing needs to be done about it. */
export async function openPeriod(page: Page) {
  const change = page.getByRole('button', { name: /^(Change|Close) the coaching period$/ });
  if ((await change.getAttribute('aria-expanded')) === 'false') await change.click();
}
