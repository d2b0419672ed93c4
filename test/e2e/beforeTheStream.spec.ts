import { expect } from '@playwright/test';
import { rows } from './customersScreen.ts';
import { watchFetched } from './fetched.ts';
import { test } from './fixtures.ts';
import { held } from './openedRows.ts';

test('[CUST-07] what happens after a page has fetched and before it hears live is shown all the same @all', async ({
  make,
  signIn,
  dietician: { page },
}) => {
  const customer = await make.aCustomer({ name: 'Ida before the stream' });
  const letThrough = await held(page, /\/api\/events$/);
  await page.goto(`/client/customers/${customer.id}`);
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await expect(notes).toHaveValue('');
  const other = await signIn(await make.aDietician());
  await other.goto(`/client/customers/${customer.id}`);
  await other.getByRole('textbox', { name: 'Notes' }).fill('Meanwhile');
  await other.getByRole('button', { name: 'Save Notes' }).click();
  await expect(other.getByText('Notes saved.')).toBeVisible();
  await expect(notes).toHaveValue('');
  letThrough();
  await expect(notes).toHaveValue('Meanwhile');
});

test('[CUST-07] where nothing happened before the stream opens, nothing is fetched again @all', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer({ name: 'Jan before the stream' });
  await make.aPlan(customer);
  const message = await make.aContactMessage();
  const fetched = await watchFetched(page);
  const opened = page.waitForResponse(/\/api\/events$/);
  const letThrough = await held(page, /\/api\/events$/);
  await page.goto('/client/customers?search=before+the+stream');
  await expect(rows(page).first()).toBeVisible();
  const before = fetched.all.length;
  letThrough();
  await opened;
  // The stream sends this event after all events about the time before it opened.
  await page.evaluate(async (id) => {
    const body = JSON.stringify({ read: true, archived: false });
    const headers = { 'content-type': 'application/json' };
    await fetch(`/api/contact-messages/${id}`, { method: 'PUT', headers, body });
  }, message.id);
  // The code of other screens is still fetched when idle.
  const asked = () => fetched.all.slice(before).filter((path) => path.startsWith('/api/'));
  await expect.poll(asked).toEqual(['/api/contact-messages/unread']);
  expect(fetched.again).toEqual([]);
});

test('[CUST-07] a computer that slept before the stream opened fetches anew what it shows @all', async ({
  make,
  dietician: { page, person },
}) => {
  const customer = await make.aCustomer();
  // While a computer sleeps, one clock stands still and the clock of the day goes on.
  await page.addInitScript(() => {
    const { now } = Date;
    window.slept = 0;
    Date.now = () => now() + window.slept;
  });
  const { promise: isAwake, resolve: wake } = Promise.withResolvers<void>();
  await page.route(/\/api\/events$/, async (route) => {
    await isAwake;
    // The stream ends here and is not opened again: a reconnect alone would make the page fetch anew.
    const body = 'retry: 600000\nevent: open\ndata: 15000\n\n';
    await route.fulfill({ contentType: 'text/event-stream', body });
  });
  await page.goto(`/client/customers/${customer.id}`);
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await expect(notes).toHaveValue('');
  await make.aNote(customer, 'While it slept', person);
  await page.evaluate(() => {
    window.slept = 3_600_000;
  });
  wake();
  await expect(notes).toHaveValue('While it slept');
});

test('[T-I4] a page told that something may have been missed fetches anew what it shows', async ({
  make,
  dietician: { page, person },
}) => {
  const customer = await make.aCustomer();
  await page.addInitScript(() => {
    window.streams = [];
    window.EventSource = class extends EventSource {
      constructor(address: string | URL) {
        super(address);
        window.streams.push(this);
      }
    };
  });
  await page.goto(`/client/customers/${customer.id}`);
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await expect(notes).toHaveValue('');
  // Written without any instance knowing, so no event is sent.
  await make.aNote(customer, 'Never told', person);
  await page.evaluate(() => window.streams.at(-1)?.dispatchEvent(new MessageEvent('missed')));
  await expect(notes).toHaveValue('Never told');
});

declare global {
  interface Window {
    streams: EventSource[];
    /** Milliseconds by which the clock of the day is ahead. */
    slept: number;
  }
}
