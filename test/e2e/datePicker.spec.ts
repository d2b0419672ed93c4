import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { button, field, openFor } from './plansScreen.ts';

// The picker itself is the browser's: no script can see it or press in it.
test('[PLAN-01] by keys and by mouse a button opens the browser’s date picker, and what is picked is in the field', async ({
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
