import { expect, type Page } from '@playwright/test';
import { addDays } from '#domain/day.ts';
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
import { EIGHT, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { sideways } from './settled.ts';

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
