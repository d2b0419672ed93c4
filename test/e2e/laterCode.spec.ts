import { expect, type Page } from '@playwright/test';
import { WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { settled } from './settled.ts';
import { lateAnswers } from './states/lateAnswers.ts';

/** The code of the buttons Ask and More, which a page fetches once it rests. */
const OF_BUTTONS = /\/assets\/(AskMeal|MealMore)-[^/]+\.js$/;

/** From now on the code of the buttons does not arrive, until the returned function is called. */
async function holdButtons(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(OF_BUTTONS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const boxesOfMeals = (page: Page) =>
  page.getByRole('checkbox').evaluateAll((meals) =>
    meals.map((meal) => {
      const { x, y, width, height } = meal.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

/** Expects that no row of a meal moves or grows when its buttons come. */
async function expectStill(page: Page, release: () => void) {
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  await settled(page, OF_BUTTONS);
  await expect(page.locator('li [data-coming]')).toHaveCount(10);
  const before = await boxesOfMeals(page);
  release();
  await expect(page.locator('li [data-coming]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Something else, or a photo/ })).toHaveCount(5);
  await settled(page);
  expect(await boxesOfMeals(page)).toEqual(before);
}

test('[HOME-01] [PROG-01] a meal’s buttons, fetched after its row, move nothing; the name of a day with meals stays where it is while the day arrives', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  for (const screen of [undefined, PHONE]) {
    const page = await signIn(customer, screen);
    const release = await holdButtons(page);
    await page.goto('/customer/dashboard');
    await expectStill(page, release);

    const answers = await lateAnswers(page);
    await page.unrouteAll();
    const releaseAgain = await holdButtons(page);
    answers.hold();
    await page.goto('/customer/myprogress');
    const name = page.getByRole('heading', { level: 2, name: /^Today/ });
    await expect(page.locator('[data-bone]').first()).toBeVisible();
    const before = await name.boundingBox();
    await answers.release('first');
    await expectStill(page, releaseAgain);
    expect(await name.boundingBox()).toEqual(before);
  }
});
