import { expect, type Page } from '@playwright/test';
import { settled } from './settled.ts';

/** Waits until the screen is shown and neither its code nor an answer is still loading. */
export async function allHere(page: Page) {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await settled(page);
}
