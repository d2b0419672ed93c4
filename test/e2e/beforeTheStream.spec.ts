import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

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
