import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { meal, submit } from './dayScreen.ts';
import { test } from './fixtures.ts';
import { atHome, SOUP, stored, tickedOf } from './homeDay.ts';
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
