import { expect, type Page } from '@playwright/test';
import { addDays, dayWords } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { PHONE, test } from './fixtures.ts';
import { goOn } from './goOn.ts';
import { HOME, stored } from './homeDay.ts';
import { button } from './named.ts';

const figure = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });

test('[PROMISE-02] [PROMISE-01] [TREND-02] [TREND-03] the customer sees how the days went: a tab beside the day, ranges, the table, and each point by keyboard', async ({
  make,
  customer: { page, person },
}) => {
  const today = todayOf(person);
  const back = (days: number) => addDays(today, -days);
  await make.aPlan(person, { startDate: back(3), name: 'Winter week' });
  for (const [days, sleepHours] of [
    [20, 6.5],
    [9, 7],
    [3, 8],
    [0, 6],
  ] as const)
    await make.aDay(person, back(days), { sleepHours });
  await page.goto('/customer/myprogress');
  await expect(button(page, 'Edit Progress')).toBeVisible();
  await button(page, 'Trends').press('Enter');
  await expect(button(page, 'Trends')).toBeFocused();

  const sleep = figure(page, 'Sleep');
  await expect(sleep.getByRole('heading', { name: 'Sleep' })).toBeVisible();
  await expect(sleep).toContainText('7 h on average, 0.5 h more than before');
  // The large figure is the last one, and never an average.
  await expect(sleep.getByText('6 h', { exact: true })).toBeVisible();
  await expect(sleep).toContainText(`down 1 h since ${dayWords(back(9), today)}`);
  await button(page, 'How to read these charts').click();
  const about = page.getByRole('dialog', { name: 'How to read these charts' });
  await expect(about).toContainText('The line is the 7-day average.');
  await expect(about).toContainText('marks the start of a new plan');
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await page.getByRole('radio', { name: '30 Days' }).check();
  await expect(sleep).toContainText(`down 0.5 h since ${dayWords(back(20), today)}`);
  await page.getByRole('radio', { name: '14 Days' }).check();
  await expect(sleep).toContainText('0.5 h more than before');
  await expect(figure(page, 'Weight')).toHaveCount(0);

  const reader = sleep.getByRole('slider');
  await reader.focus();
  const said = () => reader.getAttribute('aria-valuetext');
  const inWords = (days: number) => dayWords(back(days), today);
  expect(await said()).toBe(`${inWords(0)}: 6 h, 7-day average 7 h`);
  await page.keyboard.press('ArrowLeft');
  expect(await said()).toBe(`${inWords(3)}: 8 h, 7-day average 7.5 h, New plan: Winter week`);
  // The tooltip shows the same to those who look.
  await expect(sleep.getByText('New plan: Winter week')).toBeVisible();
  await page.keyboard.press('Home');
  expect(await said()).toBe(`${inWords(9)}: 7 h, 7-day average 7 h`);
  await page.keyboard.press('Escape');
  await expect(sleep.getByText(inWords(9), { exact: true })).toBeHidden();

  await sleep.getByRole('button', { name: 'Show as Table' }).click();
  const rows = sleep.getByRole('row');
  await expect(rows).toHaveText([
    'DaySleep7-day average',
    `${inWords(0)}6 h7 h`,
    `${inWords(3)}8 h7.5 h`,
    `${inWords(9)}7 h7 h`,
  ]);
  await page.getByRole('radio', { name: 'Year' }).check();
  await expect(rows.first()).toHaveText('Week fromAverageLowestHighestDays');
  await expect(sleep).toContainText('6.9 h on average, nothing to compare with yet');
  expect(new URL(page.url()).search).toBe('?tab=trends&range=year');
  await page.reload();
  await expect(sleep).toContainText('6.9 h');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText(`Trends of ${person.name}`)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Year' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'My Progress' })).toBeHidden();
  await expect(sleep.getByRole('heading')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: null, colorScheme: null });

  await button(page, 'Day').click();
  await expect(button(page, 'Edit Progress')).toBeVisible();
});

test('[PROMISE-02] [TREND-02] [TREND-03] a dietician sees a customer’s trends with one click, on one time axis; a pause is a gap', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer({ name: 'Ada Albrecht' });
  const today = todayOf(customer);
  const back = (days: number) => addDays(today, -days);
  for (const days of [85, 84, 30, 29, 1, 0]) await make.aDay(customer, back(days));
  await make.measured(customer, [
    { date: back(60), value: 82 },
    { date: back(1), value: 79.6 },
  ]);
  await page.goto(`/client/customers/${customer.id}`);
  const tabs = page.getByRole('group', { name: 'What to read' }).getByRole('button');
  await expect(tabs).toHaveText([/Progress/, /Trends/, /Plans/, /Profile/, /Notes/, /Messages/]);
  await button(page, 'View Trends').click();
  const sleep = figure(page, 'Sleep');
  await expect(sleep).toContainText('7.5 h on average, nothing to compare with yet');
  await page.getByRole('radio', { name: '90 Days' }).check();
  await expect(figure(page, 'Weight')).toContainText('80.8 kg');

  const places = () =>
    page.getByRole('figure').evaluateAll((figures) =>
      figures.map((each) => {
        const [first] = each.querySelectorAll('svg text[text-anchor="middle"]');
        const { left, width } = each.querySelector('svg')?.getBoundingClientRect() ?? {};
        return [left, width, first?.getBoundingClientRect().left].join(' ');
      }),
    );
  await expect.poll(async () => new Set(await places()).size).toBe(1);
  const runs = (chart: string) =>
    figure(page, chart)
      .locator('svg path')
      .last()
      .evaluate((path) => path.getAttribute('d')?.match(/M/g)?.length);
  // Sleep has three runs of two days; the two weights are two months apart.
  expect([await runs('Sleep'), await runs('Weight')]).toEqual([3, 2]);

  // A day that is read in one chart is marked in the charts beside it.
  await sleep.getByRole('slider').hover({ position: { x: 2, y: 20 } });
  await expect(sleep.getByText('7-day average 7.5 h')).toBeVisible();
  await expect(page.locator('figure circle')).toHaveCount(5);
});

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
