import { expect } from '@playwright/test';
import { addDays, dayIn, formatDay } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { aPdf } from '../factories/replies.ts';
import { composer, messages, thread } from './conversationScreen.ts';
import { button, mark } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';

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
