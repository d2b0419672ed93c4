import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { SubjectInput } from '#domain/conversations/conversationSchema.ts';
import type { Person } from '../factories/people.ts';

/** The list of messages, which scrolls on its own. */
export const thread = (page: Page) => page.getByRole('region', { name: 'Conversation' });

export const messages = (within: Locator) => within.getByRole('article');

export const composer = (within: Page | Locator) =>
  within.getByRole('textbox', { name: 'Message', exact: true });

/** The customer’s row in the inbox. */
export const rowOf = (page: Page, customer: Person) =>
  page.locator(`[data-customer="${customer.id}"]`);

/** Sends a message as the customer of this page, through the API instead of the screen. */
export async function ask(
  page: Page,
  customer: Person,
  text: string,
  subject: SubjectInput = { kind: 'general' },
) {
  const answer = await page.request.post(`/api/customers/${customer.id}/messages`, {
    data: { text, subject },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}
