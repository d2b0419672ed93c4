import { expect } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { weekOf } from '#domain/plans/weeks.ts';
import { todayOf } from '../factories/people.ts';
import { EIGHT, meal, submit, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { toProgress } from './homeDay.ts';

test.describe('My Progress', () => {
  test('[PROG-01] [PROG-08] from day to day: arrows, a typed date, a picked one, never beyond today; a past day keeps its meals after a new plan arrives', async ({
    customer,
    make,
  }) => {
    const { page, person } = customer;
    const today = todayOf(person);
    const [yesterday, before] = [addDays(today, -1), addDays(today, -2)];
    const early = { uploadedAt: '2026-01-01T08:00:00.000Z' };
    await make.aPlan(person, { ...WEEK, ...early, startDate: before });
    await make.aDay(person, yesterday, { notes: 'Of yesterday' }, EIGHT);
    await page.goto('/customer/myprogress');
    const day = page.getByRole('heading', { level: 2 });
    const date = page.getByLabel('Date', { exact: true });
    const next = page.getByRole('button', { name: 'Next Day' });
    await expect(day).toHaveText(`Today, ${formatDay(today, 'long')}`);
    await expect(next).toBeDisabled();
    await meal(page, 'An apple').check();

    await page.getByRole('button', { name: 'Previous Day' }).click();
    await expect(page).toHaveURL(new RegExp(`\\?date=${yesterday}$`));
    await expect(day).toHaveText(`Yesterday, ${formatDay(yesterday, 'long')}`);
    await expect(page.getByLabel('Notes')).toHaveValue('Of yesterday');

    await date.fill(before);
    await expect(page).toHaveURL(new RegExp(`\\?date=${before}$`));
    await expect(page.getByLabel('Notes')).toHaveValue('');
    await expect(submit(page)).toBeVisible();

    await date.fill(addDays(today, 1));
    await expect(page.getByText('This day hasn’t started yet.')).toBeVisible();
    await date.blur();
    await expect(date).toHaveValue(before);

    await page.goBack();
    await expect(date).toHaveValue(yesterday);
    await next.click();
    await expect(page).toHaveURL(/myprogress$/);
    await expect(meal(page, 'An apple')).toBeChecked();

    await page.goto(`/customer/myprogress?date=${addDays(today, 3)}`);
    await expect(date).toHaveValue(today);
    await page.goto('/customer/myprogress?date=2026-02-30');
    await expect(date).toHaveValue(today);

    const picker = page.locator('input[type="date"]');
    await expect(picker).toHaveAttribute('max', today);
    await picker.fill(yesterday);
    await expect(date).toHaveValue(yesterday);

    await make.aPlan(person, { meals: ['Only tea', '', '', '', '', '', '', ''] });
    await page.goto(`/customer/myprogress?date=${before}`);
    await expect(page.getByRole('checkbox')).toHaveCount(5);
    await page.goto('/customer/myprogress');
    await expect(meal(page, 'Only tea')).toBeVisible();
  });

  test('[PROG-01] [DAY-01] yesterday’s log is two taps from Today, and the week of a day is a strip of rings that open its days', async ({
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer();
    const today = todayOf(customer);
    const [yesterday, lastWeek] = [addDays(today, -1), addDays(today, -7)];
    await make.aPlan(customer, { ...WEEK, startDate: addDays(today, -2) });
    await make.aDay(customer, lastWeek, {}, EIGHT);
    const page = await signIn(customer, PHONE);
    const day = page.getByRole('heading', { level: 2 });
    const week = page.getByRole('group', { name: 'Days of the week' });
    const chosen = week.locator('[aria-pressed=true]');
    const named = (date: string) => new RegExp(`^${formatDay(date, 'long')}, `);
    await page.goto('/customer/dashboard');
    await toProgress(page).tap();
    await expect(week.locator('[aria-current=date]')).toHaveAccessibleName(named(today));
    await page.getByRole('button', { name: 'Previous Day' }).tap();
    await expect(day).toHaveText(`Yesterday, ${formatDay(yesterday, 'long')}`);
    await meal(page, 'Porridge').tap();
    await expect(chosen).toHaveAccessibleName(/, logged, 20 % of the meals done$/);

    await page.getByRole('button', { name: 'Next Day' }).tap();
    await page.getByRole('button', { name: 'Previous Week' }).tap();
    await expect(page).toHaveURL(new RegExp(`date=${lastWeek}$`));
    await expect(chosen).toHaveAccessibleName(named(lastWeek));
    await expect(chosen).toHaveAccessibleName(/, logged, /);
    const { from } = weekOf(lastWeek);
    await expect(week.getByRole('button')).toHaveCount(7);
    await week.getByRole('button', { name: named(from) }).focus();
    await page.keyboard.press('Space');
    await expect(chosen).toHaveAccessibleName(named(from));
    await page.getByRole('button', { name: 'Next Week' }).tap();
    await expect(page.getByRole('button', { name: 'Next Week' })).toBeVisible();
    await expect(chosen).toHaveAccessibleName(named(weekOf(today).from));
  });

  // The one of the two extreme time zones whose date differs from ours.
  const timeZone = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
  test(`[PROG-09] [T-H1] today is the customer’s own, in ${timeZone}`, async ({ make, signIn }) => {
    const customer = await make.aCustomer({ timeZone });
    const today = todayOf(customer);
    await make.aPlan(customer, WEEK);
    const page = await signIn(customer, { ...PHONE, timezoneId: timeZone });
    await page.goto('/customer/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Today, ${formatDay(today, 'long')}`,
    );
    await page.goto('/customer/myprogress');
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue(today);
    await submit(page).tap();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  });

  test('[PROG-09] [T-H2] midnight passes: an untouched day goes on to the new one, a typed one stays', async ({
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer();
    const today = todayOf(customer);
    const yesterday = addDays(today, -1);
    await make.aPlan(customer, { ...WEEK, startDate: addDays(today, -3) });
    for (const typed of [false, true]) {
      const page = await signIn(customer, PHONE);
      // As on the evening before: the server says that today is yesterday until `struck` is true.
      let struck = false;
      await page.route('**/api/me', async (route) => {
        const answer = await route.fetch();
        const { me } = await answer.json();
        await route.fulfill({ json: { me: struck ? me : { ...me, today: yesterday } } });
      });
      await page.goto('/customer/myprogress');
      const day = page.getByRole('heading', { level: 2 });
      await expect(day).toHaveText(`Today, ${formatDay(yesterday, 'long')}`);
      if (typed) {
        await page.getByLabel('Notes').fill('Still typing');
        await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      }
      struck = true;
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      const words = typed
        ? `Yesterday, ${formatDay(yesterday, 'long')}`
        : `Today, ${formatDay(today, 'long')}`;
      await expect(day).toHaveText(words);
      await expect(page.getByLabel('Notes')).toHaveValue(typed ? 'Still typing' : '');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
});
