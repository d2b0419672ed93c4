import { expect } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { WEEK } from './dayScreen.ts';
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
    await expect(again.getByText('See above')).toBeVisible();
    await again.locator('summary').click();
    await expect(again.getByText('Lunch')).toBeVisible();
    await expect(again.getByText('Lentil soup')).toBeVisible();
    await plan.getByText(formatDay(addDays(startDate, 6), 'short'), { exact: true }).click();
    await expect(plan.getByRole('listitem').nth(6).getByText('Lentil soup')).toBeVisible();

    await page.getByRole('link', { name: 'Log Today' }).click();
    await expect(page).toHaveURL(/\/customer\/myprogress$/);
  });
});
