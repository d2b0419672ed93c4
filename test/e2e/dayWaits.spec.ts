import { expect, type Page } from '@playwright/test';
import { meal, submit, WEEK } from './dayScreen.ts';
import { test } from './fixtures.ts';
import { fetchedAtRest } from './keptIn.ts';

const OPENED = '/customer/myprogress';
const WAITS = 'Saved on this device. It is submitted when you’re back online.';
const edit = (page: Page) => page.getByRole('button', { name: 'Edit Progress' });
const notes = (page: Page) => page.getByLabel('Notes');
const sleep = (page: Page) => page.getByLabel('Sleep Hours');
const isBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** What happens to a day that is sent: it is answered, does not arrive, or is refused. */
type Network = 'on' | 'off' | 'refusing';

async function onNetwork(page: Page) {
  const network = { is: 'on' as Network };
  await page.route('**/daily-progress/*', async (route) => {
    if (route.request().method() !== 'PATCH' || network.is === 'on') return await route.continue();
    if (network.is === 'refusing') {
      const error = { code: 'forbidden', message: 'Your coaching is paused.' };
      return await route.fulfill({ status: 403, json: { error } });
    }
    await route.abort();
  });
  return network;
}

test.beforeEach(async ({ customer, make, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|net::/);
  await make.aPlan(customer.person, WEEK);
});

test('[HIST-07] [PROG-07] two tabs of My Progress show one day: what one submits without a connection takes nothing from the other, on screen or on the server', async ({
  customer,
}) => {
  const one = customer.page;
  const other = await one.context().newPage();
  for (const page of [one, other]) await page.goto(OPENED);
  await expect(sleep(one)).toBeVisible();
  await one.context().setOffline(true);
  await sleep(other).fill('6,5');
  await notes(one).fill('Felt dizzy');
  await expect(notes(other)).toHaveValue('Felt dizzy');
  await other.getByRole('radio', { name: 'Great' }).click();
  await expect(one.getByRole('radio', { name: 'Great' })).toBeChecked();
  await submit(one).click();
  await expect(one.getByText(WAITS)).toBeVisible();
  await expect(sleep(one)).toHaveValue('6.5');
  await other.close();
  await one.context().setOffline(false);
  await expect(one.getByText('Progress submitted.')).toBeVisible();
  await one.reload();
  await expect(edit(one)).toBeVisible();
  await expect(notes(one)).toHaveValue('Felt dizzy');
  await expect(sleep(one)).toHaveValue('6.5');
});

test('[PROG-04] [PROG-07] [DAY-01] what was ticked and typed survives a reload at once; submitted without a connection it waits and says so, and Logout asks nothing then', async ({
  customer,
}) => {
  const { page } = customer;
  await page.goto(OPENED);
  await meal(page, 'Lentil soup').check();
  await notes(page).fill('Half of it');
  await page.reload();
  await expect(meal(page, 'Lentil soup')).toBeChecked();
  await expect(page.getByLabel('Notes')).toHaveValue('Half of it');
  await page.getByRole('button', { name: 'Edit Progress' }).click();
  await fetchedAtRest(page, 'offline');
  await page.context().setOffline(true);
  await page.getByLabel('Notes').fill('Half of it, cold');
  await submit(page).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  await expect(meal(page, 'Lentil soup')).toBeChecked();
  await expect(page.getByText('Failed to submit progress.')).toBeHidden();

  // Without a connection nobody is logged out, so there is nothing to ask about.
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are still signed in.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Log out' })).toBeHidden();

  await page.context().setOffline(false);
  await expect(page.getByText('Progress submitted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  await expect(page.getByText(WAITS)).toBeHidden();
});

test('[PROG-04] [PROG-07] what was submitted without a connection is there after a reload; refused, it says why; typed on, all of it is sent', async ({
  customer,
}) => {
  const { page } = customer;
  const network = await onNetwork(page);
  network.is = 'off';
  await page.goto(OPENED);
  await notes(page).fill('Half of it');
  await submit(page).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  await page.reload();
  await expect(notes(page)).toHaveValue('Half of it');

  network.is = 'refusing';
  await isBack(page);
  await expect(page.getByRole('alert').getByText('Your coaching is paused.')).toBeVisible();

  network.is = 'on';
  await notes(page).press('End');
  await notes(page).pressSequentially(', and then I felt dizzy.');
  await submit(page).click();
  await expect(edit(page)).toBeVisible();
  await page.reload();
  await expect(edit(page)).toBeVisible();
  await expect(notes(page)).toHaveValue('Half of it, and then I felt dizzy.');
});

test('[HIST-07] [PROG-04] an answer from before Submit that comes after it takes no tick from the screen', async ({
  customer,
}) => {
  const { page } = customer;
  // Otherwise the event about the change would make the page fetch the day once more.
  await page.route('**/api/events', (route) => route.abort());
  await page.goto(OPENED);
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await meal(page, 'Lentil soup').check();
  // An answer that came after the clock was moved would be fresh, and nothing fetched.
  await stored;
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const held = { is: false };
  const late = page.waitForResponse((answer) => answer.headers()['x-late'] === 'yes');
  await page.route('**/daily-progress/*', async (route) => {
    if (route.request().method() !== 'GET' || held.is) return await route.continue();
    held.is = true;
    const response = await route.fetch();
    await expect(edit(page)).toBeVisible();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-late': 'yes' } });
  });
  // So much later that the page fetches the day again when its user comes back.
  await page.clock.setFixedTime(Date.now() + 60_000);
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect.poll(() => held.is).toBe(true);
  await submit(page).click();
  await late;
  await expect(meal(page, 'Lentil soup')).toBeChecked();
});
