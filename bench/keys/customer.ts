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

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

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
    async go({ page, tap }, me) {
      const bar = page.getByRole('navigation', { name: 'Shortcuts' });
      await tap(bar.getByRole('link', { name: 'Progress', exact: true }));
      await tap(page.getByRole('button', { name: 'Previous Day' }));
      await expect(page).toHaveURL(new RegExp(`date=${addDays(todayOf(me), -1)}`));
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    },
  },
  {
    what: 'an article of the library',
    most: 2,
    async go({ page, tap }) {
      await tap(link(page, 'Library'));
      await tap(page.getByRole('link', { name: ARTICLE }).first());
      await expect(page.getByRole('heading', { name: ARTICLE })).toBeVisible();
    },
  },
  {
    what: 'trends',
    most: 1,
    async go({ page, tap }) {
      await tap(link(page, 'Trends'));
      await expect(page.getByRole('figure').first()).toBeVisible();
    },
  },
  {
    what: 'goals',
    most: 1,
    async go({ page, tap }) {
      await tap(link(page, 'Goals'));
      await expect(page.getByRole('heading', { level: 1, name: 'Goals' })).toBeVisible();
      await expect(page.getByText('76 kg').first()).toBeVisible();
    },
  },
  {
    what: 'an evening: six glasses, sleep, mood, score and a note',
    most: 7,
    async go({ page, tap }, me) {
      await tap(page.getByRole('button', { name: '6 glasses' }));
      await tap(page.getByLabel('Sleep Hours'));
      await page.keyboard.type('7.5');
      await tap(page.getByRole('radio', { name: 'Good' }));
      await tap(page.getByRole('radio', { name: '4', exact: true }));
      await tap(page.getByLabel('Notes'));
      await page.keyboard.type('A calm evening.');
      // The day saves itself.
      const day = `/api/customers/${me.id}/daily-progress/${todayOf(me)}`;
      const notes = async () => (await (await page.request.get(day)).json()).record?.notes;
      await expect.poll(notes).toBe('A calm evening.');
    },
  },
];

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
