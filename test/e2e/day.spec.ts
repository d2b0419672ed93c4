import { expect, type Page } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import type { PlanInput } from '#domain/plans/plan.ts';
import { EMPTY_PROGRESS } from '#domain/progress/progress.ts';
import { PASSWORD, type Person, todayOf } from '../factories/people.ts';
import { planInput } from '../factories/plans.ts';
import { PHONE, test } from './fixtures.ts';

const FIVE = ['Porridge with plums', 'An apple', 'Lentil soup', 'Yoghurt', 'Baked trout'];
const EIGHT = [...FIVE, '', '', ''];
const TIMINGS = ['Breakfast', '10:30', 'Lunch', '16:00', 'Dinner', '', '', ''];
const WEEK = { meals: EIGHT, mealTimings: TIMINGS };

const meal = (page: Page, name: string) => page.getByRole('checkbox', { name });
const ring = (page: Page) => page.getByRole('progressbar', { name: 'Meals done' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Progress' });

/** Uploads as a dietician's browser would, so that everybody is told live. */
async function upload(dietician: Page, customer: Person, plan: PlanInput) {
  await dietician.goto('/client/customers');
  const status = await dietician.evaluate(
    async ([path, body]) => {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      };
      return (await fetch(path, { method: 'POST', headers, body })).status;
    },
    [`/api/customers/${customer.id}/diet-plans`, JSON.stringify(plan)] as const,
  );
  expect(status).toBe(201);
}

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
      const soup = plan.getByRole('listitem').nth(day).getByText('Lentil soup');
      if (day === 2) await expect(soup).toBeVisible();
      else await expect(soup).toBeHidden();
    }
    await plan.getByText(formatDay(addDays(startDate, 6), 'short'), { exact: true }).click();
    await expect(plan.getByRole('listitem').nth(6).getByText('Lentil soup')).toBeVisible();

    await page.getByRole('link', { name: 'Log Today' }).click();
    await expect(page).toHaveURL(/\/customer\/myprogress$/);
  });

  test('[HOME-01] the next meal is marked by the clock, and moves on with it', async ({
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer();
    const today = todayOf(customer);
    await make.aPlan(customer, WEEK);
    await make.aDay(customer, today, { meals: { '0': true, '2': true } }, EIGHT);
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

  test('[HOME-01] [PLAN-02] [PROG-08] the latest plan is for another week: today keeps its own', async ({
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer();
    const today = todayOf(customer);
    const before = { uploadedAt: '2026-01-01T08:00:00.000Z' };
    await make.aPlan(customer, { ...WEEK, ...before, name: 'This week' });
    await make.aPlan(customer, { name: 'Next week', startDate: addDays(today, 7) });
    const page = await signIn(customer, PHONE);
    await page.goto('/customer/dashboard');
    await expect(page.getByText('Today follows “This week”.')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Today' }).getByText('Lentil soup'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Next week' })).toBeVisible();
  });

  test('[HOME-02] without a plan it says what happens next, and the first plan appears by itself', async ({
    customer,
    dietician,
  }) => {
    const { page, person } = customer;
    await page.goto('/customer/dashboard');
    await expect(
      page.getByRole('heading', { name: 'Your first plan is on its way' }),
    ).toBeVisible();
    await upload(dietician.page, person, planInput(todayOf(person), { ...WEEK, name: 'Week one' }));
    await expect(page.getByRole('heading', { name: 'Week one' })).toBeVisible();
  });
});

test.describe('My Progress', () => {
  test('[PROG-01] [PROG-02] [PROG-03] [PROG-04] [PROG-05] [PROG-06] a day, ticked and submitted with one thumb', async ({
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer();
    await make.aPlan(customer, WEEK);
    const page = await signIn(customer, PHONE);
    await page.goto('/customer/myprogress');

    await expect(page.getByRole('checkbox')).toHaveCount(5);
    await expect(page.getByRole('checkbox').first()).not.toBeFocused();
    await expect(ring(page)).toHaveAttribute('aria-valuenow', '0');
    for (const [done, name] of FIVE.entries()) {
      await meal(page, name).tap();
      await expect(ring(page)).toHaveAttribute('aria-valuetext', `${done + 1} of 5 meals`);
    }
    await expect(ring(page)).toHaveAttribute('aria-valuenow', '100');
    await expect(page.getByText('Congratulations')).toBeVisible();
    await meal(page, '10:30: An apple').tap();
    await expect(ring(page)).toHaveAttribute('aria-valuenow', '80');
    await expect(page.getByText('Congratulations')).toBeHidden();

    for (let glass = 0; glass < 6; glass += 1)
      await page.getByRole('button', { name: 'One glass more' }).tap();
    await expect(page.getByLabel('Water Intake')).toHaveValue('1.5 L');
    await page.getByLabel('Sleep Hours').fill('7');
    await page.getByRole('button', { name: 'Half an hour more' }).tap();
    await page.getByRole('radiogroup', { name: 'Mood' }).getByLabel('Good').tap();
    await page.getByRole('radiogroup', { name: 'Diet Score' }).getByLabel('4').tap();
    await page.getByLabel('Notes').fill('Light and rested.');
    await submit(page).tap();

    const submitted = async () => {
      await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
      await expect(submit(page)).toBeHidden();
      await expect(ring(page)).toHaveAttribute('aria-valuenow', '80');
      await expect(meal(page, 'Breakfast: Porridge with plums')).toBeChecked();
      await expect(meal(page, 'An apple')).not.toBeChecked();
      for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeDisabled();
      await expect(page.getByLabel('Water Intake')).toHaveValue('1.5 L');
      await expect(page.getByLabel('Sleep Hours')).toHaveValue('7.5');
      await expect(page.getByRole('radio', { name: 'Good' })).toBeChecked();
      await expect(page.getByRole('radio', { name: '4' })).toBeChecked();
      await expect(page.getByLabel('Notes')).toHaveValue('Light and rested.');
    };
    await submitted();
    await page.reload();
    await submitted();

    await page.getByRole('button', { name: 'Edit Progress' }).tap();
    await meal(page, 'Lentil soup').tap();
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await submitted();

    await page.getByRole('button', { name: 'Edit Progress' }).tap();
    await meal(page, 'An apple').tap();
    await submit(page).tap();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
    await expect(page.getByText('Congratulations')).toBeVisible();
  });

  test('[PROG-02] a blank cell is no meal, and a day of blanks has none', async ({
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer();
    const blank = Array.from({ length: 8 }, () => '');
    const days = [
      ['', ' ', 'Only soup', '', '', '', '', ''],
      ...Array.from({ length: 6 }, () => blank),
    ];
    await make.aPlan(customer, { meals: days, startDate: addDays(todayOf(customer), 0) });
    await make.aPlan(customer, {
      meals: Array.from({ length: 7 }, () => blank),
      startDate: addDays(todayOf(customer), -7),
    });
    const page = await signIn(customer, PHONE);
    await page.goto('/customer/myprogress');
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await meal(page, 'Only soup').tap();
    await expect(ring(page)).toHaveAttribute('aria-valuenow', '100');
    await page.getByRole('button', { name: 'Previous Day' }).tap();
    await expect(page.getByText('No meals are planned for this day.')).toBeVisible();
    await expect(ring(page)).toBeHidden();
  });

  test('[PROG-03] water in the customer’s own words, sleep that is no number, a score taken back', async ({
    customer,
    make,
  }) => {
    const { page, person } = customer;
    await make.aPlan(person, WEEK);
    await page.goto('/customer/myprogress');
    await page.getByLabel('Water Intake').fill('two big bottles');
    await expect(page.getByRole('button', { name: 'One glass more' })).toBeDisabled();
    await page.getByRole('radio', { name: '3' }).check();
    await page.getByRole('radio', { name: '3' }).click();
    await expect(page.getByRole('radio', { name: '3' })).not.toBeChecked();
    await page.getByRole('radio', { name: 'Low' }).check();
    await page.getByRole('button', { name: 'Clear Mood' }).click();
    await expect(page.getByRole('radio', { name: 'Low' })).not.toBeChecked();

    await page.getByLabel('Sleep Hours').fill('well');
    await submit(page).click();
    await expect(page.getByText('Enter the hours as a number.')).toBeVisible();
    await expect(page.getByLabel('Sleep Hours')).toBeFocused();
    await page.getByLabel('Sleep Hours').fill('25');
    await submit(page).click();
    await expect(page.getByText('Sleep is between 0 and 24 hours.')).toBeVisible();
    await page.getByLabel('Sleep Hours').fill('7:30');
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
    await expect(page.getByLabel('Water Intake')).toHaveValue('two big bottles');
    await expect(page.getByLabel('Sleep Hours')).toHaveValue('7.5');
    for (const radio of await page.getByRole('radio').all()) await expect(radio).not.toBeChecked();
  });

  test('[PROG-04] [PROG-07] what was ticked and typed survives a lost connection and a reload', async ({
    customer,
    make,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::/);
    const { page, person } = customer;
    await make.aPlan(person, WEEK);
    await page.goto('/customer/myprogress');
    await meal(page, 'Lentil soup').check();
    await page.getByLabel('Notes').fill('Half of it');
    await page.context().setOffline(true);
    await submit(page).click();
    await expect(page.getByText('Failed to submit progress.')).toBeVisible();
    await expect(page.getByText('Nothing you typed is lost').first()).toBeVisible();
    await expect(meal(page, 'Lentil soup')).toBeChecked();

    await page.context().setOffline(false);
    await page.goto('/customer/dashboard');
    await expect(page.getByText('1 of 5 done · not submitted yet')).toBeVisible();
    await page.getByRole('link', { name: 'Go on Logging' }).click();
    await page.reload();
    await expect(page.getByText('Everything is as you left it.')).toBeVisible();
    await expect(meal(page, 'Lentil soup')).toBeChecked();
    await expect(page.getByLabel('Notes')).toHaveValue('Half of it');
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
    await expect(page.getByText('Everything is as you left it.')).toBeHidden();
  });

  test('[PROG-04] an expired session takes nothing: sign in again and submit', async ({
    customer,
    make,
  }) => {
    const { page, person } = customer;
    await make.aPlan(person, WEEK);
    await page.goto('/customer/myprogress');
    await meal(page, 'Baked trout').check();
    await page.getByLabel('Notes').fill('Late dinner');
    await page.context().clearCookies();
    await submit(page).click();
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(meal(page, 'Baked trout')).toBeChecked();
    await expect(page.getByLabel('Notes')).toHaveValue('Late dinner');
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  });

  test('[PROG-07] no plan at all, or none for this date: everything else can still be logged', async ({
    customer,
    make,
  }) => {
    const { page, person } = customer;
    await page.goto('/customer/myprogress');
    await expect(page.getByText('No diet plan available.')).toBeVisible();
    await page.getByLabel('Sleep Hours').fill('8');
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();

    await make.aPlan(person, WEEK);
    await page.goto(`/customer/myprogress?date=${addDays(todayOf(person), -30)}`);
    await expect(page.getByText('No diet plan found for the selected date.')).toBeVisible();
    await page.getByLabel('Notes').fill('On a journey');
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
    await expect(page.getByLabel('Notes')).toHaveValue('On a journey');
  });

  test('[PROG-01] from day to day: arrows, a typed date, a picked one, never beyond today', async ({
    customer,
    make,
  }) => {
    const { page, person } = customer;
    const today = todayOf(person);
    const [yesterday, before] = [addDays(today, -1), addDays(today, -2)];
    await make.aPlan(person, { ...WEEK, startDate: before });
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
    await expect(page.getByText('This day has not begun yet.')).toBeVisible();
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

    await page.getByRole('button', { name: 'Open calendar' }).click();
    if (today.slice(0, 7) !== yesterday.slice(0, 7))
      await page.getByRole('button', { name: 'Previous month' }).click();
    await page.getByRole('button', { name: formatPicked(yesterday) }).click();
    await expect(date).toHaveValue(yesterday);
  });

  test('[PROG-08] a past day keeps its meals after a new plan arrives', async ({
    customer,
    make,
  }) => {
    const { page, person } = customer;
    const today = todayOf(person);
    const yesterday = addDays(today, -1);
    const early = { uploadedAt: '2026-01-01T08:00:00.000Z' };
    await make.aPlan(person, { ...WEEK, ...early, startDate: addDays(today, -3) });
    await make.aPlan(person, { meals: ['Only tea', '', '', '', '', '', '', ''] });
    await page.goto(`/customer/myprogress?date=${yesterday}`);
    await expect(page.getByRole('checkbox')).toHaveCount(5);
    await page.getByRole('button', { name: 'Next Day' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await expect(meal(page, 'Only tea')).toBeVisible();
  });

  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu']) {
    test(`[PROG-09] [T-H1] today is the customer’s own, in ${timeZone}`, async ({
      make,
      signIn,
    }) => {
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
  }

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
      // As the evening before: the server says the day before today until the clock strikes.
      let struck = false;
      await page.route('**/api/me', async (route) => {
        const answer = await route.fetch();
        const { me } = await answer.json();
        await route.fulfill({ json: { me: struck ? me : { ...me, today: yesterday } } });
      });
      await page.goto('/customer/myprogress');
      const day = page.getByRole('heading', { level: 2 });
      await expect(day).toHaveText(`Today, ${formatDay(yesterday, 'long')}`);
      if (typed) await page.getByLabel('Notes').fill('Still typing');
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

  test('[PROG-05] a new plan arrives while ticking: the ticks stay, and it is said', async ({
    customer,
    dietician,
    make,
  }) => {
    const { page, person } = customer;
    await make.aPlan(person, WEEK);
    await page.goto('/customer/myprogress');
    await meal(page, 'Lentil soup').check();
    await page.getByLabel('Notes').fill('In the middle of a word');
    const better = ['Porridge', 'A pear', 'Pea soup', 'Yoghurt', 'Rice', '', '', ''];
    await upload(dietician.page, person, planInput(todayOf(person), { ...WEEK, meals: better }));
    await expect(page.getByText('Your plan was updated. Your ticks are kept.')).toBeVisible();
    await expect(meal(page, 'Lunch: Pea soup')).toBeChecked();
    await expect(page.getByLabel('Notes')).toHaveValue('In the middle of a word');
  });

  test('[PROG-04] a day submitted on another device meanwhile is not written over unseen', async ({
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer();
    await make.aPlan(customer, WEEK);
    const [phone, tablet] = [await signIn(customer, PHONE), await signIn(customer)];
    for (const page of [phone, tablet]) await page.goto('/customer/myprogress');
    await meal(phone, 'An apple').tap();
    await meal(tablet, 'Yoghurt').check();
    await submit(tablet).click();
    await expect(phone.getByText('submitted from another device')).toBeVisible();
    await expect(meal(phone, 'An apple')).toBeChecked();
    await phone.getByRole('button', { name: 'Cancel' }).tap();
    await expect(meal(phone, 'Yoghurt')).toBeChecked();
    await expect(meal(phone, 'An apple')).not.toBeChecked();
  });

  test('[PROG-01] everything is large enough for a thumb, and nothing moves sideways, however much is written', async ({
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer({ name: 'N'.repeat(100) });
    const today = todayOf(customer);
    const meals = Array.from({ length: 8 }, (_, index) =>
      (index % 2 ? 'm' : 'rice and ').repeat(500).slice(0, 499),
    );
    const timing = 'w'.repeat(60);
    await make.aPlan(customer, {
      name: 'n'.repeat(200),
      meals,
      mealTimings: Array.from({ length: 8 }, () => timing),
      notes: 'o'.repeat(5000),
    });
    await make.aDay(customer, addDays(today, -1), { ...EMPTY_PROGRESS, notes: 'p'.repeat(5000) });
    const page = await signIn(customer, PHONE);
    for (const path of ['dashboard', 'myprogress', `myprogress?date=${addDays(today, -1)}`]) {
      await page.goto(`/customer/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(390);
    }
    await page.goto('/customer/myprogress');
    await expect(page.getByRole('checkbox')).toHaveCount(8);
    for (const role of ['checkbox', 'radio'] as const) {
      for (const target of await page.getByRole(role).all()) {
        const box = await target.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    }
    for (const name of ['Previous Day', 'One glass more', 'Half an hour less', 'Submit Progress']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});

/** As the calendar names its days: '5 November 2026'. */
const formatPicked = (day: string) => new RegExp(`^${Number(day.slice(8))} `);
