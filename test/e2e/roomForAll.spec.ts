import { expect, type Locator } from '@playwright/test';
import { openCustomer } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { openFor, upload } from './plansScreen.ts';

const cutOff = (input: Locator) =>
  input.evaluate((element) => element.scrollWidth - element.clientWidth);

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what} is not on screen`);
  return box;
};

const NARROW = { ...PHONE, viewport: { width: 320, height: 640 } };

test('[PLAN-01] [CUST-03] both dates can be read whole at 320 pixels', async ({ make, signIn }) => {
  const customer = await make.aCustomer();
  const page = await signIn(await make.aDietician(), NARROW);
  const wholeDates = async () => {
    for (const name of ['Start Date', 'End Date']) {
      const date = page.getByLabel(name, { exact: true });
      await date.fill('2026-12-28');
      expect(await cutOff(date)).toBeLessThanOrEqual(0);
      // The calendar's button lies over the end of the field.
      expect((await boxOf(date)).width).toBeGreaterThan(180);
    }
  };
  await openFor(page, customer);
  await wholeDates();
  await openCustomer(page, customer);
  await wholeDates();
});

test('[NAV-01] from 768 pixels on the bar has room for all its entries', async ({
  make,
  signIn,
}) => {
  for (const person of [await make.aCustomer(), await make.aDietician()]) {
    const page = await signIn(person, { viewport: { width: 768, height: 800 } });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[popovertarget="person-menu"]')).toBeInViewport({ ratio: 1 });
  }
});

test('[PLAN-01] enlarged to 200 %, no bar stays over the plan', async ({ make, signIn }) => {
  const customer = await make.aCustomer();
  const page = await signIn(await make.aDietician(), { viewport: { width: 640, height: 400 } });
  await openFor(page, customer);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(upload(page)).not.toBeInViewport();
});

test('[PROG-03] enlarged to 200 %, no bar stays over the day', async ({ make, signIn }) => {
  const page = await signIn(await make.aCustomer(), { viewport: { width: 640, height: 400 } });
  await page.goto('/customer/myprogress');
  const submit = page.getByRole('button', { name: 'Submit Progress' });
  await submit.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(submit).not.toBeInViewport();
});

test('[PROG-03] the unit of sleep stands right behind its number', async ({ make, signIn }) => {
  const page = await signIn(await make.aCustomer(), PHONE);
  await page.goto('/customer/myprogress');
  const sleep = page.getByLabel('Sleep Hours');
  await sleep.fill('7.5');
  const input = await boxOf(sleep);
  const unit = await boxOf(page.getByText('hours', { exact: true }));
  const middle = input.x + input.width / 2;
  expect(unit.x - middle).toBeGreaterThan(12);
  expect(unit.x - middle).toBeLessThan(40);
});

test('[CUST-01] the chips of the list stand on one line', async ({ dietician: { page } }) => {
  await page.goto('/client/customers');
  const chips = page.getByRole('group', { name: 'Filter by status' }).getByRole('button');
  await expect(chips.first()).toHaveText(/\d/);
  const tops = await chips.evaluateAll((all) =>
    all.map((chip) => chip.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
});

test('[CUST-02] the buttons of the period stand at the foot of its card', async ({
  make,
  dietician: { page },
}) => {
  await openCustomer(page, await make.aCustomer());
  await page.getByRole('textbox', { name: 'Notes' }).waitFor();
  const card = page.getByRole('region', { name: 'Coaching period' });
  const last = page.getByRole('button', { name: 'Renew Plan' });
  // Both at one moment: what arrives above them between two looks would move the second.
  const beneath = await last.evaluate(
    (button, around) =>
      (around?.getBoundingClientRect().bottom ?? 0) - button.getBoundingClientRect().bottom,
    await card.elementHandle(),
  );
  expect(beneath).toBeGreaterThan(0);
  expect(beneath).toBeLessThan(24);
});
