import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, dayWords } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { anItem } from '../factories/questionnaires.ts';
import { mark } from './customersScreen.ts';
import { EIGHT, meal, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { goOn } from './goOn.ts';
import { button } from './named.ts';
import { cell, edit, field, openFor, openGrid } from './plansScreen.ts';

// The sentences stay English here: the document's direction alone decides how a page runs.
const mirror = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dir = 'rtl';
      document.documentElement.lang = 'ar';
    });
  });

const styleOf = (place: Locator) =>
  place.evaluate((element) => {
    const { direction, textAlign } = getComputedStyle(element);
    return { direction, textAlign };
  });
/** Where a place ends on its right. */
const endOf = async (place: Locator) => {
  const box = await place.boundingBox();
  return box ? box.x + box.width : Number.NaN;
};
const xOf = async (place: Locator) => (await place.boundingBox())?.x ?? Number.NaN;

test('[WORDS-02] [GRID-01] in a page from right to left the days of the grid run so too, arrows follow the screen, and Tab, Enter and what is copied follow the days', async ({
  dietician: { page },
  make,
}) => {
  await mirror(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGrid(page, await make.aCustomer());
  for (const day of [1, 2]) await cell(page, day, 1).fill(`Meal ${day}`);
  expect(await xOf(cell(page, 2, 1))).toBeLessThan(await xOf(cell(page, 1, 1)));

  const { keyboard } = page;
  await cell(page, 3, 1).click();
  await keyboard.press('ArrowRight');
  await expect(cell(page, 2, 1)).toBeFocused();
  await keyboard.press('Tab');
  await expect(cell(page, 3, 1)).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(cell(page, 4, 1)).toBeFocused();
  // Past the text, to the menus of the days.
  for (const key of ['Home', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await keyboard.press(key);
  await expect(cell(page, 3, 1)).toBeFocused();
  await keyboard.press('Enter');
  await expect(cell(page, 3, 2)).toBeFocused();

  // An English text runs against the page: its start is on the left, next to the later day.
  await cell(page, 1, 1).click();
  await keyboard.press('Escape');
  await keyboard.press('Shift+ArrowLeft');
  await expect(page.locator('[data-sides]')).toHaveCount(2);
  await keyboard.press('Control+c');
  await cell(page, 4, 1).click();
  await keyboard.press('Control+v');
  await expect(cell(page, 4, 1)).toHaveValue('Meal 1');
  await expect(cell(page, 5, 1)).toHaveValue('Meal 2');
  await cell(page, 4, 1).click();
  await keyboard.press('Alt+ArrowLeft');
  await expect(cell(page, 5, 1)).toHaveValue('Meal 1');

  // A date runs from left to right, and its button is still at the end of the field.
  await expect(field(page, 'Start Date')).toHaveCSS('padding-left', '40px');
  const head = page.locator('[data-day-head="1"]');
  await head.click();
  expect(await endOf(page.getByRole('menu'))).toBeCloseTo(await endOf(head), 0);
});

test('[WORDS-02] [TREND-02] in a page from right to left the newest day of a chart is on the left, its values on the right, and arrows follow the screen', async ({
  make,
  customer: { page, person },
}) => {
  const today = todayOf(person);
  for (const days of [9, 3, 0]) await make.aDay(person, addDays(today, -days), { sleepHours: 7 });
  await mirror(page);
  await page.goto('/customer/myprogress?tab=trends');
  const sleep = page.getByRole('figure', { name: 'Sleep', exact: true });
  const reader = sleep.getByRole('slider');
  await reader.focus();
  const point = sleep.locator('circle');
  const newest = await xOf(point);
  const values = sleep.locator('text[text-anchor="end"]').first();
  const middle = ((await xOf(reader)) + (await endOf(reader))) / 2;
  expect(newest).toBeLessThan(middle);
  expect(await xOf(values)).toBeGreaterThan(middle);
  await page.keyboard.press('ArrowRight');
  expect(await reader.getAttribute('aria-valuetext')).toContain(
    dayWords(addDays(today, -3), today),
  );
  expect(await xOf(point)).toBeGreaterThan(newest);

  const ranges = page.getByRole('radio');
  await ranges.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(ranges.nth(1)).toBeChecked();
});

test('[WORDS-02] a name keeps its direction and is cut at its end: an Arabic one in an English page, an English one in a page from right to left, where Arabic letters have a font', async ({
  make,
  signIn,
}) => {
  const coach = await make.aDietician({ name: 'Meera Nair' });
  const tag = mark();
  const english = `Wolfeschlegelsteinhausenbergerdorff (Ada) ${tag}`;
  const arabic = `سمر عبد الرحمن القحطاني الدمشقي (أم أحمد) ${tag}`;
  for (const name of [english, arabic]) await make.aCustomer({ name, dietician: coach });
  const page = await signIn(coach, PHONE);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const arabicFonts = async () => {
    await page.evaluate(() => document.fonts.ready);
    return fonts.filter((url) => url.includes('noto-sans-arabic')).length;
  };
  const nameOf = (name: string) => page.getByTitle(name, { exact: true }).first();
  await goOn(page, `/client/customers?search=${tag}`);
  expect(await styleOf(nameOf(arabic))).toEqual({ direction: 'rtl', textAlign: 'left' });
  expect(await styleOf(nameOf(english))).toEqual({ direction: 'ltr', textAlign: 'left' });
  expect(await arabicFonts()).toBe(0);

  await mirror(page);
  await page.reload();
  expect(await styleOf(nameOf(english))).toEqual({ direction: 'ltr', textAlign: 'right' });
  expect(await styleOf(nameOf(arabic))).toEqual({ direction: 'rtl', textAlign: 'right' });
  await expect.poll(arabicFonts).toBe(1);
});

test('[WORDS-02] in a page from right to left an English question leaves room for its calendar', async ({
  customer: { page, person },
  make,
}) => {
  await mirror(page);
  const items = [anItem('day', { type: 'date', text: 'Which day was it?' })];
  const { id } = await make.aSentQuestionnaire(person, { items });
  await page.goto(`/customer/questionnaires/${id}`);
  const day = page.getByLabel('Which day was it?', { exact: true });
  await expect(day).toHaveCSS('padding-left', '40px');
  const calendar = page.getByRole('button', { name: 'Open calendar' });
  expect(await endOf(calendar)).toBeLessThanOrEqual((await xOf(day)) + 40);
});

test('[WORDS-02] [PROG-03] in a page from right to left the water of a logged day begins on the right, in its own direction', async ({
  customer: { page, person },
  make,
}) => {
  await make.aPlan(person);
  await make.aDay(person, todayOf(person), { waterIntake: '7 glasses' });
  await mirror(page);
  await page.goto('/customer/myprogress');
  const water = page.getByLabel('Water Intake', { exact: true });
  await expect(water).toHaveValue('7 glasses');
  expect(await styleOf(water)).toEqual({ direction: 'ltr', textAlign: 'right' });
});

const DIARY = 'كان يوما جيدا.';
const SOUP = 'شوربة عدس (200 غ)';
const ARABIC = [SOUP, 'An apple', ...EIGHT.slice(2)];
const directionOf = (place: Locator) =>
  place.evaluate((element) => getComputedStyle(element).direction);

test('[WEEK-01] [CUST-07] [PLAN-01] [PROF-02] [PROG-01] [LAND-07] what people wrote has the direction of its text, shown and typed', async ({
  make,
  customer,
  dietician,
}) => {
  const { page, person } = customer;
  await make.aPlan(person, { ...WEEK, meals: ARABIC, name: 'أسبوع خفيف', notes: 'اشرب الماء.' });
  await page.goto('/customer/dashboard');
  const today = page.getByRole('region', { name: 'Today', exact: true });
  expect(await directionOf(today.getByText(SOUP))).toBe('rtl');
  expect(await directionOf(today.getByText('An apple'))).toBe('ltr');
  const plan = page.getByRole('region', { name: 'أسبوع خفيف' });
  await plan.locator('summary').first().click();
  for (const text of ['أسبوع خفيف', SOUP, 'اشرب الماء.'])
    expect(await directionOf(plan.getByText(text, { exact: true }).first()), text).toBe('rtl');
  await page.getByRole('region', { name: 'Tomorrow' }).locator('summary').click();
  const tomorrow = page.getByRole('region', { name: 'Tomorrow' });
  expect(await directionOf(tomorrow.getByText(SOUP))).toBe('rtl');

  await make.aDay(person, todayOf(person), { notes: DIARY }, ARABIC);
  await page.goto('/customer/myprogress');
  await dietician.page.goto(`/client/customers/${person.id}?tab=progress`);
  for (const [screen, label] of [
    [page, 'Notes'],
    [dietician.page, 'In their words'],
  ] as const) {
    await expect(meal(screen, 'An apple')).toBeVisible();
    for (const [text, direction] of [
      [SOUP, 'rtl'],
      ['An apple', 'ltr'],
    ] as const)
      expect(await directionOf(screen.getByText(text, { exact: true }).last())).toBe(direction);
    const words = screen.getByLabel(label, { exact: true });
    if (label === 'Notes') await expect(words).toHaveValue(DIARY);
    expect(await directionOf(label === 'Notes' ? words : words.getByText(DIARY))).toBe('rtl');
  }

  await goOn(page, '/customer/customerprofile');
  for (const field of ['Name', 'Medical Conditions']) {
    const typed = page.getByLabel(field, { exact: true });
    await typed.fill('ليلى');
    expect(await directionOf(typed), field).toBe('rtl');
  }
  const notes = dietician.page.getByRole('textbox', { name: 'Notes' });
  await dietician.page.goto(`/client/customers/${person.id}?tab=notes`);
  await notes.fill('تفضل الخبز الأسمر');
  expect(await directionOf(notes)).toBe('rtl');
  await button(dietician.page, 'Save Notes').click();

  await openFor(dietician.page, person);
  await edit(dietician.page, 'أسبوع خفيف');
  const grid = dietician.page;
  for (const [place, direction] of [
    [field(grid, 'Plan Name'), 'rtl'],
    [cell(grid, 1, 1), 'rtl'],
    [cell(grid, 1, 2), 'ltr'],
  ] as const)
    expect(await directionOf(place)).toBe(direction);
  await expect(button(grid, 'Print')).toBeVisible();
  await grid.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const sheet = grid.getByLabel('Plan to print');
  expect(await directionOf(sheet.locator('td', { hasText: SOUP }).first())).toBe('rtl');
  expect(await directionOf(sheet.locator('td', { hasText: 'An apple' }).first())).toBe('ltr');
  expect(await directionOf(sheet.locator('h1'))).toBe('rtl');

  await make.aContactMessage({ name: 'سمر', message: 'هل لديكم موعد؟' });
  await goOn(dietician.page, '/client/messages');
  await dietician.page.getByRole('button', { name: /سمر/ }).click();
  const message = dietician.page.getByText('هل لديكم موعد؟');
  expect(await directionOf(message)).toBe('rtl');
});
