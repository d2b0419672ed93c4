import { expect, type Page } from '@playwright/test';

/** Waits until the screen is shown and neither its code nor an answer is still loading. */
export async function allHere(page: Page) {
  await expect(page.getByRole('heading').first()).toBeVisible();
  const awaited = '[data-bone], [aria-busy="true"], [aria-label="Loading"]';
  await expect(page.locator(awaited)).toHaveCount(0);
}
