import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { openFor } from './plansScreen.ts';

// One failure is said once, and nothing on screen contradicts it.

test('[CUST-10] a refresh that fails takes no person away and says nothing', async ({
  make,
  problems,
  dietician: { page },
}) => {
  problems.allow(/503/);
  const customer = await make.aCustomer();
  await openFor(page, customer);
  await expect(page.getByText(customer.email)).toBeVisible();
  await page.route(`**/api/customers/${customer.id}`, (route) => route.fulfill({ status: 503 }));
  let asked = 0;
  page.on('response', (answer) => {
    if (answer.status() === 503) asked += 1;
  });
  // Somebody else's change sends a live event, and the screen fetches the customer again.
  const paused = await page.request.put(`/api/customers/${customer.id}/coaching-period/pause`, {
    data: { startDate: null, endDate: null },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(paused.ok()).toBe(true);
  await expect.poll(() => asked).toBe(3);
  await expect(page.getByText(customer.email)).toBeVisible();
  await expect(page.getByText('could not be loaded')).toBeHidden();
});
