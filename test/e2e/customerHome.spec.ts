import { expect } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { meal, WEEK } from './dayScreen.ts';
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
