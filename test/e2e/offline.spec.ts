import { expect, type Page } from '@playwright/test';
import { weekOf, weeksAfter } from '#domain/plans/weeks.ts';
import { todayOf } from '../factories/people.ts';
import { test, WITH_WORKER } from './fixtures.ts';
import { tickedOf } from './homeDay.ts';
import { installed, keptIn } from './keptIn.ts';

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
