import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { button, field, openFor } from './plansScreen.ts';

// The picker itself is the browser's: no script can see it or press in it.
test('[PLAN-01] [WORDS-03] a date reads as words at rest and is typed as digits; by keys and by mouse a button opens the browser’s date picker, and what is picked is in the field', async ({
  make,
  dietician: { page },
}) => {
  await openFor(page, await make.aCustomer());
  await page.evaluate(() => {
    const { showPicker } = HTMLInputElement.prototype;
    HTMLInputElement.prototype.showPicker = function () {
      showPicker.call(this);
      this.dataset.shown = `${this.dataset.shown ?? ''}${this.value},`;
    };
  });
  const start = field(page, 'Start Date');
  await start.fill('2026-11-23');
  // What is read lies above the digits, which stay the value.
  const words = page.getByText(/^Mon 23 Nov/).and(page.locator('[aria-hidden]'));
  await expect(words).toBeHidden();
  await field(page, 'Plan Name').focus();
  await expect(words).toBeVisible();
  const opener = button(page, 'Open calendar').first();
  const picker = page.locator('input[type="date"]').first();
  await opener.press('Enter');
  await expect(picker).toHaveAttribute('data-shown', '2026-11-23,');
  await expect(opener).toBeFocused();
  await picker.fill('2026-02-09');
  await expect(start).toHaveValue('2026-02-09');
  await start.fill('2026-02-3');
  await opener.click();
  await expect(picker).toHaveAttribute('data-shown', '2026-11-23,,');
  await expect(start).toHaveValue('2026-02-3');
});
