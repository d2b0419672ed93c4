import { expect, type Page } from '@playwright/test';
import { addDays, dayWords } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { button } from './customersScreen.ts';
import { test } from './fixtures.ts';

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
