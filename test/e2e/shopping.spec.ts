import { expect, type Page } from '@playwright/test';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { restOfWeek } from '#domain/shopping/shoppingList.ts';
import { todayOf } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { PHONE, test } from './fixtures.ts';
import { tabAndPress, tabTo } from './keyboard/keys.ts';
import { button } from './named.ts';
import { openFor, updateElsewhere } from './plansScreen.ts';

const MEALS = ['Porridge with 200 ml milk', '2 eggs, tomatoes', 'Lentil soup', '', '', '', '', ''];

const thing = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const shelf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const namesOn = (page: Page, name: string) =>
  shelf(page, name)
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys({ ...localStorage }).filter((key) => key.includes('shopping')));
const logOut = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' });

/** The plan with another breakfast on its first day. */
const withBreakfast = (plan: DietPlan, breakfast: string): DietPlan => ({
  ...plan,
  weeklyDietPlan: plan.weeklyDietPlan.map((day, index) =>
    index === 0 ? { ...day, meals: day.meals.with(0, breakfast) } : day,
  ),
});

test('[WEEK-02] on a phone a tap on a row puts it into the basket; a reload keeps it, and a changed plan too', async ({
  make,
  signIn,
  dietician: { page: office },
}) => {
  const customer = await make.aCustomer();
  const plan = await make.aPlan(customer, { meals: MEALS });
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/dashboard');
  await page.getByRole('link', { name: 'Shopping List' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping List');
  await expect(page.getByText('0 of 5 in the basket')).toBeVisible();
  expect(await namesOn(page, 'Dairy and Eggs')).toEqual(['Eggs, 14', 'Milk, 1.4 l']);

  const eggs = await thing(page, 'Eggs').boundingBox();
  expect(eggs?.height).toBeGreaterThanOrEqual(44);
  expect(eggs?.width).toBeGreaterThan(340);
  await page.touchscreen.tap((eggs?.x ?? 0) + (eggs?.width ?? 0) - 12, (eggs?.y ?? 0) + 12);
  await expect(thing(page, 'Eggs')).toBeChecked();
  await expect(page.getByText('1 of 5 in the basket')).toBeVisible();
  expect(await namesOn(page, 'Dairy and Eggs')).toEqual(['Milk, 1.4 l', 'Eggs, 14']);
  await page.getByLabel('Add something').fill('Rye bread');
  await page.keyboard.press('Enter');
  await expect(shelf(page, 'Bread and Grains').getByText('Added by you')).toBeVisible();
  await expect(page.getByText(/stay on this device/)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText('1 of 6 in the basket')).toBeVisible();
  await expect(thing(page, 'Eggs')).toBeChecked();

  await openFor(office, customer);
  await updateElsewhere(office, customer, withBreakfast(plan, '1 egg and a banana'));
  await expect(thing(page, 'Banana, 1')).toBeVisible();
  await expect(thing(page, 'Eggs, 15').or(thing(page, 'Egg, 15'))).toBeChecked();
  await expect(thing(page, 'Milk, 1.2 l')).not.toBeChecked();
});

test('[WEEK-02] by keyboard on a desk: days are chosen, and Untick All and Remove are taken back', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, { meals: MEALS });
  const page = await signIn(customer);
  await page.goto('/customer/shopping');
  await tabTo(page, thing(page, 'Tomatoes'));
  await page.keyboard.press('Space');
  await expect(page.getByText('1 of 5 in the basket')).toBeVisible();
  await expect(thing(page, 'Tomatoes')).toBeFocused();
  await tabAndPress(page, page.getByLabel('Add something'));
  await page.keyboard.type('Foil');
  await page.keyboard.press('Enter');
  await expect(thing(page, 'Foil')).toBeVisible();
  await button(page, 'Remove Foil').press('Enter');
  await expect(thing(page, 'Foil')).toHaveCount(0);
  await button(page, 'Undo').press('Enter');
  await expect(thing(page, 'Foil')).toBeVisible();
  await button(page, 'Untick All').press('Enter');
  await expect(page.getByText('0 of 6 in the basket')).toBeVisible();
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thing(page, 'Tomatoes')).toBeChecked();

  await page.getByText('Choose Days').press('Enter');
  await page.getByRole('radio', { name: 'This Week' }).press('Space');
  const days = restOfWeek(todayOf(customer));
  const chosen = page.getByRole('group', { name: 'Days' });
  await expect(chosen.getByRole('checkbox', { checked: true })).toHaveCount(days.length);
  await expect(thing(page, `Eggs, ${2 * days.length}`)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(thing(page, `Eggs, ${2 * days.length}`)).toBeVisible();
});

test('[WEEK-02] [T-G1] it is copied as text and printed on its own; what was ticked is gone after Logout, which asks nothing about it, and once consent is withdrawn', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, { meals: MEALS });
  const page = await signIn(customer);
  await page.goto('/customer/shopping');
  await thing(page, 'Eggs').click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copy as Text').click();
  await expect(button(page, 'Copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Vegetables\n- Tomatoes\n\n');
  expect(text).not.toContain('- Eggs');
  await page.context().clearPermissions();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Shopping List, /)).toBeVisible();
  for (const hidden of [button(page, 'Print'), logOut(page), page.getByLabel('Add something')])
    await expect(hidden).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  const [, width = '', height = ''] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(height)).toBeGreaterThan(Number(width));
  await page.emulateMedia({ media: 'screen' });

  expect(await keptKeys(page)).not.toEqual([]);
  const other = await page.context().newPage();
  await other.goto('/customer/my-data');
  await button(other, 'Withdraw My Consent').click();
  await other.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(button(other, 'I agree')).toBeVisible();
  await expect.poll(() => keptKeys(other)).toEqual([]);
  await button(other, 'I agree').click();
  await expect(button(other, 'Withdraw My Consent')).toBeVisible();
  await other.close();

  await page.goto('/customer/shopping');
  await expect(thing(page, 'Eggs')).not.toBeChecked();
  await thing(page, 'Eggs').click();
  expect(await keptKeys(page)).not.toEqual([]);
  await logOut(page).click();
  await expect(page).toHaveURL('/login');
  expect(await keptKeys(page)).toEqual([]);
});
