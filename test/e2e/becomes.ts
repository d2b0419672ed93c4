import type { Page } from '@playwright/test';
import type { Person } from '../factories/people.ts';
import { keepSecret } from '../logs/kept.ts';

/** Signs this page’s window in as another person; null means a visitor who is signed out. */
export async function becomes(page: Page, person: Person | null, url: string) {
  await page.context().clearCookies();
  if (!person) return;
  keepSecret(person.cookie.value);
  await page.context().addCookies([{ ...person.cookie, url }]);
}
