import { expect, type Page } from '@playwright/test';
import { todayOf } from '../factories/people.ts';
import { meal, WEEK } from './dayScreen.ts';
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

for (const [name, screen] of [
  ['a desktop', undefined],
  ['a phone', PHONE],
] as const)
  test(`[PROG-04] [PROG-06] Submit and Edit come after the fields, as they are read and tabbed through, on ${name}`, async ({
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer();
    await make.aPlan(customer, WEEK);
    const page = await signIn(customer, screen);
    await page.goto('/customer/myprogress');
    const notes = page.getByLabel('Notes');
    for (const button of ['Submit Progress', 'Edit Progress']) {
      const pressed = page.getByRole('button', { name: button });
      await notes.focus();
      await page.keyboard.press('Tab');
      await expect(pressed).toBeFocused();
      expect(await isAfter(page, 'textarea', 'main button:focus')).toBe(true);
      // To the eye it stays at its place: beside the title, or at the lower edge of a phone.
      const box = await pressed.boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      if (name === 'a phone') expect(box?.y).toBeGreaterThan(700);
      else expect(Math.abs((box?.y ?? 0) - (title?.y ?? 0))).toBeLessThan(20);
      await page.keyboard.press('Enter');
      const other = button.startsWith('Submit') ? 'Edit Progress' : 'Submit Progress';
      await expect(page.getByRole('button', { name: other })).toBeVisible();
    }
  });

test('[PROG-01] an Arabic meal, and what is written in Arabic, runs from right to left', async ({
  make,
  signIn,
  dietician,
}) => {
  const customer = await make.aCustomer();
  const meals = ['شوربة عدس مع 2 خبز', 'Yoghurt', '', '', '', '', '', ''];
  await make.aPlan(customer, { ...WEEK, meals });
  await make.aDay(customer, todayOf(customer), { notes: 'كان يوما جيدا.' }, meals);
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/myprogress');
  await dietician.page.goto(`/client/customers/${customer.id}?tab=progress`);
  for (const screen of [page, dietician.page]) {
    await expect(meal(screen, 'Yoghurt')).toBeVisible();
    const direction = (text: string) =>
      screen
        .getByText(text, { exact: true })
        .last()
        .evaluate((element) => getComputedStyle(element).direction);
    expect(await direction('شوربة عدس مع 2 خبز')).toBe('rtl');
    expect(await direction('Yoghurt')).toBe('ltr');
    const label = screen === page ? 'Notes' : 'In their words';
    const notes = screen.getByLabel(label, { exact: true });
    await expect(notes).toHaveValue('كان يوما جيدا.');
    expect(await notes.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  }
});
