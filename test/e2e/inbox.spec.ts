import { expect, type Page } from '@playwright/test';
import { addDays, dayIn, formatDay } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { aPdf } from '../factories/replies.ts';
import { composer, messages, rowOf, thread } from './conversationScreen.ts';
import { mark } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { expectAnnounced, tabTo } from './keyboard/keys.ts';
import { button } from './named.ts';

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
  await expect(button(page, 'Send')).toBeInViewport({ ratio: 1 });
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
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(rowOf(page, ada)).toHaveCount(0);
  await expect(messages(thread(page)).last()).toContainText('jke: answered');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(messages(thread(page))).toHaveText([/Ben .* asks/]);

  await page.keyboard.press('e');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `${ben.name} isn’t waiting for an answer any more.` }),
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

const mine = (page: Page) => page.getByRole('button', { name: /^Mine/ });
const heads = (page: Page, tag: string) =>
  page
    .getByRole('list', { name: 'Website enquiries' })
    .getByRole('button', { name: new RegExp(tag) });
const boxes = (page: Page) => page.getByRole('navigation', { name: 'Boxes' });

async function write(page: Page, name: string) {
  const answer = await page.request.post('/api/contact-messages', {
    data: { name, email: 'vera@example.test', message: `${name} asks.\nTwice.` },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(204);
}

test('[LAND-07] a message appears live, is read, archived, taken back and deleted', async ({
  dietician: { page },
}) => {
  const tag = mark();
  await page.goto('/client/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Website Enquiries' })).toBeVisible();
  await write(page, tag);
  const head = heads(page, tag);
  await expect(head).toHaveAccessibleName(new RegExp(`^Unread: ${tag}`));
  await expect(page.getByRole('link', { name: /^Website Enquiries.*unread$/ })).toBeVisible();

  await head.click();
  await expect(head).toHaveAccessibleName(new RegExp(`^${tag}`));
  await expect(page.getByText(`${tag} asks. Twice.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    /^mailto:vera%40example\.test\?/,
  );

  await button(page, 'Archive').click();
  await expect(head).toHaveCount(0);
  await page.getByRole('link', { name: 'Archive' }).click();
  await head.click();
  await button(page, 'Move to Inbox').click();
  await expectAnnounced(page, 'Moved to the inbox.');
  await expect(head).toHaveCount(0);
  await boxes(page)
    .getByRole('link', { name: /^Website Enquiries/ })
    .click();
  await head.click();
  await button(page, 'Mark as Unread').click();
  await expect(head).toHaveAccessibleName(new RegExp(`^Unread: ${tag}`));

  await head.click();
  await button(page, 'Archive').click();
  await expect(head).toHaveCount(0);
  await page.getByRole('link', { name: 'Archive' }).click();
  await head.click();
  await button(page, 'Delete').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectAnnounced(page, 'Deleted.');
  await expect(head).toHaveCount(0);
});

test('[LAND-07] [INVITE-01] an enquiry is a tab of the Inbox, counted there, and who wrote it is invited from it', async ({
  dietician: { page },
}) => {
  const tag = mark();
  const invited = page.getByRole('textbox', { name: 'Email addresses' });
  const invite = page.getByRole('link', { name: 'Invite' });
  await page.goto('/client/customers');
  await invite.click();
  await invited.fill('begun@example.test');
  await page.goto('/client/inbox');
  await write(page, tag);
  const inbox = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Inbox/ });
  await expect(inbox).toHaveAccessibleName(/\d waiting$/);
  await boxes(page)
    .getByRole('link', { name: /^Website Enquiries.*unread$/ })
    .click();
  await expect(inbox).toHaveAttribute('aria-current', 'page');
  await heads(page, tag).click();
  await invite.click();
  // Alone: invitations begun before wait in their own draft.
  await expect(invited).toHaveValue(`${tag} vera@example.test`);
  await page.goto('/client/customers');
  await invite.click();
  await expect(invited).toHaveValue('begun@example.test');
});

test("[REPLY-01] typing '/' picks a reply with the name filled in; what cannot be filled in asks before it is sent", async ({
  make,
  signIn,
}) => {
  const tag = mark();
  const customer = await make.aCustomer({ name: `Asha ${tag}` });
  const title = `Welcome ${tag}`;
  await make.aReply({
    title,
    text: 'Hello {first name}, bring your values. See you on {next visit}.',
  });
  const dietician = await make.aDietician({ name: 'Meera' });
  // An appointment with a colleague is not the next one with her.
  await make.anAppointment(customer, { dietician: await make.aDietician() });
  const desk = await signIn(dietician);
  await desk.goto(`/client/inbox?customer=${customer.id}`);
  await composer(desk).pressSequentially(`Good morning. /values ${tag.toLowerCase()}`);
  const list = desk.getByRole('listbox', { name: 'Saved replies' });
  await expect(list.getByRole('option')).toHaveText([new RegExp(title)]);
  await composer(desk).press('Enter');
  await expect(composer(desk)).toHaveValue(
    'Good morning. Hello Asha, bring your values. See you on {next visit}.',
  );
  await expect(list).toHaveCount(0);
  await expect(composer(desk)).toBeFocused();
  await composer(desk).press('Control+Enter');
  const question = desk.getByRole('dialog', { name: 'Send with blanks?' });
  await expect(question.getByText('{next visit}')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(messages(thread(desk))).toHaveCount(0);

  const visit = addDays(todayOf(customer), 9);
  await make.aVisit(customer, { date: visit });
  await make.aVisit(customer, { date: addDays(visit, 7) });
  await composer(desk).fill(`/${title}`);
  await list.getByRole('option').click();
  await expect(composer(desk)).toHaveValue(
    `Hello Asha, bring your values. See you on ${formatDay(visit, 'long')}.`,
  );
  await button(desk, 'Send').click();
  await expect(messages(thread(desk))).toHaveText([/Hello Asha, bring your values/]);

  const booked = await make.anAppointment(customer, { dietician });
  await composer(desk).fill(`/${title}`);
  await list.getByRole('option').click();
  const day = dayIn(customer.timeZone, new Date(booked.startsAt));
  await expect(composer(desk)).toHaveValue(
    new RegExp(`See you on ${formatDay(day, 'long')}, \\d\\d:\\d\\d\\.$`),
  );
  // Escape closes the list before it leaves the field, and a slash within a word means nothing.
  await composer(desk).fill('and/or');
  await expect(list).toHaveCount(0);
  await composer(desk).fill('/');
  await expect(list).toBeVisible();
  await composer(desk).press('Escape');
  await expect(list).toHaveCount(0);
  await expect(composer(desk)).toBeFocused();
});

test('[REPLY-01] replies are written, changed and deleted on a phone, and a deleted one comes back', async ({
  make,
  signIn,
}) => {
  const title = `Welcome ${mark()}`;
  const page = await signIn(await make.aDietician(), PHONE);
  await page.goto('/client/inbox');
  await button(page, 'Saved Replies').tap();
  const dialog = page.getByRole('dialog', { name: 'Saved replies' });
  await dialog.getByRole('button', { name: 'New Reply' }).tap();
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(dialog.getByText('Give the reply a title.')).toBeVisible();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Text').fill('Hello ');
  await dialog.getByRole('button', { name: '{first name}' }).tap();
  await expect(dialog.getByLabel('Text')).toHaveValue('Hello {first name}');
  await dialog.getByRole('button', { name: 'Save' }).tap();
  const row = dialog.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Hello {first name}');
  await dialog.getByRole('button', { name: `Edit ${title}` }).tap();
  await dialog.getByLabel('Text').fill('Good to have you here.');
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(row).toContainText('Good to have you here.');
  await dialog.getByRole('button', { name: `Delete ${title}` }).tap();
  await expect(row).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Undo' }).tap();
  await expect(row).toBeVisible();
});

test('[REPLY-01] [T-O1] a PDF goes to a customer, who saves it; for another customer it does not exist', async ({
  make,
  signIn,
}) => {
  const dietician = await make.aDietician();
  const [customer, other] = [await make.aCustomer(), await make.aCustomer()];
  const desk = await signIn(dietician);
  await desk.goto(`/client/inbox?customer=${customer.id}`);
  const pick = desk.getByLabel('Add a picture or PDF');
  const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
  await pick.setInputFiles(pdf('script.pdf', aPdf(['<< /S /JavaScript >>'])));
  await expect(desk.getByText(/Print it to a new PDF/)).toBeVisible();
  await pick.setInputFiles(pdf('Blood values.pdf', aPdf()));
  await expect(desk.getByText('Blood values.pdf')).toBeVisible();
  await desk.reload();
  await button(desk, 'Send').click();
  await expect(messages(thread(desk))).toHaveCount(1);

  const page = await signIn(customer, PHONE);
  await page.goto('/customer/messages');
  const saves = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save Blood values.pdf' }).tap();
  const saved = await saves;
  expect(saved.suggestedFilename()).toBe('Blood values.pdf');
  const theirs = await signIn(other);
  expect((await theirs.request.get(saved.url())).status()).toBe(404);
});

test('[REPLY-01] one message goes to several customers, each alone, with their own name', async ({
  make,
  signIn,
}) => {
  const tag = mark();
  const dietician = await make.aDietician();
  const [ada, ben] = await Promise.all(
    ['Ada', 'Ben'].map((name) => make.aCustomer({ name: `${name} ${tag}`, dietician })),
  );
  if (!ada || !ben) throw new Error('Two customers were made.');
  const desk = await signIn(dietician);
  await desk.goto('/client/customers');
  await button(desk, 'Message Several').click();
  const dialog = desk.getByRole('dialog', { name: 'Message Several' });
  await dialog.getByLabel('Search customers').fill(tag);
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Choose All Shown (2)' }).click();
  await expect(dialog.getByText('2 customers chosen')).toBeVisible();
  await dialog.getByRole('button', { name: 'Write Message' }).click();
  await dialog
    .getByLabel('Message', { exact: true })
    .fill('Hello {first name}, we are closed on Friday.');
  await dialog.getByRole('button', { name: 'Send to 2 Customers' }).click();
  await expect(desk.getByText('Sent to 2 customers.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  for (const [customer, name] of [
    [ada, 'Ada'],
    [ben, 'Ben'],
  ] as const) {
    const page = await signIn(customer);
    await page.goto('/customer/messages');
    await expect(messages(thread(page))).toHaveText([
      new RegExp(`Hello ${name}, we are closed on Friday`),
    ]);
  }
  await desk.goto('/client/inbox');
  await desk.getByLabel('Search all conversations').fill(`closed Ada`);
  const found = desk.getByRole('list', { name: 'Found messages' }).getByRole('link');
  await found.filter({ hasText: `Ada ${tag}` }).click();
  await expect(messages(thread(desk))).toHaveText([/Hello Ada/]);
});
