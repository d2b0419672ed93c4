import { expect, type Locator } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { EIGHT, meal, submit, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { atHome, HOME, more, now, rest, SOUP, stored, tickedOf, toProgress } from './homeDay.ts';
import { fetchedAtRest } from './keptIn.ts';
import { sideways } from './settled.ts';

test('[DAY-01] an evening, six glasses, sleep, mood, score and a note, takes seven taps at most', async ({
  make,
  signIn,
}) => {
  const { customer, page } = await atHome({ make, signIn });
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await tap(page.getByRole('button', { name: '6 glasses' }));
  await tap(page.getByLabel('Sleep Hours'));
  await page.keyboard.type('7.5');
  await tap(page.getByRole('radio', { name: 'Good' }));
  await tap(page.getByRole('radio', { name: '4' }));
  await tap(page.getByLabel('Notes'));
  await page.keyboard.type('A calm evening, ');
  expect(taps).toBeLessThanOrEqual(7);

  // The note is sent after a pause in typing, and its last space stays in the field for typing on.
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
  expect(await sideways(page)).toBe(0);
  // The window is as high as its content, so nothing lies under the bar at the bottom.
  await page.setViewportSize({ width: 390, height: 3000 });
  await expectAccessible(page);
  // The button of the sixth glass takes one glass away.
  await page.getByRole('button', { name: '6 glasses' }).tap();
  await expect.poll(async () => (await stored(page, customer))?.waterIntake).toBe('1.25 L');
});

test('[DAY-01] [HIST-07] what two devices logged differently waits on My Progress to be chosen, and the rest is saved', async ({
  make,
  signIn,
}) => {
  const { customer, page } = await atHome({ make, signIn });
  // The other device stores its note while this device's note is on its way.
  let isStored = false;
  await page.route('**/daily-progress/*', async (route) => {
    if (isStored || route.request().method() !== 'PATCH') return route.continue();
    isStored = true;
    const answer = await page.request.patch(route.request().url(), {
      headers: { origin: new URL(page.url()).origin },
      data: { changes: [{ part: 'notes', value: 'On the tablet' }] },
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

test('[DAY-01] one tap from opening the app to lunch ticked and stored; another takes it back; by keyboard Space does both', async ({
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
  // The tap may land anywhere on the row except on the button at its end.
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
  await more(page, SOUP).tap();
  await row.getByRole('button', { name: 'Ask about Lentil soup' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();

  // My Progress shows the day as logged, not as a form.
  await toProgress(page).tap();
  await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  await expect(meal(page, SOUP)).toBeChecked();
  await page.goto(HOME);
  await meal(page, SOUP).tap();
  await expect(meal(page, SOUP)).not.toBeChecked();
  await expect(now(page).getByText('0 of 5 done')).toBeVisible();
  await expect.poll(() => tickedOf(page, customer)).toEqual([]);

  await meal(page, SOUP).focus();
  await page.keyboard.press('Space');
  await expect(meal(page, SOUP)).toBeChecked();
  await expect.poll(() => tickedOf(page, customer)).toEqual(['2']);
  await expect(meal(page, SOUP)).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => tickedOf(page, customer)).toEqual([]);
  await expect(rest(page).getByLabel('Water Intake')).toBeVisible();
  await expectAccessible(page);
});

test('[DAY-01] [DAY-04] without a connection one calm line says that a tap is kept, nothing calls it a failure, and it is saved once the network is back', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { customer, page } = await atHome({ make, signIn });
  await expect(meal(page, SOUP)).toBeVisible();
  await fetchedAtRest(page, 'WaitingToSend');
  await page.context().setOffline(true);
  await meal(page, SOUP).tap();
  await expect(meal(page, SOUP)).toBeChecked();
  await expect(page.getByText('Offline. What you log is kept and sent later.')).toBeVisible();
  await expect(page.getByText('1 thing waits to be sent')).toBeVisible();
  await expect(now(page).getByText('1 of 5 done', { exact: true })).toBeVisible();
  await expect(now(page).getByText('not saved yet')).toHaveCount(0);
  // While offline, another meal is ticked and the first tick, which may have arrived, is taken back.
  await meal(page, 'An apple').tap();
  await meal(page, SOUP).tap();
  await expect(now(page).getByRole('alert')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect.poll(() => tickedOf(page, customer)).toEqual(['1']);
  await expect(now(page).getByText('1 of 5 done')).toBeVisible();
  await expect(meal(page, SOUP)).not.toBeChecked();
});

test('[DAY-01] [PROG-09] a tap counts for the day that is shown, and the page says when a new day has begun, and when a journey leads back to an earlier one', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  const today = todayOf(customer);
  const yesterday = addDays(today, -1);
  await make.aPlan(customer, { ...WEEK, startDate: addDays(today, -3) });
  const page = await signIn(customer, PHONE);
  // As on the evening before: the server says that today is yesterday until `struck` is true.
  let struck = false;
  const lookAgain = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.route('**/api/opening', (route) => route.fulfill({ json: { answers: {} } }));
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const { me } = await answer.json();
    await route.fulfill({ json: { me: struck ? me : { ...me, today: yesterday } } });
  });
  await page.goto(HOME);
  await meal(page, SOUP).tap();
  await expect.poll(() => tickedOf(page, customer, yesterday)).toEqual(['2']);
  struck = true;
  await lookAgain();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Today, ${formatDay(today, 'long')}`,
  );
  await expect(page.getByText('A new day has begun.')).toBeVisible();
  await expect(meal(page, SOUP)).not.toBeChecked();
  await meal(page, 'Porridge').tap();
  await expect.poll(() => tickedOf(page, customer)).toEqual(['0']);
  expect(await tickedOf(page, customer, yesterday)).toEqual(['2']);
  struck = false;
  await lookAgain();
  await expect(
    page.getByText(`What you logged for ${formatDay(today, 'long')} stays.`),
  ).toBeVisible();
  await expect(meal(page, SOUP)).toBeChecked();
  struck = true;
  await lookAgain();
  await page.getByRole('link', { name: /^Continue with/ }).tap();
  await expect(page).toHaveURL(new RegExp(`date=${yesterday}$`));
  await expect(meal(page, SOUP)).toBeChecked();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
