import { expect, type Page } from '@playwright/test';
import { crowd, LIST, pickerOf } from './customerPicker.ts';
import { mark } from './customersScreen.ts';
import { test } from './fixtures.ts';
import { held } from './openedRows.ts';

const panelOf = (page: Page) => page.locator('[popover="manual"]');

/** The position of the list relative to its field and to the window, in px. */
async function placed(page: Page) {
  const [field, list] = [await pickerOf(page).boundingBox(), await panelOf(page).boundingBox()];
  const window = page.viewportSize();
  if (!field || !list || !window) throw new Error('No list is open.');
  return {
    fieldTop: field.y,
    top: list.y,
    gap: Math.round(list.y - field.y - field.height),
    aside: Math.round(list.x - field.x),
    toSpare: window.height - list.y - list.height,
  };
}

test('[PLAN-01] the arrow keys go round among those who are found, Escape closes, Enter chooses', async ({
  make,
  dietician: { page },
}) => {
  const word = mark();
  const [ada, bea] = [
    await make.aCustomer({ name: `Ada ${word}` }),
    await make.aCustomer({ name: `Bea ${word}` }),
  ];
  await page.goto('/client/dashboard');
  const picker = page.getByRole('combobox', { name: 'Customer' });
  const option = (name: string) => page.getByRole('option', { name: `${name} ${word}` });
  await picker.fill(word);
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(option('Ada')).toHaveAttribute('aria-selected', 'true');
  await picker.press('ArrowDown');
  await expect(option('Bea')).toHaveAttribute('aria-selected', 'true');
  await expect(picker).toHaveAttribute('aria-activedescendant', new RegExp(bea.id));
  await picker.press('ArrowDown');
  await expect(option('Ada')).toHaveAttribute('aria-selected', 'true');
  await picker.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(picker).toHaveValue(word);
  await picker.press('ArrowUp');
  await picker.press('ArrowUp');
  await picker.press('Enter');
  await expect(page).toHaveURL(new RegExp(bea.id));
  await expect(picker).toBeFocused();
  await expect(picker).toHaveValue(`Bea ${word}`);

  await picker.fill(`ada ${word}`);
  await option('Ada').click();
  await expect(page).toHaveURL(new RegExp(ada.id));
});

test('[PLAN-01] Enter takes nobody while those whom the search means are still looked for @all', async ({
  make,
  dietician: { page },
}) => {
  const word = mark();
  const ada = await make.aCustomer({ name: `Ada ${word}` });
  await page.goto('/client/dashboard');
  const picker = page.getByRole('combobox', { name: 'Customer' });
  await picker.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await picker.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  const release = await held(page, new RegExp(`/api/customers.*${word}`));
  const asked = page.waitForRequest(new RegExp(`/api/customers.*${word}`));
  await picker.fill(word);
  await asked;
  await picker.press('Enter');
  release();
  // Where nobody else is a customer, she is already listed before the answer.
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page).toHaveURL(/\/client\/dashboard$/);
  await picker.press('Enter');
  await expect(page).toHaveURL(new RegExp(ada.id));
});

test('[PLAN-01] however low the window, the list stands under its field as it fills, and follows when the window changes @all', async ({
  make,
  dietician: { page },
}) => {
  await crowd(make, 12);
  for (const [width, height] of [
    [1280, 560],
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    const release = await held(page, LIST);
    await page.goto('/client/dashboard');
    await pickerOf(page).click();
    await expect(page.getByText('Looking…')).toBeVisible();
    const empty = await placed(page);
    release();
    await expect(page.getByRole('option').nth(11)).toBeVisible();
    const filled = await placed(page);
    expect(filled, `${width} x ${height}`).toMatchObject({ gap: 4, aside: 0, top: empty.top });
    expect(filled.fieldTop).toBeGreaterThanOrEqual(0);
    expect(filled.toSpare).toBeGreaterThanOrEqual(0);
    await page.unrouteAll();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => placed(page)).toMatchObject({ gap: 4, aside: 0 });
  await expect.poll(async () => (await panelOf(page).boundingBox())?.width).toBe(420);
});

test('[PLAN-01] presses beside the people leave the list as it is, and Tab goes on from the field @all', async ({
  make,
  dietician: { page },
}) => {
  const word = await crowd(make, 12);
  await page.goto('/client/dashboard');
  const picker = pickerOf(page);
  await picker.fill(`Zoe ${word}`);
  const nobody = page.getByRole('status').filter({ hasText: 'Nobody has' });
  await nobody.click();
  const box = await panelOf(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 2, (box?.y ?? 0) + 2);
  await expect(nobody).toBeVisible();
  await expect(picker).toBeFocused();
  await expect(picker).toHaveValue(`Zoe ${word}`);

  await picker.fill(word);
  const best = page.getByRole('option').first();
  await expect(page.getByRole('option')).toHaveCount(12);
  await picker.press('Escape');
  await picker.click();
  await expect(best).toHaveAttribute('aria-selected', 'true');
  await picker.press('Alt+ArrowUp');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(picker).toHaveValue(word);
  await picker.press('ArrowDown');
  await expect(best).toHaveAttribute('aria-selected', 'true');
  await picker.press('Tab');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(picker).not.toBeFocused();
  await expect(page.locator(':focus')).toHaveCount(1);
});
