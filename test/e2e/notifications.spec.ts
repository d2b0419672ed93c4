import { expect, type Page } from '@playwright/test';
import {
  deliver,
  pressShown,
  shownBy,
  watchWorker,
  withPushService,
} from '../notifications/pushBrowser.ts';
import { expectWithin } from '../withinTime.ts';
import { expectAccessible } from './accessible.ts';
import { PHONE, test, WITH_WORKER } from './fixtures.ts';
import { tabAndPress, tabTo } from './keyboard/keys.ts';
import { button } from './named.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('list', { name: 'Notifications' });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });
const devices = (page: Page) => page.getByRole('list', { name: 'Your devices' });
/** Whether this browser's service worker gets notifications; a customer's other one only opens the app offline. */
const isTold = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting, installing } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const worker = active ?? waiting ?? installing;
    return worker?.scriptURL.includes('told') === true;
  });

/** Two devices of one person agree on what is unread within this time. */
const AGREED_MS = 1000;

test('[PROMISE-05] [NOTIFY-01] what one is told stands behind the bell; two devices of one person agree on what is unread', async ({
  make,
  signIn,
}) => {
  const dietician = await make.aDietician();
  const anna = await make.aCustomer({ name: 'Anna Berg', dietician });
  await make.aNotification(dietician, { kind: 'silent', customer: anna, read: true });
  await make.aNotification(dietician, { kind: 'day-note', customer: anna, about: '2026-11-24' });
  await make.aNotification(dietician, { kind: 'new-customer', customer: anna });
  const desk = await signIn(dietician);
  const phone = await signIn(dietician, PHONE);
  for (const page of [desk, phone]) {
    await page.goto('/client/dashboard');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  }
  await phone.bringToFront();
  await bell(phone).tap();
  await expect(list(phone).getByRole('listitem')).toHaveText([
    /Unread: Anna Berg is a new customer/,
    /Unread: Anna Berg wrote a note about Tuesday 24 November/,
    /^Anna Berg has logged nothing/,
  ]);
  await expectAccessible(phone);
  await list(phone).getByRole('link').nth(1).tap();
  await expect(phone).toHaveURL(`/client/customers/${anna.id}?date=2026-11-24`);
  await expect(list(phone)).toBeHidden();
  for (const page of [desk, phone])
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');

  await desk.bringToFront();
  await tabAndPress(desk, bell(desk));
  const from = Date.now();
  await tabAndPress(desk, button(desk, 'Mark all as read'));
  for (const page of [desk, phone]) await expect(bell(page)).toHaveAccessibleName('Notifications');
  expectWithin(Date.now() - from, AGREED_MS);
  await expect(list(desk).getByText('Unread')).toHaveCount(0);
  await desk.keyboard.press('Escape');
  await expect(list(desk)).toBeHidden();
  await expect(bell(desk)).toBeFocused();
});

test('[NOTIFY-01] [NOTIFY-02] who was told nothing goes on from the bell to choose by which ways they are told of what, and when not; what another screen saved is not overwritten', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer({ timeZone: 'Asia/Calcutta' });
  const page = await signIn(person, { timezoneId: 'Asia/Calcutta' });
  await page.goto('/customer/dashboard');
  await bell(page).click();
  await expect(page.getByText('New plans, messages')).toBeVisible();
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await expect(page).toHaveURL('/customer/notifications');
  await expect(page.getByText('In Kolkata time.').first()).toBeVisible();
  await expect(page.getByText('no mail server yet')).toBeVisible();
  await expect(box(page, 'A new diet plan: Email')).toBeChecked();
  await expect(box(page, 'Reminders: Push')).not.toBeChecked();
  await expect(box(page, 'Reminders: Email')).toHaveCount(0);
  const other = await signIn(person, { timezoneId: 'Asia/Calcutta' });
  await other.goto('/customer/notifications');
  await expect(box(other, 'A new diet plan: Email')).toBeChecked();

  await page.bringToFront();
  await tabTo(page, box(page, 'A new diet plan: Email'));
  await page.keyboard.press('Space');
  await box(page, 'No push or email').check();
  await page.getByLabel('From', { exact: true }).fill('21:30');
  await page.getByLabel('Until', { exact: true }).fill('21:30');
  await page.reload();
  await expect(page.getByText('Here is what you chose last time')).toBeVisible();
  await button(page, 'Save Notifications').click();
  await expect(page.getByLabel('Until', { exact: true })).toHaveAccessibleDescription(
    /end at another time/,
  );
  await expect(page.getByLabel('Until', { exact: true })).toBeFocused();
  await page.getByLabel('Until', { exact: true }).fill('06:45');
  await box(page, 'One summary email a day').check();
  await page.getByLabel('At', { exact: true }).fill('18:00');
  await button(page, 'Save Notifications').click();
  await expect(page.getByText('Notifications saved.')).toBeVisible();

  // The other screen follows by live events, as long as nothing is chosen on it.
  await other.bringToFront();
  await expect(other.getByLabel('From', { exact: true })).toHaveValue('21:30');
  await expect(box(other, 'A new diet plan: Email')).not.toBeChecked();
  await box(other, 'Changed meals: Push').uncheck();
  await page.bringToFront();
  await box(page, 'Something to read: Push').check();
  await button(page, 'Save Notifications').click();
  await expect(page.getByText('Notifications saved.')).toBeVisible();
  await other.bringToFront();
  await expect(other.getByText('You saved different choices')).toBeVisible();
  await expect(button(other, 'Save Notifications')).toBeDisabled();
  await button(other, 'Keep these').click();
  await button(other, 'Save Notifications').click();
  await expect(other.getByText('Notifications saved.')).toBeVisible();
  await page.bringToFront();
  await expect(box(page, 'Changed meals: Push')).not.toBeChecked();
  await expect(page.getByLabel('Until', { exact: true })).toHaveValue('06:45');
  await expect(page.getByLabel('At', { exact: true })).toHaveValue('18:00');
});

test('[NOTIFY-03] a device is asked for permission by a press and not before; it shows what comes, a press there opens it in place; Logout ends it', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer();
  const page = await signIn(person, WITH_WORKER);
  await withPushService(page);
  await page.goto('/customer/notifications');
  await expect(button(page, 'Turn On Push')).toBeVisible();
  expect(await page.evaluate(() => window.permissionsAsked)).toBe(0);
  expect(await isTold(page)).toBe(false);
  await button(page, 'Turn On Push').click();
  await expect(page.getByText('Push is on for this device.')).toBeVisible();
  expect(await page.evaluate(() => window.permissionsAsked)).toBe(1);
  await expect(devices(page).getByRole('listitem')).toHaveText([/Chrome on .*This device/]);

  const worker = await watchWorker(page);
  const news = { title: 'You have a new message', body: 'Weekplate', tag: 'n1' };
  await deliver(page, { ...news, path: '/customer/messages' });
  await expect.poll(() => shownBy(worker)).toEqual([news]);
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  await pressShown(worker, '/customer/library');
  await expect(page).toHaveURL('/customer/library');
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true);

  // Logout ends the notifications on this device, and removes those it showed.
  await button(page, 'Logout').first().click();
  await expect(page).toHaveURL(/\/(login)?$/);
  await expect.poll(() => isTold(page)).toBe(false);
});
