import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { type Person, todayOf } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { EIGHT, meal, submit, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';

const HOME = '/customer/dashboard';
const SOUP = 'Lunch: Lentil soup';

const now = (page: Page) => page.getByRole('region', { name: 'Today' });
const rest = (page: Page) => page.getByRole('region', { name: 'Water, Sleep, Mood' });
const openRest = (page: Page) => rest(page).getByText('Water, Sleep, Mood');

/** The day as it is stored. */
async function stored(page: Page, customer: Person, date = todayOf(customer)) {
  const answer = await page.request.get(`/api/customers/${customer.id}/daily-progress/${date}`);
  return ((await answer.json()) as { record: DailyProgress | null }).record;
}

const tickedOf = async (page: Page, customer: Person, date?: string) => {
  const record = await stored(page, customer, date);
  return Object.entries(record?.meals ?? {}).flatMap(([index, done]) => (done ? [index] : []));
};

const isDay = (url: string, method: string) => method === 'PUT' && url.includes('/daily-progress/');

test('[DAY-01] one tap from opening the app to lunch ticked and stored; another takes it back', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  const plan = await make.aPlan(customer, { ...WEEK, name: 'Harvest week' });
  const page = await signIn(customer, PHONE);
  await page.goto(HOME);
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  const row = now(page).getByRole('listitem').filter({ hasText: 'Lentil soup' });
  const size = await meal(page, SOUP).boundingBox();
  expect(size?.height).toBeGreaterThanOrEqual(44);
  expect(size?.width).toBeGreaterThan(300);
  // Wherever the thumb lands, but for the button at its end.
  await row.tap({ position: { x: 12, y: 12 } });
  await expect(meal(page, SOUP)).toBeChecked();
  await expect(now(page).getByText('1 of 5 done')).toBeVisible();
  await expect.poll(() => tickedOf(page, customer)).toEqual(['2']);
  const record = await stored(page, customer);
  expect(record?.planned).toMatchObject({
    planId: plan.id,
    planName: 'Harvest week',
    meals: EIGHT,
  });
  await expect(page.getByText('not submitted yet')).toBeHidden();
  await row.getByRole('button', { name: 'Ask about Lentil soup' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();

  // My Progress has it as logged, in its view.
  await page.getByRole('link', { name: 'See My Day' }).tap();
  await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  await expect(meal(page, SOUP)).toBeChecked();
  await page.goto(HOME);
  await meal(page, SOUP).tap();
  await expect(meal(page, SOUP)).not.toBeChecked();
  await expect(now(page).getByText('0 of 5 done')).toBeVisible();
  await expect.poll(() => tickedOf(page, customer)).toEqual([]);
});

test('[DAY-01] ten quick taps make few requests, one after another, and end as they were tapped', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const page = await signIn(customer, PHONE);
  let [open, most, sent] = [0, 0, 0];
  page.on('request', (request) => {
    if (!isDay(request.url(), request.method())) return;
    [open, sent] = [open + 1, sent + 1];
    most = Math.max(most, open);
  });
  page.on('requestfinished', (request) => {
    if (isDay(request.url(), request.method())) open -= 1;
  });
  await page.goto(HOME);
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  const painted = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('li input[type="checkbox"]')];
    for (const at of [0, 1, 2, 1, 3, 4, 0, 4, 0, 2]) boxes[at]?.click();
    return boxes.map(({ checked }) => checked);
  });
  expect(painted).toEqual([true, false, false, true, false]);
  await expect.poll(() => tickedOf(page, customer)).toEqual(['0', '3']);
  await expect(now(page).getByText('2 of 5 done')).toBeVisible();
  expect(most).toBe(1);
  expect(sent).toBeLessThanOrEqual(3);
  await page.reload();
  await expect(meal(page, 'Porridge')).toBeChecked();
  await expect(meal(page, 'Yoghurt')).toBeChecked();
  await expect(now(page).getByText('2 of 5 done')).toBeVisible();
});

test('[DAY-01] without a connection a tap says that it is not saved yet, and is saved once it is back', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const page = await signIn(customer, PHONE);
  await page.goto(HOME);
  await expect(meal(page, SOUP)).toBeVisible();
  await page.context().setOffline(true);
  await meal(page, SOUP).tap();
  await expect(meal(page, SOUP)).toBeChecked();
  await expect(page.getByText('1 of 5 done · not saved yet')).toBeVisible();
  await expect(now(page).getByRole('alert')).toContainText('there is no connection');
  const row = now(page).getByRole('listitem').filter({ hasText: 'Lentil soup' });
  await expect(row).toContainText('not saved yet');
  // Ticked and taken back meanwhile: it may have arrived the first time.
  await meal(page, 'An apple').tap();
  await meal(page, SOUP).tap();
  await page.context().setOffline(false);
  await expect(now(page).getByRole('alert')).toBeHidden();
  await expect.poll(() => tickedOf(page, customer)).toEqual(['1']);
  await expect(now(page).getByText('1 of 5 done')).toBeVisible();
  await expect(meal(page, SOUP)).not.toBeChecked();
});

test('[DAY-01] a tap that did not arrive outlives the page, can be tried again, and is sent by the next visit', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const page = await signIn(customer, PHONE);
  let reachable = false;
  await page.route('**/daily-progress/*', (route) =>
    reachable || route.request().method() !== 'PUT' ? route.continue() : route.abort(),
  );
  await page.goto(HOME);
  await meal(page, SOUP).tap();
  await expect(now(page).getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(meal(page, SOUP)).toBeChecked();
  await expect(now(page).getByRole('alert')).toBeVisible();
  expect(await tickedOf(page, customer)).toEqual([]);
  await expectAccessible(page);
  reachable = true;
  await now(page).getByRole('button', { name: 'Try again' }).tap();
  await expect(now(page).getByRole('alert')).toBeHidden();
  await expect.poll(() => tickedOf(page, customer)).toEqual(['2']);

  reachable = false;
  await meal(page, 'Yoghurt').tap();
  await expect(now(page).getByRole('alert')).toBeVisible();
  reachable = true;
  await page.reload();
  await expect.poll(() => tickedOf(page, customer)).toEqual(['2', '3']);
  await expect(now(page).getByText('2 of 5 done')).toBeVisible();
  await expect(page.getByText('not saved yet')).toBeHidden();
});

test('[DAY-01] [HIST-07] two devices tap one day, and the dietician who has it open sees each tick', async ({
  make,
  signIn,
  dietician,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const [phone, tablet] = [await signIn(customer, PHONE), await signIn(customer)];
  for (const page of [phone, tablet]) await page.goto(HOME);
  await dietician.page.goto(`/client/customers/${customer.id}?tab=progress`);
  await expect(dietician.page.getByText('Nothing logged for this day.')).toBeVisible();
  await meal(phone, SOUP).tap();
  await expect(meal(dietician.page, SOUP)).toBeChecked();
  await expect(meal(tablet, SOUP)).toBeChecked();
  await Promise.all([meal(phone, 'An apple').tap(), meal(tablet, 'Yoghurt').click()]);
  for (const page of [phone, tablet]) {
    await expect(now(page).getByText('3 of 5 done')).toBeVisible();
    for (const name of [SOUP, 'An apple', 'Yoghurt']) await expect(meal(page, name)).toBeChecked();
  }
  await expect(dietician.page.getByText('3 of 5 meals')).toBeVisible();
  await meal(tablet, SOUP).click();
  await expect(meal(phone, SOUP)).not.toBeChecked();
  await expect(meal(dietician.page, SOUP)).not.toBeChecked();
});

test('[DAY-01] an evening, six glasses, sleep, mood, score and a note, takes seven taps at most', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const page = await signIn(customer, PHONE);
  await page.goto(HOME);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await tap(openRest(page));
  await tap(page.getByRole('button', { name: '6 glasses' }));
  await tap(page.getByLabel('Sleep Hours'));
  await page.keyboard.type('7.5');
  await tap(page.getByRole('radio', { name: 'Good' }));
  await tap(page.getByRole('radio', { name: '4' }));
  await tap(page.getByLabel('Notes'));
  await page.keyboard.type('A calm evening, ');
  expect(taps).toBeLessThanOrEqual(7);

  // The note arrives once it rests, and its last space is not taken away from who types on.
  await expect.poll(async () => (await stored(page, customer))?.notes).toBe('A calm evening,');
  await page.keyboard.type('at last.');
  await page.getByLabel('Notes').blur();
  await expect
    .poll(async () => await stored(page, customer))
    .toMatchObject({
      waterIntake: '1.5 L',
      sleepHours: 7.5,
      mood: 'Good',
      dietScore: 4,
      notes: 'A calm evening, at last.',
    });
  await expect(rest(page)).toContainText('1.5 L · 7.5 h · Good · 4 of 5 · note');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // As high as its content: nothing lies under the bar at the bottom.
  await page.setViewportSize({ width: 390, height: 3000 });
  await expectAccessible(page);
  // A glass less, by the button of the sixth.
  await page.getByRole('button', { name: '6 glasses' }).tap();
  await expect.poll(async () => (await stored(page, customer))?.waterIntake).toBe('1.25 L');
});

test('[DAY-01] [DAY-06] a bare number for water is asked about before it is saved, and half an hour is no mistake while it is typed', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const page = await signIn(customer, PHONE);
  await page.goto(HOME);
  await openRest(page).tap();
  await page.getByLabel('Water Intake').fill('6');
  await page.getByLabel('Sleep Hours').fill('25');
  await page.getByRole('radio', { name: 'Okay' }).tap();
  await expect(page.getByText('Sleep is between 0 and 24 hours.')).toBeVisible();
  await expect.poll(async () => (await stored(page, customer))?.mood).toBe('Okay');
  expect(await stored(page, customer)).toMatchObject({ waterIntake: '', sleepHours: null });
  await page.getByRole('button', { name: '6 glasses', exact: true }).last().tap();
  await expect.poll(async () => (await stored(page, customer))?.waterIntake).toBe('6 glasses');
  await page.getByRole('button', { name: 'Half an hour less' }).tap();
  await expect.poll(async () => (await stored(page, customer))?.sleepHours).toBe(24);
});

test('[DAY-01] [HIST-08] what is typed on My Progress and not submitted stays there, beside what was tapped', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/myprogress');
  await meal(page, 'Porridge').tap();
  await page.getByLabel('Notes').fill('Half a thought');
  await page.goto(HOME);
  await expect(page.getByText('1 of 5 done · not submitted yet')).toBeVisible();
  await meal(page, SOUP).tap();
  await expect.poll(() => tickedOf(page, customer)).toEqual(['2']);
  expect((await stored(page, customer))?.notes).toBe('');
  await expect(page.getByText('2 of 5 done · not submitted yet')).toBeVisible();
  await page.getByRole('link', { name: 'Go on Logging' }).tap();
  for (const name of ['Porridge', SOUP]) await expect(meal(page, name)).toBeChecked();
  await expect(page.getByLabel('Notes')).toHaveValue('Half a thought');
  await submit(page).tap();
  await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  expect(await tickedOf(page, customer)).toEqual(['0', '2']);
  expect((await stored(page, customer))?.notes).toBe('Half a thought');
});

test('[DAY-01] [HIST-07] what two devices logged differently waits on My Progress to be chosen, and the rest is saved', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const page = await signIn(customer, PHONE);
  await page.goto(HOME);
  await openRest(page).tap();
  // The other device stores its note while this one's is on its way.
  let isStored = false;
  await page.route('**/daily-progress/*', async (route) => {
    if (isStored || route.request().method() !== 'PUT') return route.continue();
    isStored = true;
    const answer = await page.request.put(route.request().url(), {
      headers: { origin: new URL(page.url()).origin },
      data: { ...EMPTY, notes: 'On the tablet', base: null },
    });
    expect(answer.status()).toBe(200);
    await route.continue();
  });
  await page.getByLabel('Notes').fill('On the phone');
  await meal(page, SOUP).tap();
  await expect(page.getByText('Another device logged some of this differently.')).toBeVisible();
  await expect.poll(() => tickedOf(page, customer)).toEqual(['2']);
  expect((await stored(page, customer))?.notes).toBe('On the tablet');
  await page.getByRole('link', { name: 'Choose what to keep' }).tap();
  await expect(page.getByLabel('Notes')).toHaveValue('On the phone');
  await submit(page).tap();
  const dialog = page.getByRole('dialog', { name: 'Logged on two devices' });
  await dialog.getByRole('radio', { name: 'Keep both' }).check();
  await dialog.getByRole('button', { name: 'Submit Progress' }).tap();
  await expect.poll(async () => (await stored(page, customer))?.notes).toContain('On the phone');
  expect((await stored(page, customer))?.notes).toContain('On the tablet');
});

const EMPTY = {
  meals: {},
  dishes: {},
  waterIntake: '',
  sleepHours: null,
  mood: '',
  dietScore: null,
};

test('[DAY-01] by keyboard: Space ticks a meal and takes it back, and the rest of the day opens by Enter', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const page = await signIn(customer);
  await page.goto(HOME);
  await meal(page, SOUP).focus();
  await page.keyboard.press('Space');
  await expect(meal(page, SOUP)).toBeChecked();
  await expect.poll(() => tickedOf(page, customer)).toEqual(['2']);
  await expect(meal(page, SOUP)).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => tickedOf(page, customer)).toEqual([]);
  await rest(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Water Intake')).toBeVisible();
  await expectAccessible(page);
});

test('[DAY-01] [PROG-09] a tap counts for the day that is shown, and the page says when a new day has begun', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  const today = todayOf(customer);
  const yesterday = addDays(today, -1);
  await make.aPlan(customer, { ...WEEK, startDate: addDays(today, -3) });
  const page = await signIn(customer, PHONE);
  // As the evening before: the server says the day before today until the clock strikes.
  let struck = false;
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const { me } = await answer.json();
    await route.fulfill({ json: { me: struck ? me : { ...me, today: yesterday } } });
  });
  await page.goto(HOME);
  await meal(page, SOUP).tap();
  await expect.poll(() => tickedOf(page, customer, yesterday)).toEqual(['2']);
  struck = true;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Today, ${formatDay(today, 'long')}`,
  );
  await expect(page.getByText('A new day has begun.')).toBeVisible();
  await expect(meal(page, SOUP)).not.toBeChecked();
  await meal(page, 'Porridge').tap();
  await expect.poll(() => tickedOf(page, customer)).toEqual(['0']);
  expect(await tickedOf(page, customer, yesterday)).toEqual(['2']);
  await page.getByRole('link', { name: /^Go on with/ }).tap();
  await expect(page).toHaveURL(new RegExp(`date=${yesterday}$`));
  await expect(meal(page, SOUP)).toBeChecked();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
