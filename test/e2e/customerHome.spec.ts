import { expect, type Page } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { weekOf, weeksAfter } from '#domain/plans/weeks.ts';
import { todayOf } from '../factories/people.ts';
import {
  holderIn,
  mealOn,
  ordersOf,
  uploadInOrder,
  type WeekPlan,
  weeksAround,
} from '../factories/uploadOrders.ts';
import { EIGHT, meal, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';
import {
  atHome,
  more,
  noonZone,
  now,
  SOUP,
  stored,
  tickedOf,
  toProgress,
  zoneAt,
} from './homeDay.ts';
import { sideways } from './settled.ts';

const TYPICAL = [
  'Water with a pinch of cinnamon',
  'Overnight oats with grated apple and cinnamon',
  'Kiwi, 2',
  'Farmer salad with cucumber, tomato, feta, olives, a slice of wholemeal bread and a spoon of olive oil',
  'Apple slices with cinnamon',
  'Hummus 2 tbsp with celery',
  'Courgettes filled with rice, mint yoghurt',
  '',
];
const TIMES = [
  ...['6:45 On waking', '7:30 Breakfast', '10:30 Mid-morning', '13:00 Lunch', '16:00 Afternoon'],
  ...['18:00 Evening snack', '19:30 Dinner', ''],
];

test.describe('the customer’s dashboard', () => {
  test('[HOME-01] [PLAN-03] today comes first, then the week and its notes', async ({
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer();
    const today = todayOf(customer);
    const startDate = addDays(today, -2);
    await make.aPlan(customer, { ...WEEK, name: 'Harvest week', startDate, notes: 'Eat slowly.' });
    const page = await signIn(customer, PHONE);
    await page.goto('/customer/dashboard');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Today, ${formatDay(today, 'long')}`,
    );
    const now = page.getByRole('region', { name: 'Today' });
    await expect(now.getByRole('listitem')).toHaveCount(5);
    await expect(now.getByRole('listitem').nth(2)).toContainText('Lunch');
    await expect(now.getByRole('listitem').nth(2)).toContainText('Lentil soup');

    // The plan is folded under its name, and unfolded it has every day, meal, timing and note.
    const plan = page.getByRole('region', { name: 'Harvest week' });
    await expect(plan.getByRole('heading', { name: 'Harvest week' })).toBeVisible();
    await expect(plan.getByText('Eat slowly.')).toBeHidden();
    await plan.getByRole('heading', { name: 'Harvest week' }).click();
    await expect(plan.getByText('Eat slowly.')).toBeVisible();
    for (let day = 0; day < 7; day += 1) {
      const title = plan.getByText(formatDay(addDays(startDate, day), 'short'), { exact: true });
      await expect(title).toBeVisible();
      await expect(plan.getByRole('listitem').nth(day).getByText('Lentil soup')).toBeHidden();
    }
    // Its meals are already shown above; here they are one press away, as those of every day.
    const again = plan.getByRole('listitem').nth(2);
    await expect(again.getByText('See above')).toBeVisible();
    await again.locator('summary').click();
    await expect(again.getByText('Lunch')).toBeVisible();
    await expect(again.getByText('Lentil soup')).toBeVisible();
    await plan.getByText(formatDay(addDays(startDate, 6), 'short'), { exact: true }).click();
    await expect(plan.getByRole('listitem').nth(6).getByText('Lentil soup')).toBeVisible();
  });

  test('[HOME-01] greets by name, by the customer’s own clock, with the next meal under it or a message that waits', async ({
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer({ name: 'Leila Haddad', timeZone: noonZone });
    await make.aPlan(customer, { ...WEEK, startDate: addDays(todayOf(customer), -2) });
    const page = await signIn(customer, { ...PHONE, timezoneId: noonZone });
    await page.goto('/customer/dashboard');
    await expect(page.getByText('Good afternoon, Leila')).toBeVisible();
    await expect(page.getByText(/^Next: Lunch, Lentil soup$/)).toBeVisible();
    await make.aMessage(customer, { by: await make.aDietician(), text: 'How was the soup?' });
    await page.reload();
    await page.getByRole('link', { name: 'You have a new message.' }).tap();
    await expect(page).toHaveURL('/customer/messages');

    const nameless = await make.aCustomer({ name: '', timeZone: noonZone });
    const theirs = await signIn(nameless, { ...PHONE, timezoneId: noonZone });
    await theirs.goto('/customer/dashboard');
    await theirs.getByRole('button', { name: 'Skip for now' }).tap();
    await expect(theirs.getByText('Good afternoon', { exact: true })).toBeVisible();
    await expect(theirs.getByText('Your first plan is on its way')).toBeVisible();
  });

  test('[DAY-01] [DAY-02] one tap logs all that is planned and not logged yet, Undo takes it back, and the finished day is celebrated once', async ({
    make,
    signIn,
  }) => {
    const { customer, page } = await atHome({ make, signIn }, { ...PHONE, timezoneId: zoneAt(23) });
    const all = page.getByRole('button', { name: 'All as planned' });
    const joy = now(page).getByText('Well done, a whole day as planned!');
    await meal(page, SOUP).tap();
    await more(page, 'Dinner: Baked trout').tap();
    await page.getByRole('radio', { name: 'Skipped', exact: true }).tap();
    await all.tap();
    await expect.poll(() => tickedOf(page, customer)).toEqual(['0', '1', '2', '3']);
    await expect(all).toBeHidden();
    await expect(joy, 'not every meal was eaten').toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => tickedOf(page, customer)).toEqual(['2']);
    expect((await stored(page, customer))?.instead).toEqual({
      '4': { kind: 'skipped', words: '' },
    });

    await more(page, 'Dinner: Baked trout').tap();
    await meal(page, 'Dinner: Baked trout').tap();
    await toProgress(page).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Progress');
    await page.getByRole('button', { name: 'Edit Progress' }).tap();
    await all.tap();
    await expect(page.getByText('Congratulations, all done!')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => tickedOf(page, customer)).toEqual(['2', '4']);
    await page.getByRole('link', { name: 'Today' }).tap();
    await all.tap();
    await expect(joy).toBeVisible();
    await meal(page, SOUP).tap();
    await meal(page, SOUP).tap();
    await expect(now(page).getByText('Every meal done')).toBeVisible();
    await expect(joy).toBeHidden();
  });
});

test('[DAY-07] [DAY-02] at noon one tap logs only the meals that were due by then, and says how many', async ({
  make,
  signIn,
}) => {
  const { customer, page } = await atHome({ make, signIn }, { ...PHONE, timezoneId: noonZone });
  await page.getByRole('button', { name: 'All 2 so far as planned' }).tap();
  await expect.poll(() => tickedOf(page, customer)).toEqual(['0', '1']);
  await expect(page.getByRole('button', { name: /as planned/ })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => tickedOf(page, customer)).toEqual([]);
});

test('[HOME-01] trends, goals and the library are one tap from the dashboard, and eight glasses are one row', async ({
  make,
  signIn,
}) => {
  const { page } = await atHome({ make, signIn });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const glasses = page.getByRole('button', { name: /^\d glass(es)?$/ });
    await expect(glasses).toHaveCount(8);
    const tops = await glasses.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().top),
    );
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
  const rows = page.locator('main');
  for (const [name, title] of [
    ['Trends', 'My Progress'],
    ['Goals', 'Goals'],
    ['Library', 'Library'],
  ] as const) {
    await rows.getByRole('link', { name, exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goto('/customer/dashboard');
  }
});

test('[DAY-01] on a phone at least five meals are in sight, on a small one three, each of two lines at most, and all of a long one in its menu', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer({ name: 'Leila Haddad' });
  await make.aPlan(customer, { meals: TYPICAL, mealTimings: TIMES });
  const page = await signIn(customer, PHONE);
  const rows = page.getByRole('region', { name: 'Today' }).getByRole('listitem');
  /** How many meals are in full between the bars. */
  const inSight = async () => {
    const top = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 };
    const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
    const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
    return boxes.filter(
      (box) => box && bar && box.y >= top.y + top.height && box.y + box.height <= bar.y,
    ).length;
  };
  for (const [width, height, most] of [
    [390, 664, 5],
    [320, 568, 3],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/customer/dashboard');
    await expect(rows).toHaveCount(7);
    expect(await inSight(), `${width} x ${height}`).toBeGreaterThanOrEqual(most);
  }
  const text = rows.nth(3).getByText(/^Farmer salad/);
  const cut = () => text.evaluate((p) => p.scrollHeight > p.clientHeight + 1);
  expect(await cut()).toBe(true);
  await more(page, '13:00 Lunch').tap();
  expect(await cut()).toBe(false);
});

const today = (page: Page) => page.getByRole('region', { name: 'Today', exact: true });
const tomorrow = (page: Page) => page.getByRole('region', { name: 'Tomorrow' });
const weeks = (page: Page) => page.getByRole('navigation', { name: 'Weeks' });
const link = (page: Page, name: string) => weeks(page).getByRole('link', { name });
const week = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** One of the twenty-four orders, in which the first of the four plans comes last. */
const anOrder = (plans: readonly WeekPlan[]): WeekPlan[] =>
  ordersOf(plans).find((order) => order.at(-1) === plans[0]) ?? [];

test.describe('the customer’s weeks', () => {
  test('[WEEK-01] [HOME-01] whatever was uploaded last: today is there, tomorrow’s dinner and the latest plan are one tap away', async ({
    make,
    signIn,
  }) => {
    const plans = weeksAround(todayOf({ timeZone: 'UTC' }));
    const order = anOrder(plans);
    expect(order).toHaveLength(4);
    const customer = await make.aCustomer();
    await uploadInOrder(make, customer, order);
    const now = todayOf(customer);
    const page = await signIn(customer, PHONE);
    await page.goto('/customer/dashboard');
    const dinner = mealOn(holderIn(order, now) ?? '', now, 6);
    await expect(today(page).getByText(dinner)).toBeVisible();
    const latest = order.at(-1)?.name ?? '';
    await expect(page.getByRole('heading', { level: 2, name: latest, exact: true })).toBeVisible();
    await page.getByRole('heading', { level: 2, name: latest, exact: true }).click();
    await expect(week(page, latest).getByRole('listitem')).toHaveCount(7);

    const next = addDays(now, 1);
    const itsDinner = tomorrow(page).getByText(mealOn(holderIn(order, next) ?? '', next, 6));
    await expect(itsDinner).toBeHidden();
    await tomorrow(page).getByText('Tomorrow').click();
    await expect(itsDinner).toBeVisible();

    const monday = weekOf(now).from;
    await link(page, 'This Week').click();
    await expect(page).toHaveURL('/customer/plan?week=this');
    const days = week(page, 'This Week').getByRole('listitem');
    await expect(days).toHaveCount(7);
    await days.nth(4).locator('summary').click();
    const friday = addDays(monday, 4);
    await expect(
      days.nth(4).getByText(mealOn(holderIn(order, friday) ?? '', friday, 2)),
    ).toBeVisible();
  });

  test('[WEEK-01] each week is one tap, earlier ones follow one by one, and Back goes the same way', async ({
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer();
    const now = todayOf(customer);
    const current = weekOf(now);
    const at = (hour: number) => ({ uploadedAt: `2026-01-01T0${hour}:00:00.000Z` });
    const lastWeek = weeksAfter(current, -1);
    const wednesday = addDays(current.from, 2);
    await make.aPlan(customer, { ...WEEK, ...at(1), name: 'Gone', startDate: lastWeek.from });
    await make.aPlan(customer, {
      ...WEEK,
      ...at(2),
      name: 'Now',
      startDate: current.from,
      notes: 'Eat slowly.',
    });
    await make.aPlan(customer, { ...WEEK, ...at(3), name: 'Midweek', startDate: wednesday });
    await make.aDay(customer, lastWeek.from, {}, EIGHT);
    await make.aDay(customer, weeksAfter(current, -4).from, {}, EIGHT);
    const page = await signIn(customer, PHONE);
    await page.goto('/customer/dashboard');
    await link(page, 'This Week').click();
    await expect(link(page, 'This Week')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Now',
      'Midweek',
      'Notes for Now',
      'Notes for Midweek',
    ]);
    await link(page, 'Next Week').click();
    await expect(page.getByRole('heading', { level: 3, name: 'Midweek' }).first()).toBeVisible();
    await expect(week(page, 'Next Week').getByText('No plan')).toHaveCount(5);

    await link(page, 'Earlier').click();
    // The names of the arrows do not make the page wider.
    await expect(page.getByRole('button', { name: 'Week After' })).toBeVisible();
    expect(await sideways(page)).toBe(0);
    const last = week(page, 'Last Week');
    await expect(last.getByRole('heading', { name: 'Gone', exact: true })).toBeVisible();
    await last.getByRole('listitem').first().locator('summary').click();
    await expect(last.getByRole('link', { name: 'See this day' })).toBeVisible();
    await page.getByRole('button', { name: 'Week Before' }).click();
    const empty = week(page, '2 Weeks Ago');
    await expect(empty.getByText('Nothing was planned or logged in this week.')).toBeVisible();
    await empty.getByRole('link', { name: /^Go to the week of/ }).click();
    await expect(week(page, '4 Weeks Ago').getByText(/^\d of \d$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Week Before' })).toBeDisabled();

    await page.goBack();
    await expect(empty).toBeVisible();
    await page.goBack();
    await expect(last).toBeVisible();
    await page.getByRole('button', { name: 'Week After' }).click();
    await expect(week(page, 'This Week')).toBeVisible();
    await page.reload();
    await expect(week(page, 'This Week')).toBeVisible();
  });

  test('[WEEK-01] [HOME-02] where the weeks cannot be fetched today stands, and each place says so', async ({
    make,
    signIn,
    problems,
  }) => {
    problems.allow(/status of 500|500 from/);
    const customer = await make.aCustomer();
    await make.aPlan(customer, WEEK);
    const page = await signIn(customer);
    const plannedDays = /\/planned-days/;
    await page.route(plannedDays, (route) => route.fulfill({ status: 500 }));
    await page.goto('/customer/dashboard');
    await expect(today(page).getByText('Lentil soup')).toBeVisible();
    await expect(page.getByText(/^Failed to load tomorrow\./)).toBeVisible();
    // An address from before the weeks had a screen of their own.
    await page.goto('/customer/dashboard?week=this');
    await expect(page).toHaveURL('/customer/plan?week=this');
    await expect(page.getByText('Failed to fetch diet plan.')).toBeVisible();
    await page.unroute(plannedDays);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(week(page, 'This Week').getByRole('listitem')).toHaveCount(7);
    await page.goto('/customer/dashboard');
    await expect(tomorrow(page)).toBeVisible();
  });
});
