import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { aPicture } from '../factories/images.ts';
import { todayOf } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { meal, ring } from './dayScreen.ts';
import { test } from './fixtures.ts';
import { atHome, more, now, SOUP, stored } from './homeDay.ts';
import { fetchedAtRest } from './keptIn.ts';
import { sideways } from './settled.ts';

/** A file as large as a phone's photo; a picture of stripes would be a small file at any size. */
const aNoisyPicture = () =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
const row = (page: Page, text: string) => now(page).getByRole('listitem').filter({ hasText: text });

test('[DAY-02] [DAY-03] [PROMISE-07] pizza in place of lunch, with a photo, from a phone: the dietician sees both at once, beside what was planned', async ({
  make,
  signIn,
  dietician,
}) => {
  const { customer, page } = await atHome({ make, signIn });
  await dietician.page.goto(
    `/client/customers/${customer.id}?tab=progress&date=${todayOf(customer)}`,
  );
  await expect(dietician.page.getByText('Lentil soup')).toBeVisible();

  await more(page, SOUP).tap();
  await expect(meal(page, SOUP), 'the row stays one checkbox').not.toBeChecked();
  await page.getByRole('radio', { name: 'Ate something else' }).tap();
  await page.getByLabel('What was it?').fill('Pizza with friends');
  await page.getByLabel('What was it?').blur();
  await expect
    .poll(async () => (await stored(page, customer))?.instead)
    .toEqual({ '2': { kind: 'other', words: 'Pizza with friends' } });
  const buffer = await aNoisyPicture();
  const photo = { name: 'pizza.jpg', mimeType: 'image/jpeg', buffer };
  const sent = page.waitForRequest((request) => /\/photos\?/.test(request.url()));
  await page.getByLabel(`Take a Photo: ${SOUP}`).setInputFiles(photo);
  const { 'content-length': bytes } = await (await sent).allHeaders();
  expect(Number(bytes), 'what leaves the phone').toBeLessThanOrEqual(250_000);
  const small = page.getByRole('button', { name: `Photo of ${SOUP}, open it large` });
  await expect(small).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page);
  await more(page, SOUP).tap();
  await expect(row(page, 'Lentil soup')).toContainText('Instead: Pizza with friends');
  await more(page, SOUP).tap();
  await page.getByRole('button', { name: 'Ask about Lentil soup' }).tap();
  await expect(page.getByRole('dialog').getByText('Instead: Pizza with friends')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await more(page, SOUP).tap();
  await more(page, 'Dinner: Baked trout').tap();
  await page.getByRole('radio', { name: 'Skipped', exact: true }).tap();
  await expect(now(page)).toContainText('0 of 5 done, 1 swapped, 1 skipped');

  // The dietician sees it live, and enlarges the photo without leaving the day.
  await expect(dietician.page.getByText('Instead: Pizza with friends')).toBeVisible();
  await expect(ring(dietician.page)).toHaveAttribute(
    'aria-valuetext',
    '0 of 5 done, 1 swapped, 1 skipped',
  );
  await dietician.page.getByRole('button', { name: `Photo of ${SOUP}, open it large` }).click();
  const large = dietician.page.getByRole('dialog').getByRole('img');
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(600);
  await expect(dietician.page.getByRole('button', { name: 'Remove Photo' })).toBeHidden();
  await dietician.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  // The owner removes the photo again.
  await small.tap();
  await page.getByRole('button', { name: 'Remove Photo' }).tap();
  await page.getByRole('button', { name: 'Remove', exact: true }).tap();
  await expect(small).toBeHidden();
  await expect(dietician.page.getByRole('button', { name: /^Photo of/ })).toBeHidden();
});

test('[DAY-03] [DAY-04] a photo taken without a connection waits on the phone and arrives once, and one whose page was closed on its way arrives too', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const { page } = await atHome({ make, signIn });
  await more(page, SOUP).tap();
  const chosen = page.getByLabel(`Take a Photo: ${SOUP}`);
  await expect(chosen).toBeAttached();
  await fetchedAtRest(page, 'offline');
  await page.context().setOffline(true);
  await chosen.setInputFiles({
    name: 'soup.png',
    mimeType: 'image/png',
    buffer: await aPicture('png', 1200, 900),
  });
  await expect(page.getByText('will be sent automatically.')).toBeVisible();
  await expect(page.getByText('1 thing waits to be sent')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: `Photo of ${SOUP}, open it large` })).toHaveCount(
    1,
  );
  await expect(page.getByText('1 thing waits to be sent')).toBeHidden();
  await expect(page.getByText('will be sent automatically.')).toBeHidden();

  // The page is closed while another photo is on its way; the photo arrives all the same.
  let isHeld = true;
  await page.route('**/photos?*', (route) => (isHeld ? undefined : route.continue()));
  const leaves = page.waitForRequest((request) => /\/photos\?/.test(request.url()));
  await chosen.setInputFiles({
    name: 'more.png',
    mimeType: 'image/png',
    buffer: await aPicture('png', 1000, 900),
  });
  await leaves;
  await expect(page.getByText(/waits? to be sent/)).toBeHidden();
  isHeld = false;
  await page.reload();
  for (const nth of [1, 2])
    await expect(
      page.getByRole('button', { name: `Photo ${nth} of 2 of ${SOUP}, open it large` }),
    ).toHaveCount(1);
});
