import { expect, type Page } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { weekOf } from '#domain/plans/weeks.ts';
import { todayOf } from '../factories/people.ts';
import { EIGHT, FIVE, meal, ring, submit, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { toProgress } from './homeDay.ts';

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
    const tabs = page.getByRole('group', { name: 'What to see' });
    const right = await tabs.evaluate((each) => each.getBoundingClientRect().right);
    const margin = await page
      .getByRole('heading', { level: 1 })
      .evaluate((each) => each.getBoundingClientRect().left);
    expect(margin).toBeGreaterThan(0);
    expect(right, 'the tabs keep the margin of the page').toBeLessThanOrEqual(390 - margin);
    await expect(tabs).toHaveCSS('border-bottom-width', '0px');
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
    await page.getByRole('button', { name: 'Undo' }).tap();
    await submit(page).tap();
    await submitted();

    await page.getByRole('button', { name: 'Edit Progress' }).tap();
    await meal(page, 'An apple').tap();
    await submit(page).tap();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
    await expect(page.getByText('Congratulations')).toBeVisible();
  });
});

/** Whether `second` comes after `first` as the page is read. */
const isAfter = (page: Page, first: string, second: string) =>
  page.evaluate(
    ([one, other]) => {
      const [from, to] = [document.querySelector(one), document.querySelector(other)];
      if (!from || !to) throw new Error('Not on this page.');
      return Boolean(from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING);
    },
    [first, second] as const,
  );

test('[PROG-04] [PROG-06] on a phone Submit and Edit come after the fields, as they are read and tabbed through', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/myprogress');
  const notes = page.getByLabel('Notes');
  for (const button of ['Submit Progress', 'Edit Progress']) {
    const pressed = page.getByRole('button', { name: button });
    await notes.focus();
    await page.keyboard.press('Tab');
    await expect(pressed).toBeFocused();
    expect(await isAfter(page, 'textarea', 'main button:focus')).toBe(true);
    // On screen the button stays at the lower edge.
    expect((await pressed.boundingBox())?.y).toBeGreaterThan(700);
    await page.keyboard.press('Enter');
    const other = button.startsWith('Submit') ? 'Edit Progress' : 'Submit Progress';
    await expect(page.getByRole('button', { name: other })).toBeVisible();
  }
});

const SAID = '6 glasses of 250 ml';

test('[DAY-06] a bare 6 is asked about beside the field, and one tap answers; submitted without an answer it is asked once more, and then kept as typed', async ({
  make,
  signIn,
}) => {
  const page = await signIn(await make.aCustomer(), PHONE);
  await page.goto('/customer/myprogress');
  const water = page.getByLabel('Water Intake');
  await water.fill('6');
  const question = page.getByRole('group', { name: '6 glasses or 6 litres?' });
  await expect(page.getByText(SAID)).toBeHidden();
  await expect(page.getByRole('button', { name: 'One glass more' })).toBeDisabled();
  await expect(water).toHaveAccessibleDescription('6 glasses or 6 litres?');
  await question.getByRole('button', { name: '6 glasses' }).tap();
  await expect(water).toHaveValue('6 glasses');
  await expect(question).toBeHidden();
  await expect(page.getByText(SAID)).toBeVisible();

  await water.fill('٦');
  await page.getByRole('button', { name: '٦ litres' }).tap();
  await expect(page.getByText('24 glasses of 250 ml')).toBeVisible();
  await water.fill('64 oz');
  await expect(page.getByText('7½ glasses of 250 ml')).toBeVisible();

  const edit = page.getByRole('button', { name: 'Edit Progress' });
  await page.getByLabel('Water Intake').fill('6');
  await submit(page).tap();
  await expect(page.getByRole('button', { name: '6 glasses' })).toBeFocused();
  await expect(page.getByText(/submit again to keep it as typed/)).toBeVisible();
  await expect(edit).toBeHidden();
  await submit(page).tap();
  await expect(edit).toBeVisible();
  await expect(page.getByLabel('Water Intake')).toHaveValue('6');

  await page.reload();
  await expect(page.getByLabel('Water Intake')).toHaveValue('6');
  await expect(page.getByText(/litres|glasses/)).toHaveCount(0);
  await edit.tap();
  await page.getByLabel('Notes').fill('The water stays as it was.');
  await submit(page).tap();
  await expect(edit).toBeVisible();
});

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
