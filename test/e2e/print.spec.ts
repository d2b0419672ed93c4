import { expect, type Page } from '@playwright/test';
import { todayOf } from '../factories/people.ts';
import { test } from './fixtures.ts';

const long = (words: string, length: number) => words.repeat(200).slice(0, length).trim();

/** More on every day than any dietician would write, and a name as long as a name can be. */
const OVERFULL = {
  name: long('Spring week of much ', 200),
  meals: Array.from({ length: 8 }, () => long('Lentil soup, rye bread, plums; ', 160)),
  notes: long('Drink a glass of water before each meal. ', 900),
};

const pagesOf = (pdf: Buffer) =>
  (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;

/** Prints as the browser would on this paper; returns the number of pages. */
const printed = async (page: Page, format: 'A4' | 'Letter') =>
  pagesOf(await page.pdf({ format, landscape: true }));

/** Waits until the sheet has what it needs from the server, and its fonts. */
async function readyToPrint(page: Page, practice: Promise<unknown>) {
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await practice;
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
  const practice = page.waitForResponse('**/api/practice');
  await page.goto('/customer/dashboard');
  await readyToPrint(page, practice);
  for (const format of ['A4', 'Letter'] as const) expect(await printed(page, format)).toBe(1);
  const { text, points } = await sheetOf(page);
  for (const words of ['Spring week', 'Anna Albrecht', 'Weekplate', 'Porridge with plums'])
    expect(text).toContain(words);
  expect(points).toBeGreaterThanOrEqual(9);
});

test('[PLAN-01] from the dietician’s dashboard too, overfull and still to be read @all', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer({ name: 'Anna Albrecht' });
  await make.aPlan(customer, { startDate: todayOf(customer), ...OVERFULL });
  const practice = page.waitForResponse('**/api/practice');
  await page.goto(`/client/dashboard?customer=${customer.id}`);
  await page.getByRole('button', { name: /^Edit Spring/ }).click();
  await readyToPrint(page, practice);
  for (const format of ['A4', 'Letter'] as const) expect(await printed(page, format)).toBe(1);
  const { text, points } = await sheetOf(page);
  expect(text).toContain('Anna Albrecht');
  expect(text.match(/Lentil soup/g)?.length).toBeGreaterThan(56);
  expect(points).toBeGreaterThanOrEqual(6);
});

test('[PLAN-01] fifty-six meals of 500 characters take more pages, in type that is read well @all', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer({ name: 'Anna Albrecht' });
  const meal = long('Lentil soup, rye bread, plums; ', 500);
  await make.aPlan(customer, { meals: Array.from({ length: 8 }, () => meal) });
  const page = await signIn(customer);
  const practice = page.waitForResponse('**/api/practice');
  await page.goto('/customer/dashboard');
  await readyToPrint(page, practice);
  const { points } = await sheetOf(page);
  expect(points).toBe(8);
  for (const format of ['A4', 'Letter'] as const)
    expect(await printed(page, format)).toBeLessThanOrEqual(5);
});
