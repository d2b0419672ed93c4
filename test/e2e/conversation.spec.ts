import { expect, type Page } from '@playwright/test';
import { todayOf } from '../factories/people.ts';
import { expectWithin } from '../withinTime.ts';
import { ask, composer, messages, rowOf, thread } from './conversationScreen.ts';
import { mark } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { more } from './homeDay.ts';
import { button } from './named.ts';

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
  await more(page, 'Breakfast: Porridge with plums').tap();
  await asks.tap();
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

  await composer(dialog).fill(`https://example.org/${'unbroken'.repeat(250)}`);
  const width = page.viewportSize()?.width ?? 0;
  expect((await composer(dialog).boundingBox())?.width, 'as wide as the phone').toBeLessThan(width);
  await composer(dialog).fill('Never mind.');
  await dialog.getByRole('button', { name: 'Send' }).tap();
  await messages(dialog).last().getByRole('button', { name: 'Take Back' }).tap();
  await expect(messages(dialog).last()).toContainText('This message was taken back.');
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(asks).toBeFocused();
  await expect(asks).toHaveAccessibleName('Ask about Porridge with plums, 2 messages');
  await expect(messages(thread(desk)).last()).toContainText('This message was taken back.');
});

test('[TALK-01] a message is about a meal only when somebody asks from it: the next ones, of either side, are general', async ({
  make,
  signIn,
}) => {
  const dietician = await make.aDietician({ name: 'Meera Nair' });
  const customer = await make.aCustomer({ name: `Asha ${mark()}`, dietician });
  const date = todayOf(customer);
  await make.aPlan(customer, { startDate: date });
  const page = await signIn(customer);
  await page.goto('/customer/messages');
  await ask(page, customer, 'May I swap the plums?', { kind: 'meal', date, meal: 1 });
  const about = (on: Page) => on.getByRole('button', { name: 'Not about this' });
  const links = (on: Page) => messages(thread(on)).last().getByRole('link');

  const desk = await signIn(dietician);
  // What the screen knows of the conversation stays as it was, as on a slow network.
  await desk.goto(`/client/inbox?customer=${customer.id}`);
  await expect(about(desk)).toBeVisible();
  await desk.route(/\/conversation$|\/messages\?/, () => undefined);
  await composer(desk).fill('Yes.');
  await button(desk, 'Send').click();
  await expect(composer(desk)).toHaveValue('');
  await expect(about(desk)).toHaveCount(0);
  await composer(desk).fill('And drink enough.');
  await button(desk, 'Send').click();
  await expect(composer(desk)).toHaveValue('');
  await expect(messages(thread(page))).toHaveText([/swap the plums/, /Yes\./, /drink enough/]);
  await expect(links(page)).toHaveCount(0);

  // Beside the day, where all of this is read, the next message is about the day.
  await desk.unrouteAll({ behavior: 'ignoreErrors' });
  await desk.goto(`/client/customers/${customer.id}?date=${date}`);
  await expect(messages(desk.getByRole('region', { name: 'Messages about this day' }))).toHaveCount(
    2,
  );
  await expect(desk.getByRole('form', { name: 'New message' })).not.toContainText('Porridge');

  await ask(desk, customer, 'How was it?', { kind: 'meal', date, meal: 1 });
  await page.reload();
  await expect(messages(thread(page))).toHaveCount(4);
  await expect(links(page)).toHaveCount(1);
  await expect(about(page)).toHaveCount(0);
  await composer(page).fill('Good, thank you.');
  await button(page, 'Send').click();
  await expect(messages(thread(page))).toHaveCount(5);
  await expect(links(page)).toHaveCount(0);
});

test('[TALK-01] what is typed is kept until it is sent, in the place where it belongs, and counted near its limit', async ({
  customer: { page, person },
}) => {
  await page.goto('/customer/messages');
  await expect(page.getByText('Ask whatever you like')).toBeVisible();
  await button(page, 'Send').click();
  await expect(page.getByText('Write something, or choose a picture or PDF.')).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await composer(page).fill('a'.repeat(1990));
  await expect(page.getByText('10 characters left')).toBeVisible();
  await page.reload();
  await expect(composer(page)).toHaveValue('a'.repeat(1990));
  await composer(page).fill('b'.repeat(2001));
  await composer(page).press('Control+Enter');
  await expect(page.getByText('At most 2000 characters.')).toBeVisible();
  // On another screen a message is about something else, and this draft is not in the way.
  await page.goto(`/customer/myprogress?date=${todayOf(person)}`);
  await page.getByRole('button', { name: /^Ask about / }).click();
  await expect(composer(page.getByRole('dialog'))).toHaveValue('');
  await page.keyboard.type('About the day');
  await page.keyboard.press('Escape');
  await page.goto('/customer/messages');
  await expect(composer(page)).toHaveValue('b'.repeat(2001));
});
