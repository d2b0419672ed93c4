import { expect, type Page } from '@playwright/test';
import { addDays, formatDay } from '#domain/day.ts';
import { dayInput } from '../factories/days.ts';
import { type Person, todayOf } from '../factories/people.ts';
import { expectWithin } from '../withinTime.ts';
import { expectAccessible } from './accessible.ts';
import { ask, composer, messages, rowOf, thread } from './conversationScreen.ts';
import { button, mark } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { tabTo } from './keyboard/keys.ts';

const LIMIT_MS = 2000;

test('[PROMISE-04] [TALK-01] [TALK-02] [TALK-04] a customer asks from a meal in two taps, reads the answer beside it within two seconds, and takes one back', async ({
  make,
  signIn,
}) => {
  const dietician = await make.aDietician({ name: 'Meera Nair' });
  const customer = await make.aCustomer({ name: `Asha ${mark()}`, dietician });
  await make.aPlan(customer);
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/dashboard');
  const today = page.getByRole('region', { name: 'Today' });
  const asks = today.getByRole('button', { name: /^Ask about / });
  await asks.first().tap();
  const dialog = page.getByRole('dialog', { name: 'Ask your dietician' });
  await expect(composer(dialog)).toBeFocused();
  await page.keyboard.type('May I swap the plums?');
  await dialog.getByRole('button', { name: 'Send' }).tap();
  await expect(messages(dialog)).toHaveText([/You.*May I swap the plums\?/s]);
  await expect(dialog.getByText('Sent. The answer appears here')).toBeVisible();
  await expect(composer(dialog)).toHaveValue('');

  const desk = await signIn(dietician);
  await desk.goto('/client/inbox');
  await rowOf(desk, customer).click();
  await expect(messages(thread(desk))).toHaveText([/May I swap the plums\?/]);
  await expect(thread(desk).getByRole('link')).toHaveAttribute('href', /date=/);
  await composer(desk).fill('Yes, by two apricots.');
  const from = Date.now();
  await button(desk, 'Send').click();
  await expect(messages(dialog)).toHaveText([/May I swap/, /Meera Nair.*by two apricots/s]);
  expectWithin(Date.now() - from, LIMIT_MS);
  await expect(rowOf(desk, customer)).toHaveCount(0);
  await expect(messages(thread(desk)).last().getByText('Read', { exact: true })).toBeVisible();

  await composer(dialog).fill('Never mind.');
  await dialog.getByRole('button', { name: 'Send' }).tap();
  await messages(dialog).last().getByRole('button', { name: 'Take Back' }).tap();
  await expect(messages(dialog).last()).toContainText('This message was taken back.');
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(asks.first()).toBeFocused();
  await expect(asks.first()).toHaveAccessibleName('Ask about Porridge with plums, 2 messages');
  await expect(messages(thread(desk)).last()).toContainText('This message was taken back.');
});

test('[TALK-01] what is typed is kept until it is sent, in the place where it belongs, and counted near its limit', async ({
  customer: { page, person },
}) => {
  await page.goto('/customer/messages');
  await expect(page.getByText('Ask whatever you like')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Send').click();
  await expect(page.getByText('Write something, or choose a picture.')).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await composer(page).fill('a'.repeat(1990));
  await expect(page.getByText('10 characters left')).toBeVisible();
  await page.reload();
  await expect(composer(page)).toHaveValue('a'.repeat(1990));
  await composer(page).fill('b'.repeat(2001));
  await composer(page).press('Control+Enter');
  await expect(page.getByText('At most 2000 characters.')).toBeVisible();
  // On another screen it is about something else, and not in the way.
  await page.goto(`/customer/myprogress?date=${todayOf(person)}`);
  await page.getByRole('button', { name: /^Ask about / }).click();
  await expect(composer(page.getByRole('dialog'))).toHaveValue('');
  await page.keyboard.type('About the day');
  await page.keyboard.press('Escape');
  await page.goto('/customer/messages');
  await expect(composer(page)).toHaveValue('b'.repeat(2001));
});

test('[TALK-04] [DAY-04] a message whose answer was lost waits on the device, is sent again by itself, and arrives once', async ({
  customer: { page },
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  await page.goto('/customer/messages');
  await page.route('**/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    // It arrives; what the server says of it does not.
    await route.fetch();
    await route.abort();
  });
  await composer(page).fill('Only once, please.');
  await button(page, 'Send').click();
  await expect(page.getByText('your message waits on this device')).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  await page.unroute('**/messages');
  // The next visit finds it.
  await page.goto('/customer/dashboard');
  await expect(page.getByText(/things? waits? to be sent/)).toBeHidden();
  await page.goto('/customer/messages');
  await expect(messages(thread(page))).toHaveText([/Only once, please\./]);
});

test('[TALK-01] a picture goes with a message once it is there, and opens large in its place', async ({
  customer: { page },
}) => {
  await page.goto('/customer/messages');
  const name = 'plate.png';
  const buffer = Buffer.from(await page.screenshot());
  await page.getByLabel('Add a picture').setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(page.getByAltText('Chosen for this message')).toBeVisible();
  await page.reload();
  await expect(page.getByAltText('Chosen for this message')).toBeVisible();
  await button(page, 'Send').click();
  await page.getByRole('button', { name: 'Your picture, open it large' }).click();
  const large = page.getByRole('dialog', { name: 'Your picture' }).getByRole('img');
  await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/customer/messages');
});

test('[TALK-03] by keyboard alone: J opens who waits, R answers, Ctrl+Enter sends, E settles, and it can be undone', async ({
  make,
  signIn,
  dietician: { page, person },
}) => {
  const tag = mark();
  const [ada, ben, cleo] = await Promise.all(
    ['Ada', 'Ben', 'Cleo'].map((name) =>
      make.aCustomer({ name: `${name} ${tag}`, dietician: person }),
    ),
  );
  if (!ada || !ben || !cleo) throw new Error('Three customers were made.');
  for (const each of [ada, ben, cleo]) await ask(await signIn(each), each, `${each.name} asks`);
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
  await page.keyboard.press('Enter');
  await expect(rowOf(page, ben)).toBeVisible();
});

test('[TALK-03] a question is given to a colleague, and put off until a day; the customer’s next word ends that', async ({
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

test('[TALK-05] a dietician suggests a changed meal; with one press it is in the plan, and the customer reads so', async ({
  make,
  signIn,
  dietician: { page, person },
}) => {
  const customer = await make.aCustomer({ name: `Edda ${mark()}`, dietician: person });
  const today = todayOf(customer);
  const plan = await make.aPlan(customer, { startDate: today });
  const meal = plan.weeklyDietPlan[0]?.meals.findIndex(Boolean) ?? 0;
  const theirs = await signIn(customer);
  await ask(theirs, customer, 'I cannot eat this.', { kind: 'meal', date: today, meal });
  await page.goto(`/client/inbox?customer=${customer.id}`);
  await expect(messages(thread(page))).toHaveCount(1);
  await button(page, 'Suggest a Meal').click();
  await page.getByRole('textbox', { name: 'Suggested meal' }).fill('Millet with pears');
  await button(page, 'Send').click();
  const card = thread(page).getByRole('region', { name: 'Suggested meal' });
  await expect(card).toContainText('Millet with pears');
  await theirs.goto('/customer/messages');
  await expect(thread(theirs).getByText('Millet with pears')).toBeVisible();

  await card.getByRole('button', { name: 'Put It into the Plan' }).click();
  await expect(page.getByText('The meal is in the plan now.')).toBeVisible();
  await expect(card.getByText(/^In the plan since/)).toBeVisible();
  await expect(thread(theirs).getByText(/^In your plan since/)).toBeVisible();
  await theirs.goto('/customer/dashboard');
  await expect(theirs.getByRole('region', { name: 'Today' })).toContainText('Millet with pears');
});

test('[TALK-03] where a day is read its note and questions are answered: R, a sentence, Ctrl+Enter', async ({
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

  // The other day's note waits still, and needs no answer.
  await page.goto(`/client/inbox?customer=${customer.id}`);
  await expect(rowOf(page, customer)).toContainText('Felt dizzy.');
  await button(page, 'Mark as Read').click();
  await expect(rowOf(page, customer)).toHaveCount(0);
});

test('[TALK-02] somebody can be asked where a dietician has no page yet; on a phone an answer is two screens away', async ({
  make,
  signIn,
}) => {
  const dietician = await make.aDietician();
  const customer = await make.aCustomer({ name: `Gita ${mark()}`, dietician });
  const page = await signIn(customer, PHONE);
  await page.goto(`/customer/publiclientprofile/${dietician.id}`);
  await page.getByRole('link', { name: 'Ask Your Practice' }).tap();
  await composer(page).fill('Hello?');
  await button(page, 'Send').tap();
  await expect(messages(thread(page))).toHaveText([/Hello\?/]);
  await page.goto('/customer/dashboard');

  const desk = await signIn(dietician, PHONE);
  await desk.goto('/client/inbox');
  await rowOf(desk, customer).tap();
  await expect(rowOf(desk, customer)).toBeHidden();
  await composer(desk).fill('Hello.');
  await button(desk, 'Send').tap();
  await expect(messages(thread(desk))).toHaveText([/Hello\?/, /Hello\./]);
  await expectAccessible(desk);
  await desk.getByRole('link', { name: 'All who wait' }).tap();
  await expect(thread(desk)).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.getByRole('link', { name: /^Messages.*1 unread$/ })).toBeVisible();
});

/** Beside its word it has a count. */
const mine = (page: Page) => page.getByRole('button', { name: /^Mine/ });

/** The day as its customer submits it. */
async function write(page: Page, customer: Person, date: string, notes: string) {
  const answer = await page.request.put(`/api/customers/${customer.id}/daily-progress/${date}`, {
    data: dayInput({ notes }),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
