import { expect, type Locator } from '@playwright/test';
import { button } from './customersScreen.ts';
import { EIGHT, WEEK } from './dayScreen.ts';
import { test } from './fixtures.ts';

const SOUP = 'شوربة عدس (200 غ)';
const ARABIC = [SOUP, 'An apple', ...EIGHT.slice(2)];

const directionOf = (place: Locator) =>
  place.evaluate((element) => getComputedStyle(element).direction);

test('[WEEK-01] [CUST-07] [PROF-02] [LAND-07] what people wrote has the direction of its text, shown and typed', async ({
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
  for (const text of ['أسبوع خفيف', SOUP, 'اشرب الماء.'])
    expect(await directionOf(plan.getByText(text, { exact: true }).first()), text).toBe('rtl');
  await page.getByRole('region', { name: 'Tomorrow' }).locator('summary').click();
  const tomorrow = page.getByRole('region', { name: 'Tomorrow' });
  expect(await directionOf(tomorrow.getByText(SOUP))).toBe('rtl');

  await page.goto('/customer/customerprofile');
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

  await make.aContactMessage({ name: 'سمر', message: 'هل لديكم موعد؟' });
  await dietician.page.goto('/client/messages');
  await dietician.page.getByRole('button', { name: /سمر/ }).click();
  const message = dietician.page.getByText('هل لديكم موعد؟');
  expect(await directionOf(message)).toBe('rtl');
});
