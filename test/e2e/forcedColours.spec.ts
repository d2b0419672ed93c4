import { expect, type Locator } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { EIGHT, WEEK } from './dayScreen.ts';
import { test } from './fixtures.ts';
import { noonZone } from './homeDay.ts';

const FORCED = { forcedColors: 'active' } as const;

/** How one and the same mark looks with each of these values. */
async function looks(mark: Locator, name: string, values: readonly string[]) {
  const pictures = new Set<string>();
  for (const value of values) {
    await mark.evaluate((each, [set, to]) => each.setAttribute(set, to), [name, value] as const);
    pictures.add((await mark.screenshot()).toString('base64'));
  }
  return pictures;
}

test('[CUST-09] [PROG-02] with colours of one’s own, a day logged, partly logged and not logged look different, and meals done as well', async ({
  make,
  signIn,
}) => {
  const dietician = await make.aDietician();
  const customer = await make.aCustomer({ dietician });
  await make.aPlan(customer, { startDate: addDays(todayOf(customer), -3) });
  await make.aDay(customer, addDays(todayOf(customer), -1));
  const desk = await signIn(dietician, FORCED);
  await desk.goto(`/client/customers/${customer.id}`);
  const square = desk.getByRole('group', { name: 'Days' }).locator('[data-logged]').first();
  expect((await looks(square, 'data-logged', ['none', 'some', 'all'])).size).toBe(3);
  const pressed = desk.getByRole('group', { name: 'Days' }).getByRole('button').first();
  expect((await looks(pressed, 'aria-pressed', ['true', 'false'])).size).toBe(2);

  const page = await signIn(customer, FORCED);
  await page.goto('/customer/dashboard');
  const stroke = page.getByRole('region', { name: 'Today' }).locator('span[data-kind]').first();
  expect((await looks(stroke, 'data-kind', ['done', 'other', 'missed'])).size).toBe(3);
});

test('[DAY-07] with colours of one’s own, a meal not logged, done, next, skipped and swapped are five drawings', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer({ timeZone: noonZone });
  const plan = await make.aPlan(customer, { ...WEEK, startDate: addDays(todayOf(customer), -1) });
  const instead = {
    '1': { kind: 'skipped' as const, words: '' },
    '2': { kind: 'other' as const, words: 'Pizza' },
  };
  await make.aDay(customer, todayOf(customer), { meals: { '0': true }, instead }, EIGHT, plan);
  const page = await signIn(customer, { ...FORCED, timezoneId: noonZone });
  await page.goto('/customer/dashboard');
  const circles = page.getByRole('region', { name: 'Today' }).locator('li > svg');
  await expect(circles).toHaveCount(5);
  const pictures = new Set<string>();
  const strokes = new Set<string>();
  for (const circle of await circles.all()) {
    pictures.add((await circle.screenshot()).toString('base64'));
    strokes.add(await circle.evaluate((each) => getComputedStyle(each).stroke));
  }
  expect(pictures.size).toBe(5);
  expect(strokes.size, 'all in the colour of the text').toBe(1);
});
