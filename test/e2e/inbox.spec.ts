import { expect, type Page } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { dayInput } from '../factories/days.ts';
import { type Person, todayOf } from '../factories/people.ts';
import { ask, composer, messages, rowOf, thread } from './conversationScreen.ts';
import { button, mark } from './customersScreen.ts';
import { test } from './fixtures.ts';
import { tabTo } from './keyboard/keys.ts';

const HOUR_MS = 3_600_000;

test('[TALK-03] by keyboard alone: J opens who waits, R answers, Ctrl+Enter sends, E settles, and it can be undone', async ({
  make,
  dietician: { page, person },
}) => {
  const tag = mark();
  const [ada, ben, cleo] = await Promise.all(
    ['Ada', 'Ben Hohenstein-Wittelsbach zu Sommerau', 'Cleo'].map((name) =>
      make.aCustomer({ name: `${name} ${tag}`, dietician: person }),
    ),
  );
  if (!ada || !ben || !cleo) throw new Error('Three customers were made.');
  for (const [nth, each] of [ada, ben, cleo].entries())
    await make.aMessage(each, {
      text: `${each.name} asks`,
      sentAt: new Date(Date.now() - (9 - nth) * HOUR_MS),
    });
  await page.goto('/client/inbox');
  await mine(page).click();
  const rows = page.getByRole('list', { name: 'Waiting for an answer' }).getByRole('link');
  await expect(rows.filter({ hasText: tag })).toHaveText([/Ada/, /Ben/, /Cleo/]);
  await page.reload();
  await expect(mine(page)).toHaveAttribute('aria-pressed', 'true');

  await rowOf(page, ada).focus();
  await page.keyboard.press('Enter');
  await expect(messages(thread(page))).toHaveText([/Ada .* asks/]);
  await page.keyboard.press('j');
  await expect(messages(thread(page))).toHaveText([/Ben .* asks/]);
  await expect(rowOf(page, ben)).toBeFocused();
  await page.keyboard.press('k');
  await expect(messages(thread(page))).toHaveText([/Ada .* asks/]);
  await page.keyboard.press('r');
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type('jke: answered');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, ada)).toBeFocused();
  await page.keyboard.press('r');
  await page.keyboard.press('Control+Enter');
  await expect(rowOf(page, ada)).toHaveCount(0);
  await expect(messages(thread(page)).last()).toContainText('jke: answered');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(messages(thread(page))).toHaveText([/Ben .* asks/]);

  await page.keyboard.press('e');
  await expect(
    page.getByRole('status').filter({ hasText: `Nothing of ${ben.name}’s waits any more.` }),
  ).toBeVisible();
  await expect(rowOf(page, ben)).toHaveCount(0);
  await expect(messages(thread(page))).toHaveText([/Cleo .* asks/]);
  await tabTo(page, button(page, 'Undo'), 'Shift+Tab');
  const isWhole = (element: Element) =>
    [...element.querySelectorAll('*')].every((part) => part.scrollWidth <= part.clientWidth);
  expect(await button(page, 'Undo').evaluate(isWhole), 'nothing of it is cut off').toBe(true);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, ben)).toBeVisible();
});

test('[TALK-03] a question is given to a colleague, and put off until a day; the customer’s next word ends that @all', async ({
  make,
  signIn,
  dietician: { page, person },
}) => {
  const colleague = await make.aDietician({ name: `Nina ${mark()}` });
  const customer = await make.aCustomer({ name: `Dora ${mark()}`, dietician: person });
  const theirs = await signIn(customer);
  await ask(theirs, customer, 'Is rye bread fine?');
  const other = await signIn(colleague);
  await other.goto('/client/inbox');
  await mine(other).click();
  await page.goto(`/client/inbox?customer=${customer.id}`);
  await expect(rowOf(page, customer)).toBeVisible();
  await page.getByLabel('Assigned to').selectOption({ label: colleague.name });
  await expect(rowOf(other, customer)).toBeVisible();
  await expect(rowOf(page, customer)).toContainText(`For ${colleague.name}`);

  await page.getByRole('button', { name: 'Snooze' }).click();
  await page.getByRole('menuitem', { name: /^Tomorrow/ }).click();
  const tomorrow = formatDay(addDays(todayOf(customer), 1), 'long');
  await expect(page.getByText(`Snoozed until ${tomorrow}.`)).toBeVisible();
  await expect(rowOf(page, customer)).toHaveCount(0);
  await expect(rowOf(other, customer)).toHaveCount(0);
  await ask(theirs, customer, 'And oats?');
  await expect(rowOf(page, customer)).toContainText('2 messages');
});

test('[TALK-03] where a day is read its note and questions are answered: R, a sentence, Ctrl+Enter @all', async ({
  make,
  signIn,
  dietician: { page, person },
}) => {
  const customer = await make.aCustomer({ name: `Finn ${mark()}`, dietician: person });
  const today = todayOf(customer);
  const yesterday = addDays(today, -1);
  const theirs = await signIn(customer);
  for (const [date, notes] of [
    [today, 'Slept badly.'],
    [yesterday, 'Felt dizzy.'],
  ] as const)
    await write(theirs, customer, date, notes);
  await ask(theirs, customer, 'Was it the coffee?', { kind: 'day', date: today });
  await page.goto(`/client/customers/${customer.id}?date=${today}`);
  const day = page.getByRole('region', { name: 'Messages about this day' });
  await expect(messages(day)).toHaveText([/Was it the coffee\?/]);
  await expect(day.getByRole('region', { name: /^Note of/ })).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.type('Perhaps. One cup less?');
  await page.keyboard.press('Control+Enter');
  await expect(messages(day)).toHaveCount(2);
  await expect(day.getByRole('region', { name: /^Note of/ })).toHaveCount(0);

  // The note of the other day still waits, and needs no answer.
  await page.goto(`/client/inbox?customer=${customer.id}`);
  await expect(rowOf(page, customer)).toContainText('Felt dizzy.');
  await button(page, 'Mark as Read').click();
  await expect(rowOf(page, customer)).toHaveCount(0);
});

const mine = (page: Page) => page.getByRole('button', { name: /^Mine/ });

/** Submits the day as its customer would. */
async function write(page: Page, customer: Person, date: string, notes: string) {
  const answer = await page.request.put(`/api/customers/${customer.id}/daily-progress/${date}`, {
    data: dayInput({ notes }),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
