import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { meal, submit, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { atHome, HOME, openRest, rest, SOUP, stored, tickedOf } from './homeDay.ts';
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
  await tap(openRest(page));
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
  await expect(rest(page)).toContainText('1.5 L · 7.5 h · Good · 4 of 5 · note');
  expect(await sideways(page)).toBe(0);
  // The window is as high as its content, so nothing lies under the bar at the bottom.
  await page.setViewportSize({ width: 390, height: 3000 });
  await expectAccessible(page);
  // The button of the sixth glass takes one glass away.
  await page.getByRole('button', { name: '6 glasses' }).tap();
  await expect.poll(async () => (await stored(page, customer))?.waterIntake).toBe('1.25 L');
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
  await expect(page.getByText(/^1 of 5 done.* · not submitted yet$/)).toBeVisible();
  await meal(page, SOUP).tap();
  await expect.poll(() => tickedOf(page, customer)).toEqual(['2']);
  expect((await stored(page, customer))?.notes).toBe('');
  await expect(page.getByText(/^2 of 5 done.* · not submitted yet$/)).toBeVisible();
  await page.getByRole('link', { name: 'Go on Logging' }).tap();
  for (const name of ['Porridge', SOUP]) await expect(meal(page, name)).toBeChecked();
  await expect(page.getByLabel('Notes')).toHaveValue('Half a thought');
  await submit(page).tap();
  await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  expect(await tickedOf(page, customer)).toEqual(['0', '2']);
  expect((await stored(page, customer))?.notes).toBe('Half a thought');
});
