import { expect, type Page } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { type Person, todayOf, zoneAt } from '../factories/people.ts';
import type { Factories } from '../factories.ts';
import { test } from './fixtures.ts';
import { button } from './named.ts';
import { sideways } from './settled.ts';
import { filled, unbroken } from './states/words.ts';

const pagesOf = (pdf: Buffer) =>
  (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
const sheet = (page: Page) => page.getByRole('article', { name: 'Summary for a doctor' });

/** The texts on the paper and their sizes, right before the browser prints. */
async function onPaper(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const paper = document.querySelector<HTMLElement>('[aria-label="Summary to print"]');
    const found = {
      text: paper?.innerText ?? '',
      points: Number.parseFloat(paper?.style.fontSize ?? '0'),
    };
    window.dispatchEvent(new Event('afterprint'));
    return found;
  });
}

/** The number of pages on each size of paper, A4 and Letter. */
async function pagesIn(page: Page): Promise<number[]> {
  const a4 = await page.pdf({ format: 'A4' });
  const letter = await page.pdf({ format: 'Letter' });
  return [pagesOf(a4), pagesOf(letter)];
}

async function typical(make: Factories, dietician: Person): Promise<Person> {
  // Late in the day, so that no meal of today is still to come.
  const timeZone = zoneAt(23);
  const customer = await make.aCustomer({ name: 'Anna Albrecht', dietician, timeZone });
  const today = todayOf(customer);
  const back = (days: number) => addDays(today, -days);
  await make.aCustomerProfile(customer, {
    dateOfBirth: '1984-03-02',
    gender: 'female',
    medicalConditions: 'Type 2 diabetes since 2019; raised blood pressure.',
    medications: 'Metformin 500 mg twice a day, Ramipril 5 mg.',
    dietaryRestrictions: 'Allergic to walnuts. No pork.',
  });
  for (let days = 60; days >= 0; days -= 1)
    if (days % 9 !== 4)
      await make.aDay(customer, back(days), {
        sleepHours: 6 + (days % 3),
        waterIntake: '1.5 L',
        mood: 'Good',
      });
  await make.measured(customer, [
    { date: back(70), value: 84.2 },
    { date: back(1), value: 80.9 },
    { date: back(60), value: 98, kind: 'waist', unit: 'cm' },
    { date: back(3), value: 94.5, kind: 'waist', unit: 'cm' },
  ]);
  await make.aGoal(customer, { kind: 'weight', words: '', target: 76, unit: 'kg', start: 84.2 });
  await make.aGoal(customer);
  await make.aPlan(customer, { startDate: back(2) });
  return customer;
}

test('[WEEK-04] a customer finds one page for their doctor beside their trends, and prints it on one page, A4 or Letter', async ({
  make,
  signIn,
}) => {
  const customer = await typical(make, await make.aDietician({ name: 'Meera Menon' }));
  const today = todayOf(customer);
  const page = await signIn(customer, { timezoneId: customer.timeZone });
  await page.goto('/customer/myprogress?tab=trends');
  await page.getByRole('link', { name: 'Summary for a doctor' }).click();
  await expect(page).toHaveURL('/customer/doctor-summary');
  await expect(sheet(page).getByRole('heading', { name: 'Anna Albrecht' })).toBeVisible();
  for (const words of [
    'Female',
    'Meera Menon',
    'Type 2 diabetes since 2019',
    'Metformin 500 mg',
    'Allergic to walnuts',
    'Active',
    '84 days',
    '40% of meals',
    '54 of 84 days logged',
    '−3.3 kg',
    '−3.5 cm',
    'Weight: 76 kg',
    'A walk after lunch',
    'Spring week',
    'Porridge with plums',
    `Made on ${formatDay(today, 'long')} ${today.slice(0, 4)} with Weekplate by Anna Albrecht`,
    'what the customer wrote and logged themselves',
  ])
    await expect(sheet(page)).toContainText(words);
  const paper = await onPaper(page);
  expect(paper.text).toContain('Baked trout, potatoes, beans');
  expect(paper.text).toContain('Summary for a doctor');
  expect(paper.points).toBeGreaterThanOrEqual(9);
  expect(await pagesIn(page)).toEqual([1, 1]);

  await page.getByRole('radio', { name: '4 Weeks' }).click();
  await expect(sheet(page)).toContainText('25 of 28 days logged');
  await page.reload();
  await expect(sheet(page)).toContainText('25 of 28 days logged');
  await page.getByRole('radio', { name: 'All Coaching' }).click();
  await expect(sheet(page)).toContainText('of 31 days logged');
  await page.getByRole('link', { name: 'Back to Trends' }).click();
  await expect(button(page, 'Trends')).toHaveAttribute('aria-pressed', 'true');
});

test('[WEEK-04] on a phone at 200 % every heading of its tables is whole and within the sheet', async ({
  make,
  signIn,
}) => {
  const customer = await typical(make, await make.aDietician());
  const page = await signIn(customer, { timezoneId: customer.timeZone });
  await page.setViewportSize({ width: 195, height: 664 });
  await page.goto('/customer/doctor-summary');
  await expect(sheet(page).getByRole('columnheader', { name: 'Change' })).toBeVisible();
  const broken = await sheet(page).evaluate((article) => {
    const { right } = article.getBoundingClientRect();
    return [...article.querySelectorAll('thead th')].filter((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const lines = range.getClientRects();
      return lines.length !== 1 || (lines[0]?.right ?? 0) > right;
    }).length;
  });
  expect(broken).toBe(0);
  expect(await sideways(page)).toBe(0);
});

test('[WEEK-04] overfull, it is still one page: what is too long is shortened, and what is left out is counted', async ({
  make,
  signIn,
}) => {
  const dietician = await make.aDietician({ name: filled('Maximiliana Nair-Oberhausen ', 200) });
  const customer = await make.aCustomer({ name: unbroken('Wolfeschlegelstein', 200), dietician });
  const today = todayOf(customer);
  await make.aCustomerProfile(customer, {
    dateOfBirth: '1950-01-01',
    gender: 'other',
    pregnancy: 'breastfeeding',
    medicalConditions: filled('High blood pressure, and more. ', 4000),
    medications: unbroken('WWWWMMMM', 4000),
    dietaryRestrictions: filled('No nuts, please. ', 4000),
  });
  for (let back = 0; back < 90; back += 1) await make.aDay(customer, addDays(today, -back));
  for (const kind of ['weight', 'waist', 'hip', 'chest', 'upperArm', 'thigh', 'bodyFat'])
    await make.measured(
      customer,
      [80, 1].map((back) => ({
        kind,
        value: kind === 'bodyFat' ? 30 : 90,
        unit: kind === 'weight' ? 'kg' : kind === 'bodyFat' ? '%' : 'cm',
        date: addDays(today, -back),
      })),
    );
  for (let nth = 0; nth < 9; nth += 1)
    await make.aGoal(customer, { words: unbroken('WalkingMW', 200), target: 50 });
  await make.aPlan(customer, {
    name: unbroken('Springweek', 200),
    startDate: today,
    meals: Array.from({ length: 8 }, (_, place) =>
      place % 2 ? filled('Lentil soup, rye bread, plums; ', 500) : unbroken('WMWM', 500),
    ),
    mealTimings: Array.from({ length: 8 }, () => unbroken('Early morning', 60)),
  });
  const page = await signIn(customer);
  await page.goto('/customer/doctor-summary');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(sheet(page)).toContainText('and 3 more');
    await expect(sheet(page)).toContainText('Texts that end with … are shortened');
    expect(await sideways(page)).toBe(0);
    const { text, points } = await onPaper(page);
    expect(points).toBeGreaterThanOrEqual(6);
    expect(text).toContain('are shortened');
    expect(text).toContain('what the customer wrote and logged themselves');
  }
  expect(await pagesIn(page)).toEqual([1, 1]);
});

/** Prints as the browser would on this paper; returns the number of pages. */
const printed = async (page: Page, format: 'A4' | 'Letter') =>
  pagesOf(await page.pdf({ format, landscape: true }));

/** Waits until the sheet has its plan and its fonts. */
async function readyToPrint(page: Page) {
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** The texts on the sheet and their sizes, right before the browser prints. */
async function sheetOf(page: Page) {
  return page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const sheet = document.querySelector<HTMLElement>('[aria-label="Plan to print"]');
    const found = {
      text: sheet?.innerText ?? '',
      points: Number.parseFloat(sheet?.style.fontSize ?? '0'),
    };
    window.dispatchEvent(new Event('afterprint'));
    return found;
  });
}

test('[HOME-01] the customer’s plan prints on one page, A4 or Letter, with both names', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer({ name: 'Anna Albrecht' });
  await make.aPlan(customer);
  const page = await signIn(customer);
  await page.goto('/customer/plan');
  await readyToPrint(page);
  for (const format of ['A4', 'Letter'] as const) expect(await printed(page, format)).toBe(1);
  const { text, points } = await sheetOf(page);
  for (const words of ['Spring week', 'Anna Albrecht', 'Weekplate', 'Porridge with plums'])
    expect(text).toContain(words);
  expect(points).toBeGreaterThanOrEqual(9);
});
