import type { Page } from '@playwright/test';
import { type Known, longMeal } from './crowd.ts';
import { takenIn, untilTaken } from './stopwatch.ts';

const EVERYTHING = [longMeal(0, 0), 'Likes to cook on Sundays'];

/** As long as people point at a row before they press it. */
const POINTED_MS = 150;

/**
 * From the press on a row of the list until all of the customer is painted: header, period, notes, the
 * day. `pointed`: a moment before, as with a mouse; otherwise without any warning.
 */
export async function openEach(
  page: Page,
  customers: readonly Known[],
  { pointed }: { pointed: boolean },
): Promise<number[]> {
  for (const [index, { id, name }] of customers.entries()) {
    const row = page.locator(`[data-customer="${id}"]`);
    await row.scrollIntoViewIfNeeded();
    if (pointed) {
      await row.hover();
      await page.waitForTimeout(POINTED_MS);
    }
    await page.evaluate((texts) => window.until(texts), [`${name}`, ...EVERYTHING]);
    await row.click();
    await untilTaken(page, index + 1);
  }
  return takenIn(page);
}
