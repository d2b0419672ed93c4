import { expect, type Page } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { PASSWORD, todayOf } from '../factories/people.ts';
import { expectWithin } from '../withinTime.ts';
import { fresh, signUp } from './authScreen.ts';
import { aCalmCustomer, boardOf, namesOn, oneForEach, reasonButton, rowOf } from './boardPeople.ts';
import { composer, thread } from './conversationScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { countedKeyboard } from './keyboard/counted.ts';
import { cell, field } from './plansScreen.ts';
import { sideways } from './settled.ts';

const ANSWERED_MS = 1000;
/** When times are judged, this many customers with nothing wrong are added. */
const CALM = process.env.TEST_TIMES ? 53 : 0;

test('[BOARD-01] a practice begins with the way to its first plan, step by step, until that is uploaded', async ({
  emptyPractice: { make, url },
  signIn,
}) => {
  const page = await signIn(await make.aDietician(), { baseURL: url });
  await page.goto('/client/dashboard');
  const firstPlan = page.getByRole('region', { name: 'Your first plan' });
  await expect(firstPlan).toContainText(`${url}/signup`);
  await expect(boardOf(page)).toBeHidden();

  const visitor = await signIn(null, { baseURL: url });
  await signUp(visitor, fresh());
  await field(visitor, 'Name').fill('Cleo Fontaine');
  await visitor.getByRole('button', { name: 'Save' }).click();
  await expect(visitor.getByText('on its way')).toBeVisible();
  await signUp(await signIn(null, { baseURL: url }), 'dora@example.test');
  // The next step comes by itself, for each who is there.
  await expect(firstPlan.getByRole('button')).toHaveText([/Write a Plan for .*Cleo/, /.*dora/]);
  await firstPlan.getByRole('button').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cleo Fontaine');
  await expect(firstPlan.getByRole('heading')).toBeFocused();
  await expect(firstPlan).not.toContainText('/signup');

  const lunch = cell(page, 1, 4);
  await lunch.fill('Dal');
  await firstPlan.getByRole('button', { name: 'Begin with an Example Week' }).click();
  await expect(page.getByText('That is an example.')).toBeVisible();
  await expect(field(page, 'Plan Name')).toHaveValue('Example week');
  await expect(lunch).toHaveValue('Dal');
  await field(page, 'Start Date').fill(todayOf({ timeZone: 'UTC' }));
  await page.getByRole('button', { name: 'Upload Diet Plan' }).click();
  await expect(firstPlan).toBeHidden();
  await expect(visitor.getByText('60 g rolled oats').first()).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect(boardOf(page)).toBeVisible();
  await expect(firstPlan).toBeHidden();
});

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
    await expect(boardOf(page).getByText('Asked 3 hours ago.')).toBeVisible();
    await expect(boardOf(page)).toContainText('Silent for 4 days; usually logs daily.');
    await expect(boardOf(page)).toContainText('20 % of the last 7 logged days, usually 100 %.');
    const answers = {
      Silent: 'Cleo Silent',
      'Low week': 'Dora Low',
      Note: 'Ben Note',
      'No plan': 'Emil Planless',
      Ending: 'Fay Ending',
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(silent.name);
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

    // The inbox comes late. What is typed by then must not act as keys of the board.
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
    await expect(page).toHaveURL(`/client/inbox?customer=${note.id}&answer=yes`);
    const field = page.getByRole('textbox', { name: 'Message' });
    await expect(field).toBeFocused();
    await keyboard.type('Yes, jack.');
    await expect(field).toHaveValue('Yes, jack.');
    expect(snoozes).toEqual([]);
    await page.unroute(inboxFile);
    await keyboard.press('Escape');
    await expect(rowOf(page, note.name)).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`/client/customers/${note.id}?date=${note.date}`);
    await page.goBack();
    await rowOf(page, noPlan.name).focus();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`/client/customers/${noPlan.id}?tab=plans`);
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
  await expect(page).toHaveURL('/client/dashboard');
  await expect(namesOn(page)).toHaveText(before.filter((name) => name !== asked.name));
  await expect(rowOf(page, before[before.indexOf(asked.name) + 1] ?? '')).toBeFocused();

  await boardOf(page)
    .getByRole('link', { name: `Renew: ${ends.name}` })
    .click();
  await expect(page.getByLabel('Start Date')).toHaveValue(addDays(todayOf(ends), 4));
  await expect(page).toHaveURL(`/client/customers/${ends.id}`);
});

/** How many rows of the board are wholly in the window. */
const rowsInSight = (page: Page) =>
  namesOn(page).evaluateAll(
    (names) =>
      names
        .map((name) => name.closest('li')?.getBoundingClientRect())
        .filter((row) => row && row.top >= 0 && row.bottom <= window.innerHeight).length,
  );

test('[BOARD-01] under Today come the people, in rows of one line: fifteen are in sight at 1280 by 800; a further reason is a chip with its words; on a phone a row has two lines', async ({
  emptyPractice: { make, url },
  signIn,
}) => {
  const meera = await make.aDietician({ name: 'Meera Nair' });
  const today = todayOf(await make.aCustomer());
  const ending = {
    planStatus: 'active',
    planStartDate: today,
    planEndDate: addDays(today, 2),
  } as const;
  const named = (nth: number) => ({ name: `Person ${nth} ${'of a Long Family Name '.repeat(3)}` });
  for (let nth = 1; nth <= 21; nth += 1) {
    const person = await make.aCustomer({ ...named(nth), period: ending });
    await make.aMessage(person, { text: `May I eat rice? ${'And beans? '.repeat(20)}` });
  }
  const page = await signIn(meera, { baseURL: url, viewport: { width: 1280, height: 800 } });
  await page.goto('/client/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect(namesOn(page)).toHaveCount(15);
  expect(await rowsInSight(page)).toBe(15);
  await expect(boardOf(page).getByText('Snoozed')).toBeInViewport({ ratio: 1 });
  const appointments = page.getByRole('region', { name: 'Today’s appointments' });
  await expect(appointments).toContainText('No more appointments today');
  await expect(appointments).toBeInViewport();
  const first = boardOf(page).getByRole('listitem').first();
  expect((await first.boundingBox())?.height).toBeLessThanOrEqual(44);
  await expect(first).toContainText('May I eat rice?');
  await expect(first.getByRole('link', { name: /^Answer: Person/ })).toBeVisible();
  const chip = first.getByRole('link', { name: /^Ending\s*: Coaching ends on/ });
  await expect(chip).toHaveAttribute('href', /renew=yes$/);
  await expect(page.getByRole('heading', { name: 'Write a plan' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Show all 22' }).click();
  await expect(namesOn(page)).toHaveCount(22);

  const phone = await signIn(meera, { ...PHONE, baseURL: url });
  await phone.goto('/client/dashboard');
  await expect(namesOn(phone)).toHaveCount(15);
  const row = await boardOf(phone).getByRole('listitem').first().boundingBox();
  expect(row?.height).toBeLessThanOrEqual(84);
  expect(await sideways(phone)).toBe(0);
});

test('[BOARD-02] [TALK-03] from the log-in to the first answer it is three presses; five are answered in a row, and nobody is skipped', async ({
  emptyPractice: { make, url },
  page,
}) => {
  const meera = await make.aDietician({ name: 'Meera Nair' });
  const questions = new Map<string, string>();
  for (const text of ['Rice?', 'Beans?', 'Kale?', 'Figs?', 'Soup?']) {
    const person = await aCalmCustomer(make, { name: `Asks about ${text}` });
    await make.aMessage(person, { text });
    questions.set(person.id, text);
  }
  await page.goto(`${url}/login`);
  await field(page, 'Email').fill(meera.email);
  await field(page, 'Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(namesOn(page)).toHaveCount(5);
  const { press, type, pressed } = countedKeyboard(page);
  for (let nth = 1; nth <= 5; nth += 1) {
    // After an answer the mark is on the next row.
    if (nth === 1) await press('j');
    await press('r');
    await expect(composer(page)).toBeFocused();
    const who = new URL(page.url()).searchParams.get('customer') ?? '';
    await expect(thread(page)).toContainText(questions.get(who) ?? 'nobody is asked twice');
    await page.getByRole('button', { name: 'Done', exact: true }).waitFor();
    await type('jk, rice is fine.');
    await press('Control+Enter');
    await expect(namesOn(page)).toHaveCount(5 - nth);
    if (nth === 1) expect(pressed().presses).toBe(3);
    if (nth < 5) await expect(namesOn(page).and(page.locator(':focus'))).toHaveCount(1);
    questions.delete(who);
  }
  expect(pressed().presses).toBe(11);
  expect(questions.size).toBe(0);
  const waiting = async () => (await page.request.get(`${url}/api/inbox/count`)).json();
  await expect.poll(waiting).toEqual({ all: 0, mine: 0 });
});
