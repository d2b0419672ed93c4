import { expect as expectNow, type Locator, type Page } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import type { Factories } from '#test/factories.ts';
import type { Journey } from './table.ts';

const expect = expectNow.configure({ timeout: 60_000 });

export const PHONE = {
  viewport: { width: 390, height: 664 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
  timezoneId: 'UTC',
} as const;

const ARTICLE = 'Reading a label';

/** A customer with a plan, a goal, a week of days, and an article to read. */
export async function aCustomerWithAll(make: Factories): Promise<Person> {
  const customer = await make.aCustomer({ name: 'Ada Evening' });
  const today = todayOf(customer);
  await make.aPlan(customer, { startDate: addDays(today, -6), name: 'This week' });
  for (const ago of [1, 2, 3]) await make.aDay(customer, addDays(today, -ago));
  await make.aGoal(customer, { kind: 'weight', words: '', target: 76, unit: 'kg', start: 84.2 });
  await make.anArticle({ title: ARTICLE });
  return customer;
}

type Hand = { readonly page: Page; tap(target: Locator): Promise<void> };

/** Taps the first of these that is on screen: the shortest way stands first. */
async function tapOne(hand: Hand, ...ways: readonly Locator[]): Promise<Locator> {
  for (const way of ways) {
    const target = way.first();
    if (!(await target.isVisible())) continue;
    await hand.tap(target);
    return target;
  }
  throw new Error(`None of these is on screen: ${ways.join(', ')}`);
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name, exact: true });

type Way = {
  readonly what: string;
  readonly most: number;
  go(hand: Hand, me: Person): Promise<void>;
};

/** Each begins on Today. */
const WAYS: readonly Way[] = [
  {
    what: 'yesterday’s log',
    most: 2,
    async go(hand, me) {
      const { page } = hand;
      await tapOne(
        hand,
        link(page, /yesterday/i),
        bar(page, 'Progress'),
        link(page, /^(Log Today|See My Day)$/),
      );
      const yesterday = page.getByRole('heading', { name: /^Yesterday/ });
      const previous = button(page, 'Previous Day');
      await previous.or(yesterday).first().waitFor();
      if (!(await yesterday.isVisible())) await hand.tap(previous);
      await expect(page).toHaveURL(new RegExp(`date=${addDays(todayOf(me), -1)}`));
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    },
  },
  {
    what: 'an article of the library',
    most: 2,
    async go(hand) {
      const { page } = hand;
      await anywhere(hand, 'Library');
      await hand.tap(link(page, new RegExp(ARTICLE)).first());
      await expect(page.getByRole('heading', { name: ARTICLE })).toBeVisible();
    },
  },
  {
    what: 'trends',
    most: 1,
    async go(hand) {
      const { page } = hand;
      await tapOne(
        hand,
        link(page, /Trends/),
        bar(page, 'Progress'),
        link(page, /^(Log Today|See My Day)$/),
      );
      const trends = button(page, /^Trends$/).or(page.getByRole('tab', { name: 'Trends' }));
      await trends.or(page.getByRole('figure')).first().waitFor();
      if ((await page.getByRole('figure').count()) === 0) await hand.tap(trends.first());
      await expect(page.getByRole('figure').first()).toBeVisible();
    },
  },
  {
    what: 'goals',
    most: 1,
    async go(hand) {
      const goal = hand.page.getByText('76 kg').first();
      if (!(await isInSight(goal))) await anywhere(hand, /Goals/);
      await expect(goal).toBeVisible();
    },
  },
  {
    what: 'an evening: two meals, water, sleep, mood, score',
    most: 7,
    async go(hand) {
      const { page } = hand;
      const meals = page.getByRole('checkbox');
      for (const nth of [0, 1]) await hand.tap(meals.nth(nth));
      const water = button(page, 'One glass more')
        .or(page.getByRole('radio', { name: /glass/ }))
        .first();
      if (!(await water.isVisible()))
        await tapOne(hand, page.getByText('Water, Sleep, Mood'), link(page, /Log|My Day/));
      await hand.tap(water);
      const sleep = page.getByLabel('Sleep Hours');
      await hand.tap(sleep);
      await sleep.fill('7.5');
      await hand.tap(page.getByRole('radio', { name: 'Good' }));
      await hand.tap(page.getByRole('radio', { name: '4', exact: true }).first());
      // The day saves itself.
      await page.reload();
      await expect(meals.nth(1)).toBeChecked();
    },
  },
];

const isInSight = (target: Locator) =>
  target
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    })
    .catch(() => false);

/** A place that stands on Today, or behind Me. */
async function anywhere(hand: Hand, name: string | RegExp): Promise<void> {
  const { page } = hand;
  const there = page.locator('main').getByRole('link', { name, exact: true });
  if (!(await there.first().isVisible())) {
    await hand.tap(bar(page, 'Me'));
    await there.first().waitFor();
  }
  await hand.tap(there.first());
}

/** The taps of each way, counted as they are made. */
export async function customersTaps(page: Page, me: Person): Promise<Journey[]> {
  const journeys: Journey[] = [];
  for (const { what, most, go } of WAYS) {
    await page.goto('/customer/dashboard');
    await page.getByRole('checkbox').first().waitFor();
    await page.waitForLoadState('networkidle');
    let presses = 0;
    const tap = async (target: Locator) => {
      presses += 1;
      await target.tap();
    };
    await go({ page, tap }, me);
    journeys.push({ what, presses, keys: presses, letters: 0, most });
  }
  return journeys;
}
