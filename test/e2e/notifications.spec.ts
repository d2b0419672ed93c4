import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import {
  deliver,
  pressShown,
  shownBy,
  watchWorker,
  withPushService,
} from '../notifications/pushBrowser.ts';
import { expectWithin } from '../withinTime.ts';
import { expectAccessible } from './accessible.ts';
import { textbox } from './authScreen.ts';
import { PHONE, test, WITH_WORKER } from './fixtures.ts';
import { tabAndPress, tabTo } from './keyboard/keys.ts';
import { button } from './plansScreen.ts';
import { press, savesLate } from './savesLate.ts';

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

/** Opens a screen without loading a page. */
const goInPage = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveURL(path);
};

/** Two devices of one person agree on what is unread within this time. */
const AGREED_MS = 1000;

const turnOn = async (page: Page, role: 'customer' | 'client') => {
  await page.goto(`/${role}/notifications`);
  await button(page, 'Get Told on This Device').click();
  await expect(page.getByText('You are told on this device.')).toBeVisible();
};

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
  await page.getByRole('link', { name: 'Choose what you are told' }).click();
  await expect(page).toHaveURL('/customer/notifications');
  await expect(page.getByText('In Kolkata time.').first()).toBeVisible();
  await expect(page.getByText('no mail server yet')).toBeVisible();
  await expect(box(page, 'A new diet plan: E-mail')).toBeChecked();
  await expect(box(page, 'Reminders: Push')).not.toBeChecked();
  await expect(box(page, 'Reminders: E-mail')).toHaveCount(0);
  const other = await signIn(person, { timezoneId: 'Asia/Calcutta' });
  await other.goto('/customer/notifications');
  await expect(box(other, 'A new diet plan: E-mail')).toBeChecked();

  await page.bringToFront();
  await tabTo(page, box(page, 'A new diet plan: E-mail'));
  await page.keyboard.press('Space');
  await box(page, 'Nothing on my devices').check();
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
  await box(page, 'All of a day in one mail').check();
  await page.getByLabel('At', { exact: true }).fill('18:00');
  await button(page, 'Save Notifications').click();
  await expect(page.getByText('Notifications saved.')).toBeVisible();

  // The other screen follows by live events, as long as nothing is chosen on it.
  await other.bringToFront();
  await expect(other.getByLabel('From', { exact: true })).toHaveValue('21:30');
  await expect(box(other, 'A new diet plan: E-mail')).not.toBeChecked();
  await box(other, 'Changed meals: Push').uncheck();
  await page.bringToFront();
  await box(page, 'Something to read: Push').check();
  await button(page, 'Save Notifications').click();
  await expect(page.getByText('Notifications saved.')).toBeVisible();
  await other.bringToFront();
  await expect(other.getByText('You saved other choices meanwhile')).toBeVisible();
  await expect(button(other, 'Save Notifications')).toBeDisabled();
  await button(other, 'Keep these').click();
  await button(other, 'Save Notifications').click();
  await expect(other.getByText('Notifications saved.')).toBeVisible();
  await page.bringToFront();
  await expect(box(page, 'Changed meals: Push')).not.toBeChecked();
  await expect(page.getByLabel('Until', { exact: true })).toHaveValue('06:45');
  await expect(page.getByLabel('At', { exact: true })).toHaveValue('18:00');
});

test('[NOTIFY-02] a dietician’s quiet hours are by the clock of where they choose them @all', async ({
  make,
  signIn,
}) => {
  const page = await signIn(await make.aDietician(), { timezoneId: 'America/New_York' });
  await page.goto('/client/notifications');
  await expect(page.getByText('In New York time.').first()).toBeVisible();
  await expect(box(page, 'A customer asks a question: Push')).toBeChecked();
});

test('[NOTIFY-03] a device is asked for permission by a press and not before; it shows what comes, a press there opens it in place; Logout ends it', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer();
  const page = await signIn(person, WITH_WORKER);
  await withPushService(page);
  await page.goto('/customer/notifications');
  await expect(button(page, 'Get Told on This Device')).toBeVisible();
  expect(await page.evaluate(() => window.permissionsAsked)).toBe(0);
  expect(await isTold(page)).toBe(false);
  await button(page, 'Get Told on This Device').click();
  await expect(page.getByText('You are told on this device.')).toBeVisible();
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

test('[NOTIFY-03] a device that was removed from elsewhere stays so, and can be turned on again; the others stay @all', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer();
  const away = await signIn(person, WITH_WORKER);
  await withPushService(away);
  await turnOn(away, 'customer');
  await away.goto('/customer/dashboard');
  const here = await signIn(await make.anotherSession(person), WITH_WORKER);
  await withPushService(here);
  await turnOn(here, 'customer');
  await expect(devices(here).getByRole('listitem')).toHaveCount(2);
  const other = devices(here).getByRole('listitem').filter({ hasNotText: 'This device' });
  await other.getByRole('button', { name: 'Remove' }).click();
  await expect(devices(here).getByRole('listitem')).toHaveText([/This device/]);

  // The next page that is opened does not undo the removal.
  await away.reload();
  await expect.poll(() => isTold(away)).toBe(false);
  await away.goto('/customer/notifications');
  await expect(button(away, 'Get Told on This Device')).toBeVisible();
  await expect(devices(away).getByRole('listitem')).toHaveCount(1);
  await turnOn(away, 'customer');
  await expect(devices(away).getByRole('listitem')).toHaveCount(2);

  await away.bringToFront();
  const own = devices(away).getByRole('listitem').filter({ hasText: 'This device' });
  await own.getByRole('button', { name: 'Remove' }).click();
  await expect(button(away, 'Get Told on This Device')).toBeVisible();
  expect(await isTold(away)).toBe(false);
  await here.bringToFront();
  await expect(devices(here).getByRole('listitem')).toHaveText([/This device/]);
});

test('[NOTIFY-03] a new password ends none of what a device is told @all', async ({
  make,
  signIn,
}) => {
  const page = await signIn(await make.aCustomer(), WITH_WORKER);
  await withPushService(page);
  await turnOn(page, 'customer');
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));

  // A new password gives the page another session while it stays open.
  await goInPage(page, '/account');
  await textbox(page, 'Current Password').fill(PASSWORD);
  for (const name of ['New Password', 'Confirm Password'])
    await textbox(page, name).fill('a-better-password');
  await button(page, 'Change Password').click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await goInPage(page, '/customer/notifications');
  await expect(devices(page).getByRole('listitem')).toHaveText([/This device/]);
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(true);
});

test('[NOTIFY-03] on an iPhone the way by the home screen is explained; a browser that was told No says how to undo that @all', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer();
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const iPhone = await signIn(person, { ...PHONE, userAgent });
  await iPhone.goto('/customer/notifications');
  await expect(
    iPhone.getByRole('listitem').filter({ hasText: 'Add to Home Screen' }),
  ).toBeVisible();
  await expect(button(iPhone, 'Get Told on This Device')).toHaveCount(0);
  await expectAccessible(iPhone);

  const denied = await signIn(person);
  await denied.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await denied.goto('/customer/notifications');
  await expect(denied.getByText('To undo that')).toBeVisible();
});

test('[NOTIFY-02] what is chosen while notification settings are saved stays, and is saved with the next', async ({
  customer: { page },
}) => {
  const path = /\/notifications\/settings$/;
  const box = (name: string) => page.getByRole('checkbox', { name });
  await page.goto('/customer/notifications');
  await box('Changed meals: Push').uncheck();
  const arrive = await savesLate(page, path);
  await press(page, 'Save Notifications', path);
  await box('A new diet plan: Push').uncheck();
  await box('Nothing on my devices').check();
  arrive();
  await expect(page.getByText('Notifications saved.')).toBeVisible();
  await expect(box('A new diet plan: Push')).not.toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, 'Save Notifications').click();
  await expect(page.getByText('Notifications saved.').first()).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(box('A new diet plan: Push')).not.toBeChecked({ timeout: 2000 });
    await expect(page.getByText('Here is what you chose last time')).toBeHidden();
  }).toPass();
  await expect(box('Changed meals: Push')).not.toBeChecked();
  await expect(box('Nothing on my devices')).toBeChecked();
});
