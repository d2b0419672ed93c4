import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const pagesOf = (pdf: Buffer) =>
  (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;

/** Prints as the browser would on this paper; returns the number of pages. */
const printed = async (page: Page, format: 'A4' | 'Letter') =>
  pagesOf(await page.pdf({ format, landscape: true }));

/** Waits until the sheet has its plan and its fonts. */
async function readyToPrint(page: Page) {
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** The texts on the sheet and their sizes, right before the browser prints. */
async function sheetOf(page: Page) {
  return page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const sheet = document.querySelector<HTMLElement>('[aria-label="Plan to print"]');
    const found = {
      text: sheet?.innerText ?? '',
      points: Number.parseFloat(sheet?.style.fontSize ?? '0'),
    };
    window.dispatchEvent(new Event('afterprint'));
    return found;
  });
}

test('[HOME-01] the customer’s plan prints on one page, A4 or Letter, with both names', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer({ name: 'Anna Albrecht' });
  await make.aPlan(customer);
  const page = await signIn(customer);
  await page.goto('/customer/plan');
  await readyToPrint(page);
  for (const format of ['A4', 'Letter'] as const) expect(await printed(page, format)).toBe(1);
  const { text, points } = await sheetOf(page);
  for (const words of ['Spring week', 'Anna Albrecht', 'Weekplate', 'Porridge with plums'])
    expect(text).toContain(words);
  expect(points).toBeGreaterThanOrEqual(9);
});
