import { expect, type Locator } from '@playwright/test';
import { todayOf } from '../factories/people.ts';
import { button } from './customersScreen.ts';
import { EIGHT, meal, WEEK } from './dayScreen.ts';
import { test } from './fixtures.ts';
import { goOn } from './goOn.ts';
import { cell, edit, field, openFor } from './plansScreen.ts';

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
