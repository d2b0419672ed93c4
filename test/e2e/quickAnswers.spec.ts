import { expect, type Page } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { type Person, todayOf } from '../factories/people.ts';
import type { Factories } from '../factories.ts';
import { aCalmCustomer, boardOf, rowOf as boardRowOf, reasonButton } from './boardPeople.ts';
import { composer, messages, rowOf, thread } from './conversationScreen.ts';
import { button, mark } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';

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

test('[TALK-03] on a phone the way back from Done stands beside the next one; what is typed on the way to a note is the answer to it @all', async ({
  make,
  signIn,
  dietician: { page, person },
}) => {
  const { tag, ada } = await fourWhoAsk(make, person);
  const { keyboard } = page;

  await test.step('on a phone the way back stands beside the next one', async () => {
    const phone = await signIn(person, PHONE);
    await phone.goto('/client/inbox');
    await phone.getByRole('button', { name: /^Mine/ }).tap();
    await rowOf(phone, ada).tap();
    await expect(messages(thread(phone))).toHaveText([/Ada asks/]);
    await button(phone, 'Done').tap();
    await expect(messages(thread(phone))).toHaveText([/Ben asks/]);
    await isMarked(phone, ada);
    await expect(composer(phone)).toBeInViewport({ ratio: 1 });
    await button(phone, 'Undo').tap();
    // The conversation covers the list.
    await expect(rowOf(phone, ada)).toHaveCount(1);
  });

  await test.step('Undo waits for the snooze that it takes back', async () => {
    const fritz = await make.aCustomer({ name: `Fritz ${tag}`, dietician: person });
    const untils: unknown[] = [];
    const path = '**/api/customers/*/attention/snooze';
    await page.route(path, async (route) => {
      const { until } = route.request().postDataJSON() as { until: unknown };
      if (until !== null) await new Promise((later) => setTimeout(later, 800));
      untils.push(until);
      await route.continue();
    });
    await page.goto('/client/dashboard');
    await boardOf(page).getByRole('button', { name: /^Mine/ }).click();
    await reasonButton(page, 'No plan').click();
    await boardOf(page)
      .getByRole('button', { name: `Snooze ${fritz.name}` })
      .click();
    await page.getByRole('menuitem').first().click();
    await boardOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(boardRowOf(page, fritz.name)).toBeVisible();
    await expect(boardOf(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect(untils).toEqual([expect.any(String), null]);
    await page.unroute(path);
  });

  await test.step('what is typed on the way to a note is the answer to it', async () => {
    const emil = await aCalmCustomer(make, { name: `Emil ${tag}`, dietician: person });
    const noted = addDays(todayOf(emil), -1);
    await make.aWaitingNote(emil, noted);
    await page.route(/\/DayMessages-[^/]*\.js$/, async (route) => {
      await new Promise((later) => setTimeout(later, 500));
      await route.continue();
    });
    await page.goto('/client/dashboard');
    await boardOf(page).getByRole('button', { name: /^Mine/ }).click();
    // Customers without a dietician count as mine as well, and many of them have no plan.
    await reasonButton(page, 'Wrote a note').click();
    await boardRowOf(page, emil.name).focus();
    await keyboard.press('Enter');
    await keyboard.press('r');
    await keyboard.type('sure, take rice');
    await expect(page).toHaveURL(`/client/customers/${emil.id}?date=${noted}`);
    await expect(composer(page)).toBeFocused();
    await keyboard.type('!');
    await expect(composer(page)).toHaveValue('sure, take rice!');
  });
});

/** Waits until a press counts as intended again. */
const rested = async (page: Page) =>
  page.waitForFunction(
    (until) => performance.now() >= until,
    (await page.evaluate(() => performance.now())) + REST_MS,
  );
