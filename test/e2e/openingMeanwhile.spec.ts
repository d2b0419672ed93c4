import { expect } from '@playwright/test';
import type { Person } from '../factories/people.ts';
import { button, header, mark, openPeriod, rows } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { held, notes, open, three } from './openedRows.ts';

// Whatever happens between the press on a row and the arrival of the customer takes nobody elsewhere.

test('[CUST-02] a row pressed as the search goes into the address opens all the same @all', async ({
  make,
  dietician: { page },
}) => {
  const [ada] = await three(make, page);
  const release = await held(page, new RegExp(`/api/customers/${ada.id}`));
  await rows(page)
    .filter({ hasText: ada.name })
    .evaluate((row) => {
      (row as HTMLElement).click();
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${location.search}&standing=active`,
      );
    });
  await expect(header(page)).toContainText(ada.name);
  release();
  await expect(notes(page)).toBeVisible();
});

test('[CUST-02] who goes on to another row, the search, a button or a link while a row opens stays there, and goes back to the row before @all', async ({
  make,
  dietician: { page },
}) => {
  const [ada, bea, cleo] = await three(make, page);
  await open(page, bea);
  await open(page, ada);
  await page.getByRole('button', { name: 'Logout' }).first().focus();
  await page.goBack();
  await expect(header(page)).toContainText(bea.name);
  await expect(rows(page).filter({ hasText: bea.name })).toBeFocused();

  const ways = [
    rows(page).filter({ hasText: cleo.name }),
    page.getByLabel('Search'),
    page.getByRole('button', { name: 'Logout' }).first(),
    page.getByRole('link', { name: 'Website Enquiries' }).first(),
  ];
  for (const next of ways) {
    await open(page, ada);
    await expect(rows(page).filter({ hasText: ada.name })).toBeFocused();
    const element = await next.elementHandle();
    await page.locator(`[data-customer="${bea.id}"]`).evaluate((row, goneOnTo) => {
      (row as HTMLElement).click();
      (goneOnTo as HTMLElement | null)?.focus();
    }, element);
    await expect(page).toHaveURL(new RegExp(bea.id));
    await expect(page.getByRole('region', { name: 'Meals' })).toContainText('Porridge for Bea');
    await expect(next).toBeFocused();
  }
});

test('[CUST-02] on a phone the focus of who withdrew is at a heading, not lost @all', async ({
  make,
  signIn,
}) => {
  const word = mark();
  await make.aCustomer({ name: `Dora ${word}`, consent: 'withdrawn' });
  const page = await signIn(await make.aDietician(), PHONE);
  await page.goto(`/client/customers?search=${word}`);
  await rows(page).filter({ hasText: word }).click();
  await expect(page.getByRole('heading', { level: 2, name: `Dora ${word}` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[CUST-07] a calendar opened, and a press begun, for one customer are nothing of the next @all', async ({
  make,
  dietician: { page },
}) => {
  const [ada, bea, cleo] = await three(make, page);
  await open(page, ada);
  const openAsByKey = async ({ id, name }: Person) => {
    await page.locator(`[data-customer="${id}"]`).evaluate((row) => (row as HTMLElement).click());
    await expect(header(page)).toContainText(name);
    const porridge = `Porridge for ${name.split(' ')[0]}`;
    await expect(page.getByRole('region', { name: 'Meals' })).toContainText(porridge);
  };
  const days = page.getByRole('dialog').filter({ has: page.getByRole('table') });
  const calendars = button(page, 'Open calendar');
  for (const [ofWhat, next] of [
    ['Start Date', cleo],
    ['the day', bea],
  ] as const) {
    await openPeriod(page);
    await (ofWhat === 'Start Date' ? calendars.first() : calendars.last()).click();
    await expect(days, ofWhat).toBeVisible();
    await openAsByKey(next);
    await expect(days, ofWhat).toBeHidden();
  }

  await notes(page).fill('Of Bea');
  await button(page, 'Save Notes').hover();
  await page.mouse.down();
  await openAsByKey(ada);
  await expect(notes(page)).toHaveValue('');
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saved.push(request.url());
  });
  await button(page, 'Save Notes').hover();
  await page.mouse.up();
  await page.evaluate(() => new Promise((end) => setTimeout(end, 300)));
  expect(saved).toEqual([]);
});
