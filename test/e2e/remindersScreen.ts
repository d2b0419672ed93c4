import { expect, type Page } from '@playwright/test';
import type { Reminder } from '#domain/reminders/reminder.ts';
import type { Person } from '../factories/people.ts';

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const rows = (page: Page) =>
  page.getByRole('list', { name: 'Reminders' }).getByRole('listitem');

/** The reminder of this name, 'Log your day at 20:00'. */
export const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('switch', { name }) });

export const pause = (page: Page, name: string) => page.getByRole('switch', { name });

export const day = (page: Page, name: string) => button(page, name);

/** What is said in a corner for three seconds, or until it is dismissed. */
export const toast = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words });

export async function openReminders(page: Page) {
  await page.goto('/customer/reminders');
  await expect(page.getByRole('heading', { level: 1, name: 'Reminders' })).toBeVisible();
  await expect(page.locator('[data-bone]')).toHaveCount(0);
}

/** As the server has them. */
export async function storedReminders(page: Page, person: Person): Promise<Reminder[]> {
  const answer = await page.request.get(`/api/customers/${person.id}/reminders`);
  const { items } = await answer.json();
  return items;
}

/** Changes to reminders do not get through, until it is undone. */
export async function cutOff(page: Page): Promise<() => Promise<void>> {
  const path = '**/api/customers/*/reminders**';
  await page.route(path, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort('internetdisconnected'),
  );
  return () => page.unroute(path);
}
