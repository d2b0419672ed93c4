import { expect, type Page } from '@playwright/test';
import { WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';

/** Whether `second` comes after `first` as the page is read. */
const isAfter = (page: Page, first: string, second: string) =>
  page.evaluate(
    ([one, other]) => {
      const [from, to] = [document.querySelector(one), document.querySelector(other)];
      if (!from || !to) throw new Error('Not on this page.');
      return Boolean(from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING);
    },
    [first, second] as const,
  );

test('[PROG-04] [PROG-06] on a phone Submit and Edit come after the fields, as they are read and tabbed through', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/myprogress');
  const notes = page.getByLabel('Notes');
  for (const button of ['Submit Progress', 'Edit Progress']) {
    const pressed = page.getByRole('button', { name: button });
    await notes.focus();
    await page.keyboard.press('Tab');
    await expect(pressed).toBeFocused();
    expect(await isAfter(page, 'textarea', 'main button:focus')).toBe(true);
    // On screen the button stays at the lower edge.
    expect((await pressed.boundingBox())?.y).toBeGreaterThan(700);
    await page.keyboard.press('Enter');
    const other = button.startsWith('Submit') ? 'Edit Progress' : 'Submit Progress';
    await expect(page.getByRole('button', { name: other })).toBeVisible();
  }
});
