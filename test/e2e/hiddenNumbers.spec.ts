import { expect, type Page } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { PHONE, test } from './fixtures.ts';
import { goOn } from './goOn.ts';
import { HOME, stored } from './homeDay.ts';

const FIGURE = /(?<![\d.])(73\.4|87\.3|68\.7|181\.5|1234|4321)(?!\d)/;

const SCREENS = [
  '/customer/dashboard',
  '/customer/myprogress',
  '/customer/myprogress?tab=trends',
  '/customer/goals',
  '/customer/measurements',
  '/customer/customerprofile',
  '/customer/doctor-summary',
];

/** The text that can be read on the page, including what is typed. */
const readOn = (page: Page) =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select');
    const typed = [...fields].map(({ value }) => value);
    return [document.title, document.body.innerText, ...typed].join('\n');
  });

test('[TREND-04] who hides numbers reads no figure of weight, energy or body, on no screen and on no paper', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer({ name: 'Anna Albrecht' });
  const today = todayOf(customer);
  const meals = ['', 'Lentil soup, 1234 kcal', '', '', '', '', '', ''];
  await make.aPlan(customer, { name: 'Week of 4321 kJ', startDate: today, meals });
  await make.aCustomerProfile(customer, { height: 181.5, heightUnit: 'cm' });
  await make.aMeasurement(customer, { value: 73.4, date: addDays(today, -1) });
  await make.aMeasurement(customer, { kind: 'waist', unit: 'cm', value: 87.3 });
  await make.aGoal(customer, { kind: 'weight', words: '', target: 68.7, unit: 'kg', start: 73.4 });
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/measurements');
  await expect(page.getByText('73.4 kg').first()).toBeVisible();
  const hide = page.getByRole('switch', { name: 'Hide numbers of weight, body and energy' });
  await hide.click();
  await expect(hide).toBeChecked();
  await expect(page.getByText('73.4 kg')).toHaveCount(0);
  for (const screen of SCREENS) {
    await goOn(page, screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expect(page.locator('[data-bone]')).toHaveCount(0);
    expect(await readOn(page), screen).not.toMatch(FIGURE);
    await page.emulateMedia({ media: 'print' });
    expect(await readOn(page), `${screen} on paper`).not.toMatch(FIGURE);
    await page.emulateMedia({ media: 'screen' });
  }
  await goOn(page, '/customer/my-data');
  await expect(page.getByText('The copy holds all of them')).toBeVisible();
  const dietician = await signIn(await make.aDietician());
  await dietician.goto(`/client/customers/${customer.id}?tab=trends`);
  await expect(dietician.getByText('73.4 kg').first()).toBeVisible();
});

test('[TREND-04] a note with a figure is read without it, and keeps it when it is saved again, on the dashboard too', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  const today = todayOf(customer);
  await make.aPlan(customer, { startDate: today });
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/myprogress');
  await page.getByLabel('Notes').fill('Now at 82 kg');
  await page.getByRole('button', { name: 'Submit Progress' }).click();
  await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  const written = async () => (await stored(page, customer))?.notes;
  await goOn(page, '/customer/measurements');
  const hide = page.getByRole('switch', { name: 'Hide numbers of weight, body and energy' });
  await hide.click();
  await expect(hide).toBeChecked();
  await goOn(page, '/customer/myprogress');
  await page.getByRole('button', { name: 'Edit Progress' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Now at … kg');
  await page.getByLabel('Notes').fill('Now at … kg, and well');
  await page.getByRole('button', { name: 'Submit Progress' }).click();
  await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  await goOn(page, HOME);
  await page.getByLabel('Notes').fill('Now at … kg, and very well');
  await page.getByLabel('Notes').blur();
  await expect.poll(written).toBe('Now at … kg, and very well');
  await goOn(page, '/customer/measurements');
  await hide.click();
  await expect(hide).not.toBeChecked();
  await expect.poll(written).toBe('Now at 82 kg, and very well');
});
