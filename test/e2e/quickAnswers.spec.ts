import { expect, type Page } from '@playwright/test';
import type { Person } from '../factories/people.ts';
import type { Factories } from '../factories.ts';
import { composer, messages, rowOf, thread } from './conversationScreen.ts';
import { button, mark } from './customersScreen.ts';
import { test } from './fixtures.ts';

const HOUR_MS = 3_600_000;
/** For this long a hand may go on pressing what it has pressed. */
const HASTE_MS = 600;
/** After this time the next press is intended. */
const REST_MS = 1000;

/** Customers of a dietician, each with a question that has waited longer than the next one's. */
async function fourWhoAsk(make: Factories, dietician: Person) {
  const tag = mark();
  const people: Person[] = [];
  for (const [nth, name] of ['Ada', 'Ben', 'Cleo', 'Dora'].entries()) {
    const each = await make.aCustomer({ name: `${name} ${tag}`, dietician });
    await make.aMessage(each, {
      text: `${name} asks`,
      sentAt: new Date(Date.now() - (9 - nth) * HOUR_MS),
    });
    people.push(each);
  }
  const [ada, ben, cleo] = people;
  if (!ada || !ben || !cleo) throw new Error('Four customers were made.');
  return { tag, ada, ben, cleo };
}

const isMarked = (of: Page, { name }: Person) =>
  expect(
    of.getByRole('status').filter({ hasText: `Nothing of ${name}’s waits any more.` }),
  ).toBeVisible();

test('[TALK-03] whoever is quick writes to the person they went to, behind what they had begun, and settles nobody unread', async ({
  make,
  dietician: { page, person },
}) => {
  const { ada, ben, cleo } = await fourWhoAsk(make, person);
  const { keyboard } = page;
  const settled: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/conversation/done')) settled.push(request.url());
  });
  await test.step('J counts each time, also while the one before is drawn', async () => {
    await page.goto('/client/inbox');
    await page.getByRole('button', { name: /^Mine/ }).click();
    await rowOf(page, ada).focus();
    await keyboard.press('Enter');
    await expect(messages(thread(page))).toHaveText([/Ada asks/]);
    await page.evaluate(() => {
      for (const key of ['j', 'j'])
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
    });
    await keyboard.press('r');
    await keyboard.type('For Cleo.');
    await expect(page).toHaveURL(`/client/inbox?customer=${cleo.id}`);
    await expect(messages(thread(page))).toHaveText([/Cleo asks/]);
    await expect(composer(page)).toHaveValue('For Cleo.');
  });

  await test.step('R goes on behind what was kept', async () => {
    await keyboard.press('Escape');
    await keyboard.press('k');
    await expect(messages(thread(page))).toHaveText([/Ben asks/]);
    await keyboard.press('j');
    await expect(messages(thread(page))).toHaveText([/Cleo asks/]);
    await keyboard.press('r');
    await keyboard.type(' More.');
    await expect(composer(page)).toHaveValue('For Cleo. More.');
  });

  await test.step('a hand that goes on pressing Done settles one; each can be undone', async () => {
    await rowOf(page, ada).click();
    await expect(messages(thread(page))).toHaveText([/Ada asks/]);
    await button(page, 'Done').click();
    await page.waitForURL(`/client/inbox?customer=${ben.id}`);
    await page.evaluate(async (hasteMs) => {
      const until = performance.now() + hasteMs;
      while (performance.now() < until) {
        for (const each of document.querySelectorAll('button'))
          if (each.textContent === 'Done') each.click();
        await new Promise((next) => requestAnimationFrame(next));
      }
    }, HASTE_MS);
    await isMarked(page, ada);
    await rested(page);
    await expect(messages(thread(page))).toHaveText([/Ben asks/]);
    expect(settled).toHaveLength(1);

    await button(page, 'Done').click();
    await isMarked(page, ben);
    await button(page, 'Undo').click();
    await expect(rowOf(page, ben)).toBeVisible();
    await isMarked(page, ada);
    await rested(page);
    await button(page, 'Undo').click();
    await expect(rowOf(page, ada)).toBeVisible();
    await expect(button(page, 'Undo')).toHaveCount(0);
  });
});

/** Waits until a press counts as intended again. */
const rested = async (page: Page) =>
  page.waitForFunction(
    (until) => performance.now() >= until,
    (await page.evaluate(() => performance.now())) + REST_MS,
  );
