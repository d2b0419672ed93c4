import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { fetchesAtRest } from './fetched.ts';
import { test } from './fixtures.ts';
import { button, field, openFor } from './plansScreen.ts';

test('[PLAN-01] without a connection, and by keys alone, a day is picked from the calendar', async ({
  make,
  dietician: { page },
  problems,
}) => {
  problems.allow(/net::ERR_INTERNET_DISCONNECTED|Unable to preload/);
  await fetchesAtRest(page);
  const code = page.waitForResponse(/\/Calendar-[\w-]+\.js$/);
  await openFor(page, await make.aCustomer());
  await code;
  const start = field(page, 'Start Date');
  await start.fill('2026-11-23');
  const opener = button(page, 'Open calendar').first();
  const calendar = page.getByRole('dialog', { name: 'Calendar, Start Date' });
  await page.context().setOffline(true);
  await opener.press('Enter');
  await expect(calendar.getByRole('button', { name: '23 November 2026' })).toBeFocused();
  // Tab stays within the calendar: from the day to the first button, and back.
  await page.keyboard.press('Tab');
  await expect(calendar.getByRole('button', { name: 'Previous month' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
  // All of it is in view even in a window where it fits neither below nor above its field.
  await page.setViewportSize({ width: 1280, height: 560 });
  await opener.click();
  for (const name of ['Previous month', 'Next month', '6 December 2026'])
    await expect(calendar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await calendar.getByRole('button', { name: 'Next month' }).press('Enter');
  await calendar.getByRole('button', { name: /^December 2026/ }).press('Enter');
  await calendar.getByRole('button', { name: 'Feb' }).press('Enter');
  await expect(
    calendar.getByRole('button', { name: '1 February 2026', exact: true }),
  ).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(calendar).toBeHidden();
  await expect(start).toHaveValue('2026-02-09');
  await page.context().setOffline(false);
});

test('[PROG-01] axe finds nothing in the calendar, by day and by month', async ({
  customer: { page },
}) => {
  await page.goto('/customer/myprogress');
  await button(page, 'Open calendar').click();
  const calendar = page.getByRole('dialog', { name: 'Calendar, Date' });
  // A month that also shows days of the months before and after it, which can be chosen.
  await calendar.getByRole('button', { name: 'Previous month' }).click();
  await expect(calendar).toBeVisible();
  await expectAccessible(page);
  await calendar.getByRole('button', { name: /choose a month$/ }).click();
  await expectAccessible(page);
});
