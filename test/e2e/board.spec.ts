import { expect } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { expectWithin } from '../withinTime.ts';
import { aCalmCustomer, boardOf, namesOn, oneForEach, reasonButton, rowOf } from './boardPeople.ts';
import { composer, messages, thread } from './conversationScreen.ts';
import { PHONE, test } from './fixtures.ts';

const ANSWERED_MS = 1000;
/** When times are judged, this many customers with nothing wrong are added. */
const CALM = process.env.TEST_TIMES ? 53 : 0;

test('[BOARD-01] [BOARD-02] the morning’s questions are answered by one press, keys go through them, what is dealt with leaves, thresholds decide who is asked about, on a phone too', async ({
  emptyPractice: { make, url },
  signIn,
}) => {
  const meera = await make.aDietician({ name: 'Meera Nair' });
  const tomas = await make.aDietician({ name: 'Tomas Eriksen' });
  const { silent, note, noPlan } = await oneForEach(make, tomas);
  for (let nth = 1; nth <= CALM; nth += 1) await aCalmCustomer(make, { name: `Calm ${nth}` });
  const page = await signIn(meera, { baseURL: url });

  await test.step('each question is answered by one press, with what is usual in the sentence; Mine is remembered', async () => {
    await page.goto('/client/dashboard');
    await expect(namesOn(page)).toHaveCount(6);
    // A plan can be written below the board.
    await expect(page.getByRole('button', { name: 'Upload Diet Plan' })).toBeVisible();
    await expect(boardOf(page).getByRole('link', { name: 'Asked 3 hours ago.' })).toBeVisible();
    await expect(boardOf(page)).toContainText('Silent for 4 days; usually logs daily.');
    await expect(boardOf(page)).toContainText('20 % this week, usually 100 %.');
    const answers = {
      Silent: 'Cleo Silent',
      'Low this week': 'Dora Low',
      'Wrote a note': 'Ben Note',
      'No plan': 'Emil Planless',
      'Coaching ends': 'Fay Ending',
      Asked: 'Anna Asked',
    };
    for (const [question, name] of Object.entries(answers)) {
      const from = Date.now();
      await reasonButton(page, question).click();
      await expect(namesOn(page)).toHaveText([name]);
      expectWithin(Date.now() - from, ANSWERED_MS);
      await expect(reasonButton(page, question)).toHaveAccessibleName(`${question} 1`);
    }
    await reasonButton(page, 'Any reason').click();
    // All but the customer of a colleague.
    await boardOf(page).getByRole('radio', { name: /^Mine/ }).click();
    await expect(namesOn(page)).toHaveCount(5);
    await page.reload();
    await expect(namesOn(page)).toHaveCount(5);
    await expect(rowOf(page, 'Anna Asked')).toHaveCount(0);
    // Once a customer is chosen for a plan, the board makes room.
    await page.getByRole('combobox', { name: 'Customer' }).fill(silent.email);
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.getByRole('option').click();
    await expect(page.getByRole('link', { name: 'Open person' })).toBeVisible();
    await expect(boardOf(page)).toBeHidden();
  });

  await test.step('by keyboard: J and K move, Enter opens, R answers, S snoozes until a day, and Undo brings back', async () => {
    await page.goto('/client/dashboard');
    await boardOf(page).getByRole('radio', { name: /^All/ }).click();
    await expect(namesOn(page)).toHaveCount(6);
    const names = await namesOn(page).allTextContents();
    const { keyboard } = page;
    await keyboard.press('j');
    await expect(namesOn(page).first()).toBeFocused();
    await keyboard.press('j');
    await keyboard.press('j');
    await keyboard.press('k');
    await expect(namesOn(page).nth(1)).toBeFocused();

    await keyboard.press('s');
    await expect(page.getByRole('menuitem', { name: 'Until tomorrow' })).toBeFocused();
    await keyboard.press('Enter');
    const rest = names.filter((_, index) => index !== 1);
    await expect(namesOn(page)).toHaveText(rest);
    await expect(namesOn(page).nth(1)).toBeFocused();
    await expect(reasonButton(page, 'Snoozed')).toHaveAccessibleName('Snoozed 1');
    await keyboard.press('Shift+Tab');
    await expect(boardOf(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(namesOn(page)).toHaveText(names);
    await expect(namesOn(page).nth(1)).toBeFocused();

    // The inbox comes late. A sentence typed by then must not act as keys of the board.
    const snoozes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/attention/snooze')) snoozes.push(request.url());
    });
    const inboxFile = /\/InboxScreen-[^/]*\.js$/;
    const typed = Promise.withResolvers<void>();
    await page.route(inboxFile, async (route) => {
      await typed.promise;
      await route.continue();
    });
    await rowOf(page, note.name).focus();
    await keyboard.press('r');
    await keyboard.type('sure, take rice');
    await expect(namesOn(page)).toHaveText(names);
    typed.resolve();
    await keyboard.type('; s yes, jack');
    await expect(page).toHaveURL(`/client/inbox?customer=${note.id}&answer=yes`);
    const field = page.getByRole('textbox', { name: 'Message' });
    await expect(field).toBeFocused();
    await keyboard.type('!');
    await expect(field).toHaveValue('sure, take rice; s yes, jack!');
    expect(snoozes).toEqual([]);
    await page.unroute(inboxFile);
    await page.goBack();
    await rowOf(page, note.name).focus();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`/client/customers/${note.id}?date=${note.date}`);
    await page.goBack();
    await rowOf(page, noPlan.name).focus();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`/client/dashboard?customer=${noPlan.id}`);
    await expect(page.getByRole('textbox', { name: 'Plan Name' })).toBeVisible();
  });

  await test.step('a row leaves every screen once it is dealt with, and the keyboard stays where it was', async () => {
    await page.goto('/client/dashboard');
    await expect(namesOn(page)).toHaveCount(6);
    const names = await namesOn(page).allTextContents();
    await rowOf(page, note.name).focus();

    const theirs = await signIn(tomas, { baseURL: url });
    const { date, writtenAt } = note;
    const read = await theirs.request.post(
      `/api/customers/${note.id}/daily-progress/${date}/note-read`,
      { data: { writtenAt }, headers: { origin: url } },
    );
    expect(read.ok()).toBe(true);
    await expect(namesOn(page)).toHaveText(names.filter((name) => name !== note.name));
    const next = names[names.indexOf(note.name) + 1] ?? '';
    await expect(rowOf(page, next)).toBeFocused();
  });

  await test.step('thresholds of the practice and of one person decide who is on the board', async () => {
    const phone = await signIn(meera, { ...PHONE, baseURL: url });
    await phone.goto('/client/dashboard');
    await expect(namesOn(phone)).toHaveCount(5);
    await boardOf(phone).getByRole('button', { name: 'Thresholds' }).tap();
    const dialog = phone.getByRole('dialog', { name: 'Practice thresholds' });
    await dialog.getByLabel('Silent for').fill('0');
    await dialog.getByRole('button', { name: 'Save Thresholds' }).tap();
    await expect(dialog.getByText('A whole number from 1 to 30, please.')).toBeVisible();
    await dialog.getByLabel('Silent for').fill('5');
    await dialog.getByRole('button', { name: 'Save Thresholds' }).tap();
    await expect(rowOf(phone, silent.name)).toHaveCount(0);
  });
});

test('[BOARD-02] a row has the first words and what is to be done; one answer settles all that was on screen, and the mark is on the next row then', async ({
  emptyPractice: { make, url },
  signIn,
}) => {
  const meera = await make.aDietician({ name: 'Meera Nair' });
  const { asked, noPlan, ends } = await oneForEach(make, meera);
  await make.aWaitingNote(asked, addDays(todayOf(asked), -1));
  await make.aWaitingNote(asked, addDays(todayOf(asked), -2));
  const page = await signIn(meera, { baseURL: url });
  const { keyboard } = page;
  await page.goto('/client/dashboard');
  await expect(namesOn(page)).toHaveCount(6);
  const before = await namesOn(page).allTextContents();
  await expect(boardOf(page).getByText('May I eat rice in the evening?')).toBeVisible();
  const next = boardOf(page).getByRole('link', { name: `Write a Plan: ${noPlan.name}` });
  await expect(next).toHaveAttribute('href', `/client/dashboard?customer=${noPlan.id}`);

  await rowOf(page, asked.name).focus();
  await keyboard.press('r');
  await expect(composer(page)).toBeFocused();
  await expect(thread(page)).toContainText('May I eat rice in the evening?');
  await keyboard.type('Yes, do.');
  await keyboard.press('Control+Enter');
  await expect(messages(thread(page))).toHaveCount(2);
  await page.goBack();
  await expect(namesOn(page)).toHaveText(before.filter((name) => name !== asked.name));
  await keyboard.press('j');
  await expect(rowOf(page, before[before.indexOf(asked.name) + 1] ?? '')).toBeFocused();

  await boardOf(page)
    .getByRole('link', { name: `Renew: ${ends.name}` })
    .click();
  await expect(page.getByLabel('Start Date')).toHaveValue(addDays(todayOf(ends), 4));
  await expect(page).toHaveURL(`/client/customers/${ends.id}`);
});
