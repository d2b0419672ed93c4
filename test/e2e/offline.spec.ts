import { expect, type Page } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { weekOf, weeksAfter } from '#domain/plans/weeks.ts';
import { todayOf } from '../factories/people.ts';
import { composer, messages } from './conversationScreen.ts';
import { mark, rows } from './customersScreen.ts';
import { deafen, goTo } from './errorCatalogue/row.ts';
import { test, WITH_WORKER } from './fixtures.ts';
import { tickedOf } from './homeDay.ts';
import { fetchedAtRest, installed, keptIn } from './keptIn.ts';
import { button } from './named.ts';

const MEALS = ['Porridge', 'An apple', 'Lentil soup', 'Baked trout', '', '', '', ''];
const keep = (page: Page) => page.getByRole('button', { name: 'Keep My Days' });
const meal = (page: Page, name: string) => page.getByRole('checkbox', { name });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

test('[DAY-04] [DAY-05] [T-L1] [T-L2] kept on the phone, the day opens without a network; what is ticked there arrives once, and with Logout all of it is gone', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  const person = await make.aCustomer();
  await make.aPlan(person, { meals: MEALS });
  let page = await signIn(person, WITH_WORKER);
  const context = page.context();
  await page.goto('/account');
  await keep(page).click();
  await expect(keep(page)).toBeHidden();
  await page.goto('/dashboard');
  await installed(page);
  await expect.poll(() => keptIn(page)).toContain('Lentil soup');
  const lastWeek = weeksAfter(weekOf(todayOf(person)), -1);
  await expect.poll(() => keptIn(page)).toContain(`"days","${lastWeek.from}"`);

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, /^Today/)).toBeVisible();
  for (const name of MEALS.slice(0, 3)) await meal(page, name).click();
  await page.close();
  page = await context.newPage();
  await page.goto('/dashboard');
  for (const name of MEALS.slice(0, 3)) await expect(meal(page, name)).toBeChecked();
  await expect(page.getByText('3 things wait to be sent')).toBeVisible();
  await page.goto('/customer/shopping');
  await expect(heading(page, 'Shopping List')).toBeVisible();
  await page.goto('/customer/messages');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is trout all right?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message is saved here')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your messages will be back when you’re online.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveText([
    /Is trout all right\?.*Saved on this device/,
  ]);
  await page.goto('/customer/plan?week=earlier');
  await expect(page.getByRole('heading', { name: 'Last Week' })).toBeVisible();
  await expect(page.getByText('Nothing was planned or logged in this week.')).toBeVisible();
  await page.goto('/customer/dashboard?week=2025-01-06');
  await expect(page.getByText('This week isn’t on this device')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('4 things wait to be sent')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/wait to be sent/)).toBeHidden();
  await expect.poll(() => tickedOf(page, person)).toEqual(['0', '1', '2']);
  const arrived = async () => {
    const answer = await page.request.get(`/api/customers/${person.id}/messages`);
    return (await answer.text()).split('Is trout all right?').length - 1;
  };
  await expect.poll(arrived).toBe(1);

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL('/login');
  // Checked first: looking into a cache that is being deleted would create it anew.
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await expect.poll(() => keptIn(page)).not.toContain('Lentil soup');
  const left = await keptIn(page);
  for (const word of [person.id, person.email, 'trout', '/api']) expect(left).not.toContain(word);
  await context.setOffline(true);
  await page.goto('/dashboard').catch(() => undefined);
  // The browser's own offline page appears in two steps.
  await expect(async () => expect(await page.content()).not.toContain('Lentil soup')).toPass();
});

test('[DAY-05] [T-G1] [T-L2] a session that was ended elsewhere ends what is kept, at the first contact; what waits goes with the account alone, and that is said', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  const person = await make.aCustomer();
  await make.aPlan(person, { meals: MEALS });
  const page = await signIn(person, WITH_WORKER);
  await page.goto('/account');
  await keep(page).click();
  await page.goto('/dashboard');
  await installed(page);
  await expect.poll(() => keptIn(page)).toContain('Lentil soup');
  await page.context().setOffline(true);
  await page.goto('/customer/messages');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is trout all right?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message is saved here')).toBeVisible();
  await page.goto('about:blank');
  await make.endSessions(person);
  await page.context().setOffline(false);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => keptIn(page)).not.toContain('Lentil soup');
  expect(await keptIn(page)).toContain('Is trout all right?');

  await make.erase(person);
  await page.goto('/dashboard');
  await expect(heading(page, 'Your account was erased')).toBeVisible();
  await expect.poll(() => keptIn(page)).not.toContain('trout');
  expect(await keptIn(page)).not.toContain(person.id);
});

test('[DAY-04] [DAY-05] messages and the profile that were read stay readable without a network', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  const person = await make.aCustomer();
  await make.aPlan(person, { meals: MEALS });
  await make.aMessage(person, { by: await make.aDietician(), text: 'How was the soup?' });
  await make.aCustomerProfile(person, { dietaryRestrictions: 'No walnuts' });
  const page = await signIn(person, WITH_WORKER);
  await page.goto('/account');
  await keep(page).click();
  const read = [
    ['/customer/messages', 'How was the soup?'],
    ['/customer/customerprofile', 'No walnuts'],
  ] as const;
  for (const [path, holds] of read) {
    await page.goto(path);
    await expect(page.getByText(holds).first()).toBeVisible();
    await expect.poll(() => keptIn(page)).toContain(holds);
  }
  await installed(page);
  await page.context().setOffline(true);
  for (const [path, holds] of read) {
    await page.goto(path);
    await expect(page.getByText(holds).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('[T-L1] a full phone that was asked to keep the days says so', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/Quota/);
  const page = await signIn(await make.aCustomer());
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  await page.goto('/dashboard');
  // The page asks only where something could open without a network.
  await page.evaluate(() => localStorage.setItem('weekplate-owner-keeps', 'yes'));
  await page.reload();
  await expect(page.getByText(/^This phone is full/)).toBeVisible();
});

const SCREENS = [
  ['/customer/dashboard', /^Today/, 'Lentil soup'],
  ['/customer/messages', 'Messages', 'About the quince'],
  ['/customer/shopping', 'Shopping List', 'Shopping List'],
] as const;

async function openAll(page: Page) {
  for (const [path, name, holds] of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(holds).first()).toBeVisible();
  }
}

test('[T-N6] no screen leaves a private answer in the browser without a yes, and no picture with one', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer();
  await make.aPlan(person, { meals: ['Lentil soup', '', '', '', '', '', '', ''] });
  const message = await make.aMessage(person, { text: 'About the quince' });
  await make.aMessagePicture(person, message);
  await make.aMealPhoto(person, todayOf(person), 1);
  await make.anImage(person);
  const page = await signIn(person, WITH_WORKER);
  await openAll(page);
  await installed(page);
  await openAll(page);
  const before = await keptIn(page);
  expect(before).not.toMatch(/Lentil soup|quince|\/api\/|\.webp/);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Keep My Days' }).click();
  await openAll(page);
  await expect.poll(() => keptIn(page)).toContain('Lentil soup');
  await page.goto('/customer/messages');
  await expect.poll(() => keptIn(page)).toContain('quince');
  // No address of the API in its caches: keptIn gives each a line.
  expect(await keptIn(page)).not.toMatch(/^http/m);
});

const SOUP = 'Lentil soup';
const WAITS = /saved on this device|message is saved here/i;

/** The first request, its two retries, and the one that the page makes later by itself. */
const TRIES = 4;

test('[DAY-05] [TALK-02] [TALK-04] without a connection nothing is called a failure that comes by itself, and what waits is said to wait until it has arrived', async ({
  customer: { page, person },
  make,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  const today = todayOf(person);
  await make.aPlan(person, { meals: ['', '', SOUP, '', '', '', '', ''] });
  await page.goto('/customer/myprogress');
  const asks = page.getByRole('button', { name: new RegExp(`^Ask about ${SOUP}`) });
  const dialog = page.getByRole('dialog', { name: 'Ask your dietician' });
  const alert = page.getByRole('alert').filter({ hasText: 'You are offline.' });
  const date = page.getByRole('textbox', { name: 'Date', exact: true });
  await page.getByRole('button', { name: new RegExp(`at .*${SOUP}`) }).click();
  await asks.click();
  await composer(dialog).fill('Is it hot?');
  await button(page, 'Send').click();
  await expect(messages(dialog)).toHaveText([/Is it hot\?/]);
  await button(page, 'Close').click();
  await fetchedAtRest(page, 'offline');
  await page.evaluate(() => {
    const seen = () => document.body.innerText.includes('Failed to load this day');
    new MutationObserver(() => {
      if (seen()) document.body.dataset.calledFailure = 'yes';
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

  await page.context().setOffline(true);
  await asks.click();
  await composer(dialog).fill('Is it too salty?');
  await button(page, 'Send').click();
  await expect(messages(dialog)).toHaveText([/hot/, /Is it too salty\?.*Saved on this device/]);
  await button(page, 'Close').click();
  await asks.click();
  await expect(messages(dialog), 'it need not be asked twice').toHaveCount(2);
  await button(page, 'Close').click();
  await date.fill(addDays(today, -20));
  await expect(alert).toContainText('This will be back when you’re online.');

  // The network is back, but at first it does not reach the server.
  let tries = 0;
  await page.route('**/api/**', (route) => {
    if (route.request().url().includes(addDays(today, -20))) tries += 1;
    return route.abort();
  });
  await page.context().setOffline(false);
  await expect.poll(() => tries).toBeGreaterThanOrEqual(TRIES);
  await page.unroute('**/api/**');
  await expect(page.getByText('No diet plan found for the selected date.')).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(await page.evaluate(() => document.body.dataset.calledFailure)).toBeUndefined();

  await date.fill(today);
  await page.getByRole('button', { name: new RegExp(`at .*${SOUP}`) }).click();
  await asks.click();
  await expect(messages(dialog)).toHaveText([/hot/, /Is it too salty\?/]);
  await expect(dialog.getByText(WAITS)).toHaveCount(0);
});

test('[BOARD-01] [CUST-10] a dietician’s lists wait for the network without a word of failure, keep what was fetched, and come by themselves', async ({
  dietician: { page },
  make,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  // With the connection the live events come back, which would make the page fetch everything anew.
  await deafen(page);
  const { name } = await make.aCustomer({ name: `Anna ${mark()}` });
  await page.goto('/client/customers');
  await expect(rows(page).first()).toBeVisible();
  await goTo(page, 'Dashboard');
  const whose = page.getByRole('radiogroup', { name: 'Whose customers' });
  const other = whose.getByRole('radio', { name: /\d/, checked: false });
  await expect(other).toBeVisible();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=alert]:not([data-calm=true])'))
        document.body.dataset.calledFailure = 'yes';
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  const alert = page.getByRole('alert');

  await page.context().setOffline(true);
  await other.click();
  await expect(alert).toContainText('You are offline. This will be back when you’re online.');
  await goTo(page, 'Customers');
  await expect(rows(page).first()).toBeVisible();
  await page.getByLabel('Search').fill(name);
  await expect(alert).toContainText('You are offline. This will be back when you’re online.');

  await page.context().setOffline(false);
  await expect(rows(page)).toHaveText([new RegExp(name)]);
  await expect(alert).toHaveCount(0);
  expect(await page.evaluate(() => document.body.dataset.calledFailure)).toBeUndefined();
});

test('[RAIL-01] what a customer must not eat, where it did not come, is said to be missing and can be fetched again', async ({
  dietician: { page },
  make,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  const customer = await make.aCustomer();
  await make.aCustomerProfile(customer, { medicalConditions: 'Coeliac disease' });
  const profile = `**/api/customers/${customer.id}/profile`;
  await page.route(profile, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto(`/client/dashboard?customer=${customer.id}`);
  const missing = page.getByText('Their profile could not be loaded.');
  await expect(missing).toBeVisible();
  await page.unroute(profile);
  await page
    .getByRole('alert')
    .filter({ has: missing })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect(page.getByText('Coeliac disease')).toBeVisible();
  await expect(missing).toHaveCount(0);
});

test('[PLAN-14] [CUST-10] what opens over a screen and has not arrived says so, and the screen with what is typed stays', async ({
  dietician: { page },
  make,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  const customer = await make.aCustomer();
  await page.route(/\/ImportDialog-[\w-]+\.js$/, (route) => route.abort());
  await page.goto(`/client/dashboard?customer=${customer.id}`);
  const name = page.getByRole('textbox', { name: 'Plan Name' });
  await name.fill('Summer week');
  await page.getByRole('button', { name: /^Import/ }).click();
  await expect(page.getByText('This part didn’t load.')).toBeVisible();
  await expect(name).toHaveValue('Summer week');
});
