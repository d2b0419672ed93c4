import { expect, type Page } from '@playwright/test';

/** A screen is here, and of what it shows nothing is on its way: neither its code nor an answer. */
export async function allHere(page: Page) {
  await expect(page.getByRole('heading').first()).toBeVisible();
  const awaited = '[data-bone], [aria-busy="true"], [aria-label="Loading"]';
  await expect(page.locator(awaited)).toHaveCount(0);
}
