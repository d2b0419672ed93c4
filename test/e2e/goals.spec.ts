import { expect, type Page } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { PHONE, test } from './fixtures.ts';
import { button } from './named.ts';
import { sideways } from './settled.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Goals' });

test('[GOAL-01] [GOAL-02] [PROMISE-03] a dietician proposes a goal, the customer accepts it, reaches it, and is told of it once', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer({ name: 'Anna Albrecht' });
  const today = todayOf(customer);
  await make.aWeight(customer, addDays(today, -8), 73);
  const phone = await signIn(customer, PHONE);
  await phone.goto('/customer/dashboard');
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Today');
  await expect(card(phone)).toHaveCount(0);

  const page = await signIn(await make.aDietician());
  await page.goto(`/client/customers/${customer.id}?tab=trends`);
  await button(page, 'Set a Goal').click();
  await page.getByLabel('About').selectOption('Weight');
  await page.getByLabel('Target').fill('72');
  // What has scrolled half under the top bar is no target for a finger.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  // Typed text is still there after a reload.
  await page.reload();
  await expect(page.getByText('Not saved yet. Everything is as you left it.')).toBeVisible();
  await button(page, 'Save Goal').click();
  await expect(page.getByText('The customer has not accepted it yet.')).toBeVisible();

  await expect(card(phone).getByText('Proposed by your dietician.')).toBeVisible();
  await button(phone, 'Accept').tap();
  await expect(card(phone).getByText(/^0 of 1 kg; /)).toBeVisible();
  await expect(page.getByText(/^0 of 1 kg; /)).toBeVisible();

  await make.aWeight(customer, today, 71.9);
  await phone.reload();
  const told = card(phone).getByRole('status');
  await expect(told).toHaveText(`You reached it. Weight: 72 kg, on ${formatDay(today, 'long')}.`);
  // The dietician sees it among the reached goals by now, and no device tells of it again.
  await expect(page.getByRole('list', { name: 'Earlier goals' })).toContainText(
    `Reached on ${formatDay(today, 'short')}`,
  );
  await expect(told).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Today');
  await expect(phone.locator('[data-bone]')).toHaveCount(0);
  await expect(card(phone)).toHaveCount(0);
});

test('[GOAL-03] a goal outside of safe bounds is refused for the customer, and asks the dietician for a reason', async ({
  dietician,
  customer: { page, person },
  make,
  problems,
}) => {
  problems.allow(/status of 409/);
  await make.aCustomerProfile(person, { height: 175, heightUnit: 'cm' });
  await make.aWeight(person, todayOf(person), 60);
  const fill = async (on: Page) => {
    await button(on, 'Set a Goal').click();
    await on.getByLabel('About').selectOption('Weight');
    await on.getByLabel('Target').fill('52');
    await button(on, 'Save Goal').click();
  };
  await page.goto('/customer/goals');
  await fill(page);
  const healthy = page.getByText('From 56.7 kg on it is healthy (BMI 18.5).');
  await expect(page.getByText('Your dietician can look at it with you.')).toBeVisible();
  // The text is as wide as the form, not as the field.
  const [said, form] = await Promise.all(
    [healthy, page.getByRole('form')].map((each) => each.boundingBox()),
  );
  expect(said?.width).toBeGreaterThan(0.9 * (form?.width ?? 0));
  await expect(page.getByLabel('Target')).toHaveAccessibleDescription(/From 56\.7 kg on/);
  await expectAccessible(page);
  await expect(page.getByLabel('Target')).toBeFocused();
  await expect(page.getByLabel('Reason')).toHaveCount(0);
  await page.getByLabel('Target').fill('57');
  await button(page, 'Save Goal').click();
  await expect(page.getByText('Weight: 57 kg')).toBeVisible();

  await dietician.page.goto(`/client/customers/${person.id}?tab=trends`);
  await fill(dietician.page);
  await expect(dietician.page.getByText(/If you still want it, say why\.$/)).toBeVisible();
  await dietician.page.getByLabel('Reason').fill('With the clinic, before surgery.');
  await button(dietician.page, 'Save Goal').click();
  const kept = 'Outside the safe range: With the clinic, before surgery.';
  for (const each of [dietician.page, page]) await expect(each.getByText(kept)).toBeVisible();
});

test('[GOAL-01] [GOAL-02] a habit is counted from the dashboard in one tap, and taken back in another', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  const today = todayOf(customer);
  await make.aPlan(customer, { startDate: today });
  await make.aGoal(customer, { words: 'A walk after lunch', beginsOn: addDays(today, -2) });
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/dashboard');
  await expect(card(page).getByText(/^0 of 2 days/)).toBeVisible();
  await button(page, 'Done today').tap();
  await expect(button(page, 'Done today')).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page).getByText('1 of 3 days reached.')).toBeVisible();
  await button(page, 'Done today').tap();
  await expect(card(page).getByText(/^0 of 2 days/)).toBeVisible();
  expect(await sideways(page)).toBe(0);
});
