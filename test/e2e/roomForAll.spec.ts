import { expect, type Locator, type Page } from '@playwright/test';
import { openCustomer } from './customersScreen.ts';
import { test } from './fixtures.ts';
import { openFor, upload } from './plansScreen.ts';
import { sideways } from './settled.ts';

const cutOff = (input: Locator) =>
  input.evaluate((element) => element.scrollWidth - element.clientWidth);

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what} is not on screen`);
  return box;
};

const scrolled = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3));

const barHasRoom = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[popovertarget="person-menu"]')).toBeInViewport({ ratio: 1 });
};

const PHONE_360 = { width: 360, height: 780 };
const PHONE_320 = { width: 320, height: 640 };
/** From this width on the bar has all its entries. */
const TABLET = { width: 768, height: 800 };
/** Only the text is twice as large, as by a browser's setting. */
const withLargeText = async (page: Page, look: () => Promise<void>) => {
  const enlarge = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
  await enlarge('200%');
  await look();
  await enlarge('');
};

/** A screen of 1280 pixels enlarged to 200 %. */
const ENLARGED = { width: 640, height: 400 };

test('[PLAN-01] [CUST-01] [CUST-02] [CUST-03] [NAV-01] a dietician’s screens have room: the bar, the dates, the chips of the list, the buttons of the period, large text on a phone; enlarged, no bar stays over the plan', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer();
  await page.goto('/client/customers');
  const chips = page.getByRole('radiogroup', { name: 'Filter by status' }).locator('label');
  await expect(chips.first()).toHaveText(/\d/);
  const tops = await chips.evaluateAll((all) =>
    all.map((chip) => chip.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);

  await openCustomer(page, customer);
  await page.getByRole('textbox', { name: 'Notes' }).waitFor();
  const card = page.getByRole('region', { name: 'Coaching period' });
  const last = page.getByRole('button', { name: 'Renew Plan' });
  // Both are measured at one moment: something that arrives above them in between would move the second.
  const beneath = await last.evaluate(
    (button, around) =>
      (around?.getBoundingClientRect().bottom ?? 0) - button.getBoundingClientRect().bottom,
    await card.elementHandle(),
  );
  expect(beneath).toBeGreaterThan(0);
  expect(beneath).toBeLessThan(24);

  await page.setViewportSize(PHONE_360);
  await withLargeText(page, async () => expect(await sideways(page)).toBe(0));

  const wholeDates = async () => {
    for (const name of ['Start Date', 'End Date']) {
      const date = page.getByLabel(name, { exact: true });
      await date.fill('2026-12-28');
      expect(await cutOff(date)).toBeLessThanOrEqual(0);
      // The calendar's button covers the end of the field.
      expect((await boxOf(date)).width).toBeGreaterThan(180);
    }
  };
  await page.setViewportSize(PHONE_320);
  await wholeDates();
  await openFor(page, customer);
  await wholeDates();
  await page.setViewportSize(TABLET);
  await barHasRoom(page);
  await page.setViewportSize(ENLARGED);
  await scrolled(page);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(upload(page)).not.toBeInViewport();
});
