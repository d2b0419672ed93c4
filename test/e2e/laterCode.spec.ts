import { expect, type Page } from '@playwright/test';
import { WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { settled } from './states/arrive.ts';
import { lateAnswers } from './states/lateAnswers.ts';
import { shiftsOf, watchShifts } from './states/layoutShift.ts';

/** After the meals are there, waits for what is fetched once the page rests. */
async function expectStill(page: Page) {
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  await settled(page);
  const { moved } = await shiftsOf(page);
  const buttons = page.getByRole('listitem').getByRole('button');
  await expect(buttons.filter({ hasText: 'Ask' })).toHaveCount(5);
  await expect(page.getByRole('button', { name: /^Something else, or a photo/ })).toHaveCount(5);
  await settled(page);
  const later = await shiftsOf(page);
  expect(later.moved - moved, later.by.join('\n')).toBe(0);
}

test('[HOME-01] [PROG-01] a meal’s buttons, fetched after its row, come where their room is, and the day’s name keeps its place as the day arrives', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  for (const screen of [undefined, PHONE]) {
    const page = await signIn(customer, screen);
    await watchShifts(page);
    await page.goto('/customer/dashboard');
    await expectStill(page);

    const answers = await lateAnswers(page);
    answers.hold();
    await page.goto('/customer/myprogress');
    const name = page.getByRole('heading', { level: 2, name: /^Today/ });
    await expect(page.locator('[data-bone]').first()).toBeVisible();
    const before = await name.boundingBox();
    await answers.release('first');
    await expectStill(page);
    expect(await name.boundingBox()).toEqual(before);
  }
});
