import { expect, type Locator, type Page } from '@playwright/test';
import { boardOf } from './boardPeople.ts';
import { mark } from './customersScreen.ts';
import { test } from './fixtures.ts';
import { button } from './named.ts';
import { cell, field, openFor } from './plansScreen.ts';

// Every dialog is the one of web/ui. Two of them stand for all: one that has to be answered, and one that closes.

test('[AUTH-12] a dialog that has to be answered stays, however often Escape is pressed, and keeps the focus', async ({
  dietician: { page },
  problems,
}) => {
  problems.allow(/status of 401/);
  await page.goto('/client/dashboard');
  await field(page, 'Plan Name').fill('Unsaved');
  await page.context().clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('secr');
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await expect(password).toBeFocused();
  await page.keyboard.type('et');
  await expect(password).toHaveValue('secret');
  // What is behind it is still out of reach.
  expect(await dialog.evaluate((each: HTMLDialogElement) => each.matches(':modal'))).toBe(true);
  await page.mouse.click(5, 400);
  await expect(dialog).toBeVisible();
});

test('[BOARD-02] a dialog closes by a press outside of it, but not by a selection that only begins or ends there', async ({
  dietician: { page, person },
  make,
}) => {
  const customer = await make.aCustomer({ dietician: person });
  await make.aMessage(customer);
  await page.goto('/client/dashboard');
  await expect(boardOf(page).getByText(customer.name).first()).toBeVisible();
  const open = boardOf(page).getByRole('button', { name: 'Thresholds' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: /Thresholds/ });
  const inside = await middleOf(dialog.getByLabel('Silent for'));
  const outside = { x: 20, y: inside.y };
  await draw(page, inside, outside);
  await expect(dialog).toBeVisible();
  await draw(page, outside, inside);
  await expect(dialog).toBeVisible();
  await page.mouse.click(outside.x, outside.y);
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('[BOARD-02] a message is read and dismissed above an open dialog, and stays when a dialog closes', async ({
  dietician: { page, person },
  make,
  problems,
}) => {
  problems.allow(/status of 500|500 from .*snooze/);
  await make.aMessage(await make.aCustomer({ dietician: person }));
  await page.route('**/attention/snooze', (route) => route.fulfill({ status: 500 }));
  await page.goto('/client/dashboard');
  await boardOf(page)
    .getByRole('button', { name: /^Snooze/ })
    .first()
    .click();
  await page.getByRole('menuitem').first().click();
  const message = page.getByRole('status').getByText(/could not be snoozed/);
  await expect(message).toBeVisible();

  const dialog = page.getByRole('dialog', { name: /Thresholds/ });
  const thresholds = boardOf(page).getByRole('button', { name: 'Thresholds' });
  await thresholds.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(message).toBeVisible();

  await thresholds.click();
  // Playwright presses only what nothing covers.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(message).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('[REPLY-01] [BOARD-02] Escape asks before it discards what somebody typed, and each dialog gives the focus back to what opened it', async ({
  dietician: { page },
}) => {
  await page.goto('/client/inbox');
  const saved = button(page, 'Saved Replies');
  await saved.press('Enter');
  const list = page.getByRole('dialog', { name: 'Saved replies' });
  const add = list.getByRole('button', { name: 'New Reply' });
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  const reply = page.getByRole('dialog', { name: 'New Reply' });
  await expect(reply.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Welcome');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(reply.getByLabel('Title')).toBeFocused();
  await expect(reply.getByLabel('Title')).toHaveValue('Welcome');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard it' }).press('Enter');
  await expect(reply).toHaveCount(0);
  await expect(add).toBeFocused();
  // With nothing typed there is nothing to ask.
  await page.keyboard.press('Enter');
  await expect(reply.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reply).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(saved).toBeFocused();

  await page.goto('/client/appointments');
  const book = button(page, 'New Appointment');
  await book.press('Enter');
  await page.getByLabel('Place').fill('Room 2');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard it' }).press('Enter');
  await expect(book).toBeFocused();
});

test('[REPLY-01] from step to step of a dialog the keyboard stays inside, where the step begins', async ({
  dietician: { page, person },
  make,
}) => {
  await make.aCustomer({ dietician: person });
  await page.goto('/client/inbox');
  await button(page, 'Message Several').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Message Several' });
  await dialog.getByRole('checkbox').first().press('Space');
  await dialog.getByRole('button', { name: 'Write Message' }).press('Enter');
  await expect(dialog.getByLabel('Message', { exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Send to 1 Customer' }).press('Enter');
  await expect(dialog.getByLabel('Message', { exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(dialog.getByLabel('Search customers')).toBeFocused();
});

test('[VISIT-02] Escape closes an open list of customers, and only then the dialog around it', async ({
  dietician: { page, person },
  make,
}) => {
  await make.aCustomer({ dietician: person });
  await page.goto('/client/appointments');
  await button(page, 'New Appointment').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New Appointment' });
  const customer = dialog.getByRole('combobox', { name: 'Customer' });
  await expect(customer).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const list = dialog.getByRole('listbox', { name: 'Customers' });
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(customer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('[REPLY-01] where a tap on the text of a dialog takes the focus from its button, no other gets it when something arrives', async ({
  dietician: { page },
}) => {
  const title = mark();
  await page.goto('/client/inbox');
  await button(page, 'Saved Replies').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Saved replies' });
  const add = dialog.getByRole('button', { name: 'New Reply' });
  await expect(add).toBeFocused();
  // Browsers other than Chromium do that.
  await add.blur();
  await page.request.post('/api/saved-replies', { data: { title, text: 'Hello.' } });
  await expect(dialog.getByText(title)).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(0);
});

test('[REPLY-01] [TEAM-01] a practice of one without customers reads what will be here, and what to do', async ({
  emptyPractice: { make, url },
  signIn,
}) => {
  const page = await signIn(await make.aDietician(), { baseURL: url });
  await page.goto('/client/inbox');
  await button(page, 'Message Several').press('Enter');
  await expect(page.getByText('Nobody is here yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invite Customers' })).toBeVisible();
  await page.goto('/client/colleagues');
  await expect(page.getByText('You work here alone.')).toBeVisible();
});

type Point = { readonly x: number; readonly y: number };

async function middleOf(what: Locator): Promise<Point> {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what} is not on screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function draw(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

// After every press the keyboard focus is on some element.

/** Holds changes at this address, so that the busy state can be checked. */
async function slowly(page: Page, address: RegExp) {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') await held;
    await route.continue();
  });
  return answer;
}

test('[AUTH-05] a wrong password leaves the keyboard on the button, pressed once while it is busy', async ({
  page,
  make,
}) => {
  const person = await make.aCustomer();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  let tries = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/sign-in')) tries += 1;
  });
  const answer = await slowly(page, /sign-in$/);
  await button(page, 'Log In').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('button[data-loading]')).toBeFocused();
  await page.keyboard.press('Enter');
  answer();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(button(page, 'Log In')).toBeFocused();
  expect(tries).toBe(1);
});

test('[VISIT-03] [FORM-01] where what had the keyboard goes, it is at the heading of what is still there: a form that was saved, a button that was hidden or disabled, a row', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  const { title } = await make.aQuestionnaire();
  await page.goto(`/client/customers/${customer.id}?tab=notes`);
  await button(page, 'Write Record').press('Enter');
  await expect(page.getByLabel('Assessment')).toBeFocused();
  await page.keyboard.type('Eats late.');
  await page.keyboard.press('Control+Enter');
  const visits = page.getByRole('heading', { name: 'Visits' });
  await expect(visits).toBeFocused();
  await page.getByRole('button', { name: /^Sign visit of/ }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign' }).press('Enter');
  await expect(page.getByText(/^Signed by/)).toBeVisible();
  await expect(visits).toBeFocused();

  await page.goto(`/client/customers/${customer.id}?tab=profile`);
  const card = page.getByRole('region', { name: 'Questionnaires' });
  await card.getByLabel('Send a questionnaire').selectOption(title);
  await card.getByRole('button', { name: 'Send' }).press('Enter');
  const heading = card.getByRole('heading', { name: 'Questionnaires' });
  await expect(heading).toBeFocused();
  await card.getByRole('button', { name: `Take back ${title}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Take Back' }).press('Enter');
  await expect(card.getByRole('link', { name: title })).toHaveCount(0);
  await expect(heading).toBeFocused();
});

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('Nothing is there.');
  return box;
};

test('what opens from a button of the frame opens at that button, in either direction', async ({
  dietician: { page },
}) => {
  await page.goto('/client/inbox');
  const buttons = page.getByRole('banner').locator('[popovertarget]:visible');
  await expect(buttons).toHaveCount(2);
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction);
    for (const button of await buttons.all()) {
      const id = await button.getAttribute('popovertarget');
      const panel = page.locator(`#${id}`);
      await button.click();
      await expect(panel).toBeVisible();
      const [at, opened] = [await boxOf(button), await boxOf(panel)];
      expect(opened.y - at.y - at.height).toBeLessThan(16);
      expect(opened.x).toBeLessThan(at.x + at.width);
      expect(opened.x + opened.width).toBeGreaterThan(at.x);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
  }
});

const EDGE_PX = 8;
const menu = (page: Page) => page.getByRole('menu');
const entry = (page: Page, at: number) => page.getByRole('menuitem').nth(at);
const sunday = (page: Page) => page.getByRole('columnheader').nth(7).getByRole('button');

/** The whole menu is in the window, and not at its very edge. */
async function expectInside(page: Page) {
  await expect(menu(page)).toBeVisible();
  const box = await menu(page).boundingBox();
  const window = page.viewportSize();
  if (!box || !window) throw new Error('There is no menu.');
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(EDGE_PX);
  expect(box.x + box.width).toBeLessThanOrEqual(window.width - EDGE_PX);
  expect(box.y + box.height).toBeLessThanOrEqual(window.height - EDGE_PX);
}

test('[PLAN-01] a day’s menu is gone through with the arrows, left with Escape, Tab or a press beside it, and stays at its button', async ({
  make,
  dietician: { page },
}) => {
  await openFor(page, await make.aCustomer());
  await sunday(page).focus();
  await page.keyboard.press('Enter');
  await expectInside(page);
  await expect(entry(page, 0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(entry(page, 0)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(sunday(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry(page, 0)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();

  await cell(page, 7, 1).fill('Porridge');
  await page.getByText('1 of 1 food counted').waitFor();
  await sunday(page).click();
  await expect(menu(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu(page)).toBeHidden();
  await sunday(page).click();
  await page.getByRole('menuitem', { name: 'Clear this day' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(cell(page, 7, 1)).toHaveValue('');
  await expect(sunday(page)).toBeFocused();
  await sunday(page).click();
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(async () => expectInside(page)).toPass();
  await expect(entry(page, 0)).toBeFocused();
});
