import { expect } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { planInput } from '../factories/plans.ts';
import { EIGHT, upload, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';

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

    const plan = page.getByRole('region', { name: 'Harvest week' });
    await expect(plan.getByRole('heading', { name: 'Harvest week' })).toBeVisible();
    await expect(plan.getByText('Eat slowly.')).toBeVisible();
    for (let day = 0; day < 7; day += 1) {
      const title = plan.getByText(formatDay(addDays(startDate, day), 'short'), { exact: true });
      await expect(title).toBeVisible();
      await expect(plan.getByRole('listitem').nth(day).getByText('Lentil soup')).toBeHidden();
    }
    // Its meals are already shown above; here they are one press away, as those of every day.
    const again = plan.getByRole('listitem').nth(2);
    await expect(again.getByText('Shown already')).toBeVisible();
    await again.locator('summary').click();
    await expect(again.getByText('Lunch')).toBeVisible();
    await expect(again.getByText('Lentil soup')).toBeVisible();
    await plan.getByText(formatDay(addDays(startDate, 6), 'short'), { exact: true }).click();
    await expect(plan.getByRole('listitem').nth(6).getByText('Lentil soup')).toBeVisible();

    await page.getByRole('link', { name: 'Log Today' }).click();
    await expect(page).toHaveURL(/\/customer\/myprogress$/);
  });

  test('[HOME-01] the next meal is marked by the clock, and moves on with it @all', async ({
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer();
    const today = todayOf(customer);
    const plan = await make.aPlan(customer, WEEK);
    await make.aDay(customer, today, { meals: { '0': true, '2': true } }, EIGHT, plan);
    const page = await signIn(customer, PHONE);
    await page.clock.setFixedTime(`${today}T10:20:00Z`);
    await page.goto('/customer/dashboard');
    const now = page.getByRole('region', { name: 'Today' });
    await expect(now.getByText('2 of 5 done')).toBeVisible();
    await expect(now.getByRole('listitem').filter({ hasText: 'Next' })).toContainText('An apple');
    await expect(now.getByRole('listitem').filter({ hasText: 'done' })).toHaveCount(2);

    await page.clock.setFixedTime(`${today}T11:30:00Z`);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(now.getByRole('listitem').filter({ hasText: 'Next' })).toContainText('Yoghurt');
  });

  test('[HOME-02] without a plan it says what happens next, and the first plan appears by itself @all', async ({
    customer,
    dietician,
  }) => {
    const { page, person } = customer;
    await page.goto('/customer/dashboard');
    await expect(
      page.getByRole('heading', { name: 'Your first plan is on its way' }),
    ).toBeVisible();
    // The screen invites to this. A day logged before the first plan is no week of a plan.
    await page.getByRole('link', { name: 'log water, sleep and mood' }).click();
    await page.getByLabel('Water').fill('3 glasses');
    await page.getByRole('button', { name: 'Submit Progress' }).click();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('link', { name: 'See My Day' })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Your first plan is on its way' }),
    ).toBeVisible();
    await upload(dietician.page, person, planInput(todayOf(person), { ...WEEK, name: 'Week one' }));
    await expect(page.getByRole('heading', { name: 'Week one' })).toBeVisible();
  });
});
