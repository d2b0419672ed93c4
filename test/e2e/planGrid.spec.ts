import { expect, type Page } from '@playwright/test';
import { PHONE, test } from './fixtures.ts';
import { button } from './named.ts';
import { cell, field, latestPlan, message, openFor, openGrid, upload } from './plansScreen.ts';
import { sideways } from './settled.ts';

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

test('[PLAN-01] Tab goes across, Enter down, arrows leave at the edge of the text, Shift+Enter writes a line, Escape undoes the cell; meals of the customer’s plans are offered while typing', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer);
  await openGrid(page, customer);
  await cell(page, 1, 1).click();
  await page.keyboard.type('Oats');
  await press(page, 'Tab');
  await expect(cell(page, 2, 1)).toBeFocused();
  await press(page, 'Enter');
  await expect(cell(page, 1, 2)).toBeFocused();
  await press(page, 'ArrowRight', 'ArrowUp', 'ArrowLeft');
  await expect(cell(page, 1, 1)).toBeFocused();
  await press(page, 'Control+ArrowDown');
  await expect(cell(page, 1, 2)).toBeFocused();
  await press(page, 'ArrowUp');
  await expect(cell(page, 1, 1)).toBeFocused();
  await press(page, 'F2', 'ArrowLeft', 'ArrowRight');
  await expect(cell(page, 1, 1)).toBeFocused();
  await press(page, 'ArrowRight');
  await expect(cell(page, 2, 1)).toBeFocused();
  await press(page, 'Control+End');
  await expect(cell(page, 7, 8)).toBeFocused();
  await cell(page, 1, 8).click();
  await press(page, 'Home', 'Home');
  await expect(cell(page, 1, 8)).toBeFocused();
  await press(page, 'ArrowLeft');
  await expect(field(page, 'Meal 8 Timing')).toBeFocused();
  await press(page, 'End', 'End');
  await expect(field(page, 'Meal 8 Timing')).toBeFocused();

  await cell(page, 1, 2).fill('Soup');
  await press(page, 'Shift+Enter');
  await page.keyboard.type('Rye bread');
  await expect(cell(page, 1, 2)).toHaveValue('Soup\nRye bread');
  await press(page, 'Control+ArrowRight', 'Control+ArrowLeft');
  await page.keyboard.type('!!');
  await press(page, 'Escape');
  await expect(cell(page, 1, 2)).toHaveValue('Soup\nRye bread');

  // Pressed once too often, End and Home stay in the cell that is being written in.
  await cell(page, 3, 4).fill('Lentil soup');
  await press(page, 'End', 'End', 'End');
  await page.keyboard.type(' and rye');
  await press(page, 'Home', 'Home', 'Home');
  await page.keyboard.type('Red ');
  await expect(cell(page, 3, 4)).toHaveValue('Red Lentil soup and rye');

  await cell(page, 4, 1).click();
  await page.keyboard.type('plums');
  const offered = page.getByRole('listbox', { name: 'Meals used before' });
  await expect(offered).toContainText('Porridge with plums');
  await press(page, 'ArrowDown', 'Enter');
  await expect(cell(page, 4, 1)).toHaveValue('Porridge with plums');
  await expect(offered).toBeHidden();
  await press(page, 'Enter');
  await expect(cell(page, 4, 2)).toBeFocused();
});

test('[GRID-01] typing replaces the text of a cell that was reached by key, accents and input methods too; F2, Enter or a click edit it', async ({
  dietician: { page },
  make,
}) => {
  await openGrid(page, await make.aCustomer());
  const porridge = cell(page, 2, 1);
  await porridge.fill('Porridge');
  await cell(page, 2, 2).fill('Apple');
  await cell(page, 1, 1).click();
  await press(page, 'Tab');
  await page.keyboard.type('Oats');
  await expect(porridge).toHaveValue('Oats');
  await press(page, 'Escape');
  await expect(porridge).toHaveValue('Porridge');
  await page.keyboard.type('Eggs');
  await press(page, 'Control+z');
  await expect(porridge).toHaveValue('Porridge');

  await test.step('what is added goes to the end of the text', async () => {
    await press(page, 'Shift+Tab', 'Tab', 'F2');
    await page.keyboard.type(', hot');
    await expect(porridge).toHaveValue('Porridge, hot');
    // After Tabs, Enter would go to the next row.
    await press(page, 'Escape', 'ArrowDown', 'ArrowUp', 'Enter');
    await page.keyboard.type(', cold');
    await expect(porridge).toHaveValue('Porridge, cold');
    await press(page, 'Escape', 'ArrowDown', 'ArrowUp');
    await porridge.click();
    await press(page, 'End');
    await page.keyboard.type('!');
    await expect(porridge).toHaveValue('Porridge!');
  });

  await test.step('a composed text replaces too, and Enter then ends the composition only', async () => {
    await press(page, 'Shift+Tab', 'Tab');
    const keyboard = await page.context().newCDPSession(page);
    await keyboard.send('Input.imeSetComposition', {
      text: 'かゆ',
      selectionStart: 2,
      selectionEnd: 2,
    });
    await keyboard.send('Input.insertText', { text: '粥' });
    await expect(porridge).toHaveValue('粥');
    await press(page, 'Escape');
    await expect(porridge).toHaveValue('Porridge!');
  });
});

test('[GRID-01] from the name it is two Tabs to the first meal; Tab, Tab, Enter goes as in a spreadsheet; Up leads to the menu of a day', async ({
  dietician: { page },
  make,
}) => {
  await openGrid(page, await make.aCustomer());
  await field(page, 'Plan Name').focus();
  await page.keyboard.type('Spring week');
  await press(page, 'Tab', 'Tab');
  await expect(cell(page, 1, 1)).toBeFocused();
  for (const meals of [
    ['Oats', 'Eggs', 'Figs'],
    ['Soup', 'Rice', 'Kale'],
  ]) {
    for (const meal of meals) {
      await page.keyboard.type(meal);
      await press(page, meal === meals.at(-1) ? 'Enter' : 'Tab');
    }
  }
  await expect(cell(page, 1, 3)).toBeFocused();
  await expect(cell(page, 3, 1)).toHaveValue('Figs');
  await expect(cell(page, 3, 2)).toHaveValue('Kale');
  await press(page, 'Enter');
  await expect(cell(page, 1, 4)).toBeFocused();
  // An arrow or a click ends the run.
  await press(page, 'Tab', 'ArrowDown', 'Enter');
  await expect(cell(page, 2, 6)).toBeFocused();
  await cell(page, 2, 1).click();
  await press(page, 'Home', 'ArrowUp', 'ArrowRight');
  const wednesday = page.locator('[data-day-head="2"]');
  await expect(wednesday).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await press(page, 'Escape', 'ArrowDown');
  await expect(cell(page, 3, 1)).toBeFocused();
});

test('[PLAN-14] no message pushes the week: neither what is wrong with a field, nor what was uploaded', async ({
  dietician: { page },
  make,
}) => {
  await openGrid(page, await make.aCustomer());
  const top = async () => (await cell(page, 1, 1).boundingBox())?.y;
  await expect(cell(page, 1, 1)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await top();
  await cell(page, 1, 1).fill('Oats');
  await upload(page).click();
  await expect(field(page, 'Plan Name')).toHaveAccessibleDescription('Enter a plan name.');
  expect(await top()).toBe(before);
  await field(page, 'Plan Name').fill('Spring week');
  await field(page, 'End Date').fill('2127-02-01');
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await top()).toBe(before);
  await upload(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload Anyway' }).click();
  await expect(page.getByText(/^Uploaded for/)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await top()).toBe(before);
});

test('[PLAN-01] [PLAN-13] on a phone a day at a time is written, the one with a wrong meal opens by itself, and the whole week is uploaded', async ({
  make,
  signIn,
}) => {
  const page = await signIn(await make.aDietician(), PHONE);
  const customer = await make.aCustomer();
  await openFor(page, customer);
  await field(page, 'Plan Name').fill('From a phone');
  await cell(page, 1, 2).fill('Porridge');
  // A tap edits, and never replaces.
  await cell(page, 1, 3).tap();
  await cell(page, 1, 2).tap();
  await page.keyboard.press('End');
  await page.keyboard.type(' hot');
  await expect(cell(page, 1, 2)).toHaveValue('Porridge hot');
  await cell(page, 1, 2).fill('Porridge');
  const thursday = page.getByRole('tab').nth(3);
  await thursday.click();
  await expect(cell(page, 1, 2)).toBeHidden();
  await cell(page, 4, 2).fill('Eggs');
  await expect(thursday).toHaveAccessibleName(/1 meal/);
  await button(page, 'Copy day to…').click();
  await page.getByRole('menuitem').nth(4).click();
  expect(await sideways(page)).toBe(0);
  await page.getByRole('tab').nth(5).click();
  await cell(page, 6, 1).fill('x'.repeat(501));
  await page.getByRole('tab').nth(0).click();
  await upload(page).click();
  await expect(cell(page, 6, 1)).toBeFocused();
  await expect(cell(page, 6, 1)).toHaveAccessibleDescription('At most 500 characters.');
  await cell(page, 6, 1).fill('');
  await upload(page).click();
  await expect(message(page, 'Diet plan uploaded.')).toBeVisible();
  const plan = await latestPlan(page, customer);
  expect(plan?.weeklyDietPlan.map((day) => day.meals[1])).toEqual([
    'Porridge',
    '',
    '',
    'Eggs',
    'Eggs',
    '',
    '',
  ]);
});

// Bars stay above and below the week of a plan; none of them covers the cell that is being written in.

const LONG = 'Porridge with plums and walnuts, rye bread, lentil soup; '.repeat(8);

/** Which part of the cell with the focus is hidden; null if none is. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    const box = document.activeElement;
    const whole = box?.closest('[data-kind]');
    if (!box || !whole) return 'no cell has the focus';
    const { left, right, top, bottom } = whole.getBoundingClientRect();
    const isSeen = (y: number) => whole.contains(document.elementFromPoint((left + right) / 2, y));
    const sides = [!isSeen(top + 2) && 'top', !isSeen(bottom - 2) && 'end'].filter(Boolean);
    return sides.length > 0 ? `${sides.join(' and ')} of ${box.getAttribute('aria-label')}` : null;
  });

async function hiddenOnTheWay(page: Page, key: string, times: number) {
  const found: string[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    await page.keyboard.press(key);
    const what = await hidden(page);
    if (what) found.push(`${key}: ${what}`);
  }
  return found;
}

test('[GRID-01] on a phone no bar lies over a cell that Tab, an arrow or a finger comes to, be its text short or long', async ({
  make,
  signIn,
}) => {
  const page = await signIn(await make.aDietician(), PHONE);
  await openFor(page, await make.aCustomer());
  // All but the first lines of pixels of the cell are beneath the bar at the foot.
  const bar = await page.locator('[data-nobody]').boundingBox();
  const before = await cell(page, 1, 1).boundingBox();
  await page.evaluate((by) => window.scrollBy(0, by), (before?.y ?? 0) + 16 - (bar?.y ?? 0));
  const first = await cell(page, 1, 1).boundingBox();
  await page.touchscreen.tap((first?.x ?? 0) + 40, (first?.y ?? 0) + 8);
  await expect(cell(page, 1, 1)).toBeFocused();
  expect(await hidden(page)).toBeNull();
  for (const text of ['', LONG]) {
    for (const meal of [1, 4, 7]) await cell(page, 1, meal).fill(text);
    await field(page, 'Meal 1 Timing').focus();
    expect([
      ...(await hiddenOnTheWay(page, 'Tab', 15)),
      ...(await hiddenOnTheWay(page, 'Shift+Tab', 15)),
      ...(await hiddenOnTheWay(page, 'Control+ArrowDown', 7)),
      ...(await hiddenOnTheWay(page, 'Control+ArrowUp', 7)),
    ]).toEqual([]);
  }
});

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
