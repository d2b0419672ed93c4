import { expect, type Locator, type Page } from '@playwright/test';
import { todayOf } from '../factories/people.ts';
import { button, openCustomer } from './customersScreen.ts';
import { test } from './fixtures.ts';
import { openFor, storedSavedPlans } from './plansScreen.ts';

const RULES = '**/assets/rules-*.js';
const NOT_HERE = /a part of Weekplate did not arrive\. Nothing you typed is lost/;

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Records all changes sent from now on. Between `hold` and `letThrough` none of them is answered. */
async function sentBy(page: Page) {
  const sent: string[] = [];
  let held = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'GET') {
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
      await held.promise;
    }
    await route.fallback();
  });
  const hold = () => {
    held = Promise.withResolvers();
  };
  return { sent, hold, letThrough: () => held.resolve() };
}

type Sent = Awaited<ReturnType<typeof sentBy>>;

/**
 * Presses faster than any finger: within one task, then before and after the screen shows that it is
 * busy. No press comes after an answer.
 */
async function pressOften(target: Locator, { hold }: Sent) {
  hold();
  await target.evaluate(async (element) => {
    if (!(element instanceof HTMLElement)) throw new Error('Not to be pressed.');
    for (const pause of [null, null, 0, 0, 1, 5, 20, 50]) {
      element.click();
      if (pause !== null) await new Promise((done) => setTimeout(done, pause));
      else await Promise.resolve();
    }
  });
}

test('[CUST-04] [CUST-07] [PLAN-08] notes, a period and a plan changed by many presses are sent once @all', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer({ standing: 'active' });
  const of = `/api/customers/${customer.id}`;
  const held = await sentBy(page);
  await openCustomer(page, customer);
  await textbox(page, 'Notes').fill('Prefers rye bread.');
  await pressOften(button(page, 'Save Notes'), held);
  held.letThrough();
  await expect(page.getByText('Notes saved.')).toBeVisible();
  await pressOften(button(page, 'Pause Plan'), held);
  held.letThrough();
  await expect(page.getByText('Coaching paused.')).toBeVisible();
  expect(held.sent).toEqual([`PUT ${of}/notes`, `PUT ${of}/coaching-period/pause`]);
  await openFor(page, customer);
  await textbox(page, 'Plan Name').fill('Spring week');
  await textbox(page, 'Day 1 Meal 1').fill('Porridge');
  await pressOften(button(page, 'Save Plan'), held);
  held.letThrough();
  await expect(page.getByText('Diet plan saved.')).toBeVisible();
  expect(held.sent).toHaveLength(3);
  expect(await storedSavedPlans(page, customer)).toHaveLength(1);
});

test('[PROG-06] [HIST-08] a day on its way arrives once, though its screen is left and opened again', async ({
  customer,
}) => {
  const { page, person } = customer;
  await page.goto('/customer/myprogress');
  const { sent, letThrough } = await sentBy(page);
  const notes = textbox(page, 'Notes');
  await notes.fill('Light and rested.');
  await button(page, 'Submit Progress').click();
  await expect(notes).toBeDisabled();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Log Today' }).click();
  await expect(notes).toHaveValue('Light and rested.');
  letThrough();
  await expect.poll(() => sent).toHaveLength(1);
  await button(page, 'Submit Progress').click();
  await expect(button(page, 'Edit Progress')).toBeVisible();
  await expect(page.getByText('Light and rested.')).toBeVisible();
  expect(sent).toEqual([`PATCH /api/customers/${person.id}/daily-progress/${todayOf(person)}`]);
});

test.describe('a form whose rules do not arrive says so, and keeps what was typed', () => {
  test.beforeEach(({ problems }) => problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/));

  /** Nothing is fetched ahead, and the rules cannot be fetched. */
  async function withoutRules(page: Page) {
    await page.addInitScript(() => {
      const value = { saveData: true };
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    });
    await page.route(RULES, (route) => route.abort('internetdisconnected'));
  }

  const back = (page: Page) => page.unroute(RULES);

  test('[CUST-07] the notes', async ({ make, dietician: { page } }) => {
    const customer = await make.aCustomer();
    await withoutRules(page);
    const { sent, letThrough } = await sentBy(page);
    letThrough();
    await openCustomer(page, customer);
    await textbox(page, 'Notes').fill('Prefers rye bread.');
    await button(page, 'Save Notes').click();
    await expect(page.getByText(NOT_HERE)).toBeVisible();
    await expect(textbox(page, 'Notes')).toHaveValue('Prefers rye bread.');
    expect(sent).toEqual([]);
    await back(page);
    await page.reload();
    await expect(textbox(page, 'Notes')).toHaveValue('Prefers rye bread.');
    await button(page, 'Save Notes').click();
    await expect(page.getByText('Notes saved.')).toBeVisible();
  });

  test('[PLAN-08] the plan @all', async ({ make, dietician: { page } }) => {
    const customer = await make.aCustomer();
    await withoutRules(page);
    const { sent, letThrough } = await sentBy(page);
    letThrough();
    await openFor(page, customer);
    await textbox(page, 'Plan Name').fill('Spring week');
    await textbox(page, 'Day 1 Meal 1').fill('Porridge');
    await button(page, 'Save Plan').click();
    await expect(page.getByText(NOT_HERE)).toBeVisible();
    await expect(textbox(page, 'Plan Name')).toHaveValue('Spring week');
    await expect(textbox(page, 'Day 1 Meal 1')).toHaveValue('Porridge');
    expect(sent).toEqual([]);
  });
});
