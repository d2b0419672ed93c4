import { expect, type Page } from '@playwright/test';
import type { Reminder } from '#domain/reminders/reminderSchema.ts';
import type { Person } from '../factories/people.ts';

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const rows = (page: Page) =>
  page.getByRole('list', { name: 'Reminders' }).getByRole('listitem');

/** The reminder of this name, 'Log your day at 20:00'. */
export const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('switch', { name }) });

export const pause = (page: Page, name: string) => page.getByRole('switch', { name });

export const day = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

/** A message in the corner, which stays for three seconds or until it is dismissed. */
export const toast = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words });

export async function openReminders(page: Page) {
  await page.goto('/customer/reminders');
  await expect(page.getByRole('heading', { level: 1, name: 'Reminders' })).toBeVisible();
  await expect(page.locator('[data-bone]')).toHaveCount(0);
}

/** Deletes the reminder of this name, and confirms the question. */
export async function remove(page: Page, name: string) {
  await button(page, `Delete ${name}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

/** The reminders as the server has stored them. */
export async function storedReminders(page: Page, person: Person): Promise<Reminder[]> {
  const answer = await page.request.get(`/api/customers/${person.id}/reminders`, { maxRetries: 1 });
  const { items } = await answer.json();
  return items;
}

/** Blocks all changes to reminders until the returned function is called. */
export async function cutOff(page: Page): Promise<() => Promise<void>> {
  const path = '**/api/customers/*/reminders**';
  await page.route(path, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort('internetdisconnected'),
  );
  return () => page.unroute(path);
}
