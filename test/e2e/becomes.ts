import type { Page } from '@playwright/test';
import type { Person } from '../factories/people.ts';
import { keepSecret } from '../logs/kept.ts';

/** The window of this page is now that of somebody else: of null, of a visitor. */
export async function becomes(page: Page, person: Person | null, url: string) {
  await page.context().clearCookies();
  if (!person) return;
  keepSecret(person.cookie.value);
  await page.context().addCookies([{ ...person.cookie, url }]);
}
