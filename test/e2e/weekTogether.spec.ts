import { expect, type Page } from '@playwright/test';
import { addDays, dayIn, formatDay } from '#domain/day.ts';
import { boardOf, namesOn, reasonButton, rowOf } from './boardPeople.ts';
import { composer, messages, thread } from './conversationScreen.ts';
import { openPeriod } from './customersScreen.ts';
import { PHONE } from './fixtures.ts';
import { goOn } from './goOn.ts';
import { button } from './named.ts';
import { cell, existing, field, openFor, upload } from './plansScreen.ts';
import { test } from './timeTravel.ts';

const HOUR_MS = 3_600_000;
const SOUP = 'Lentil soup';
const PEAS = 'Pea soup with rye bread';
const NAME = 'Cleo Hart';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const told = (page: Page) =>
  page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
const today = (page: Page) => page.getByRole('region', { name: 'Today' });
const aboutDay = (page: Page) => page.getByRole('region', { name: 'Messages about this day' });

async function uploadWeek(page: Page, name: string, soup: string) {
  await field(page, 'Plan Name').fill(name);
  await cell(page, 1, 4).fill(soup);
  await upload(page).click();
  await expect(existing(page)).toContainText(name);
}

/** Ticks all meals of today and submits the day, with a note or without. */
async function logDay(page: Page, note = '') {
  await goOn(page, '/customer/myprogress');
  const meals = page.getByRole('checkbox');
  await expect(meals.first()).toBeVisible();
  for (const meal of await meals.all()) await meal.press('Space');
  await field(page, 'Notes').fill(note);
  await button(page, 'Submit Progress').click();
  await expect(button(page, 'Edit Progress')).toBeVisible();
}

/** Answers a day where it is read: R, a sentence, Ctrl+Enter. */
async function answerDay(page: Page, text: string) {
  await expect(aboutDay(page).getByRole('textbox', { name: 'Message' })).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.type(text);
  await page.keyboard.press('Control+Enter');
  await expect(messages(aboutDay(page)).last()).toContainText(text);
}

async function readFromBell(page: Page, sentence: string) {
  await bell(page).tap();
  await told(page).filter({ hasText: sentence }).getByRole('link').first().tap();
}

test('[TALK-01] [TALK-03] [TALK-05] [HIST-03] [NOTIFY-01] [BOARD-01] [BOARD-02] a week of a dietician and a customer: a plan, a question, a changed meal, a note, a snooze, silence, a renewal; on Sunday nobody waits', async ({
  travel,
  emptyPractice,
  signIn,
  problems,
}) => {
  const monday = dayIn('UTC', travel.start);
  const planEndDate = addDays(monday, 11);
  const dana = await emptyPractice.make.aDietician({ name: 'Dana Novak' });
  const cleo = await emptyPractice.make.aCustomer({
    name: NAME,
    dietician: dana,
    period: { planStatus: 'active', planStartDate: addDays(monday, -7), planEndDate },
  });
  const enter = async (who: typeof dana, screen = {}) => {
    const page = await signIn(who, { baseURL: emptyPractice.url, ...screen });
    await page.context().clock.install({ time: travel.start });
    return page;
  };
  const desk = await enter(dana);
  const phone = await enter(cleo, PHONE);
  /** Moves to an hour of the story, by the day of its week: Monday is 0. */
  const at = (day: number, hour: number) =>
    travel.to(new Date(travel.start.getTime() + (24 * day + hour - 8) * HOUR_MS), [
      desk.context(),
      phone.context(),
    ]);
  const morning = async (day: number) => {
    await at(day, 8);
    await desk.goto('/client/dashboard');
  };

  await test.step('Monday: the board asks for a plan, and the customer hears of it by the bell', async () => {
    await phone.goto('/customer/library');
    await expect(bell(phone)).toHaveAccessibleName('Notifications');
    await desk.goto('/client/dashboard');
    await expect(boardOf(desk)).toContainText('No plan yet.');
    await desk.getByRole('link', { name: `Write a Plan: ${NAME}` }).click();
    await field(desk, 'Start Date').fill(monday);
    await field(desk, 'Start Date').press('Enter');
    for (let day = 1; day <= 7; day += 1) await cell(desk, day, 2).fill('Porridge with plums');
    await uploadWeek(desk, 'Week one', SOUP);
    await expect(bell(phone)).toHaveAccessibleName('Notifications, 1 unread');
    await readFromBell(phone, 'You have a new diet plan');
    await expect(phone).toHaveURL('/customer/dashboard');
    await expect(today(phone)).toContainText(SOUP);
    await expect(bell(phone)).toHaveAccessibleName('Notifications');
  });

  await test.step('she asks about a meal; the answer is another meal, and one press puts it into the plan', async () => {
    await phone.getByRole('button', { name: `at Lunch: ${SOUP}` }).tap();
    await button(phone, `Ask about ${SOUP}`).tap();
    const dialog = phone.getByRole('dialog', { name: 'Ask your dietician' });
    await composer(dialog).fill('Lentils do not agree with me.');
    await button(phone, 'Send').tap();
    await expect(messages(dialog)).toHaveCount(1);
    await button(phone, 'Close').tap();

    await desk.goto('/client/dashboard');
    await expect(bell(desk)).toHaveAccessibleName(/unread/);
    await expect(boardOf(desk)).toContainText('Asked less than an hour ago.');
    await rowOf(desk, NAME).click();
    await expect(desk).toHaveURL(`/client/customers/${cleo.id}?tab=messages`);
    await desk.goto(`/client/inbox?customer=${cleo.id}`);
    await expect(messages(thread(desk))).toContainText(['Lentils do not agree with me.']);
    await button(desk, 'Suggest a Meal').click();
    await desk.getByRole('textbox', { name: 'Suggested meal' }).fill(PEAS);
    await composer(desk).fill('Then peas.');
    await composer(desk).press('Control+Enter');
    await expect(desk.getByText('Nobody is waiting for an answer.')).toBeVisible();
    await button(desk, 'Add to Plan').click();
    await expect(desk.getByText('The meal is in the plan now.')).toBeVisible();

    await expect(today(phone)).toContainText(`was: ${SOUP}`);
    await expect(today(phone)).toContainText(PEAS);
    await expect(bell(phone)).toHaveAccessibleName('Notifications, 2 unread');
    await readFromBell(phone, 'You have a new message from your dietician');
    await expect(thread(phone).getByText(/^In your plan since/)).toBeVisible();
    await goOn(phone, '/customer/dashboard');
    await button(phone, 'Got it').tap();
    await expect(bell(phone)).toHaveAccessibleName('Notifications');
  });

  await test.step('in the evening she logs the day, with a note', async () => {
    await at(0, 20);
    await logDay(phone, 'Hungry before bed.');
  });

  await test.step('Tuesday: the note is on the board, read where the day is read, and answered', async () => {
    await morning(1);
    const wrote = `Wrote a note on ${formatDay(monday, 'long')}.`;
    await expect(boardOf(desk)).toContainText(wrote);
    await rowOf(desk, NAME).click();
    await expect(desk).toHaveURL(`/client/customers/${cleo.id}?date=${monday}`);
    const note = aboutDay(desk).getByRole('region', { name: /^Note of/ });
    await expect(note).toBeVisible();
    await expect(desk.getByText('Hungry before bed.').first()).toBeVisible();
    await answerDay(desk, 'Keep some yoghurt for the evening.');
    await expect(note).toHaveCount(0);
    await goOn(desk, '/client/dashboard');
    await expect(boardOf(desk)).toContainText('No plan from');
    await expect(boardOf(desk)).not.toContainText(wrote);
  });

  await test.step('she asks again; there is no time today, so she is put off until tomorrow', async () => {
    await phone.goto('/customer/dashboard');
    await readFromBell(phone, 'You have a new message from your dietician');
    await expect(messages(thread(phone)).last()).toContainText('yoghurt for the evening');
    await composer(phone).fill('What do I buy for next week?');
    await button(phone, 'Send').tap();
    await expect(boardOf(desk).getByText(/^Asked/)).toBeVisible();
    await desk.keyboard.press('j');
    await desk.keyboard.press('s');
    await expect(desk.getByRole('menuitem', { name: 'Until tomorrow' })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(namesOn(desk)).toHaveCount(0);
    await expect(reasonButton(desk, 'Snoozed')).toHaveAccessibleName('Snoozed 1');
  });

  await test.step('Wednesday: she is back; R answers, and next week is a copy of this one', async () => {
    await morning(2);
    await rowOf(desk, NAME).focus();
    await desk.keyboard.press('r');
    await expect(composer(desk)).toBeFocused();
    await expect(messages(thread(desk)).last()).toContainText('What do I buy for next week?');
    await expect(button(desk, 'Done')).toBeVisible();
    await desk.keyboard.type('Beans. The plan comes today.');
    await desk.keyboard.press('Control+Enter');
    await expect(desk).toHaveURL('/client/dashboard');
    await openFor(desk, cleo);
    await button(desk, 'Copy Week one').click();
    await expect(field(desk, 'Plan Name')).toHaveValue('Copy of Week one');
    await field(desk, 'Start Date').fill(addDays(monday, 7));
    await field(desk, 'Start Date').press('Enter');
    await uploadWeek(desk, 'Week two', 'Bean soup');
    await desk.goto('/client/dashboard');
    await expect(boardOf(desk).getByText('Nobody needs you right now.')).toBeVisible();
  });

  await test.step('Friday, after a night without power: three days of silence, and a coaching that ends in a week', async () => {
    problems.allow(/net::ERR_/);
    await at(4, 8);
    await emptyPractice.kill();
    await emptyPractice.start();
    await desk.goto('/client/dashboard');
    const ends = `on ${formatDay(planEndDate, 'long')}`;
    await expect(boardOf(desk).getByRole('link', { name: `Coaching ends ${ends}.` })).toBeVisible();
    await expect(bell(desk)).toHaveAccessibleName('Notifications, 2 unread');
    await bell(desk).click();
    await expect(told(desk).filter({ hasText: 'Unread' })).toContainText([
      `${NAME} has logged nothing for three days or more`,
      `${NAME}: the coaching ends ${ends}`,
    ]);
    await button(desk, 'Mark all as read').click();
    await expect(bell(desk)).toHaveAccessibleName('Notifications');
    await desk.keyboard.press('Escape');
    await expect(boardOf(desk)).toContainText('Silent for 3 days.');
    await rowOf(desk, NAME).click();
    await answerDay(desk, 'How are you?');
    await openPeriod(desk);
    await button(desk, 'Renew Plan').click();
    await button(desk, '12 weeks').click();
    await button(desk, 'Renew Plan').click();
    await expect(desk.getByText('Coaching renewed.')).toBeVisible();
    await goOn(desk, '/client/dashboard');
    await expect(boardOf(desk)).toContainText('Silent for 3 days.');
    await expect(boardOf(desk)).toContainText('Ending 0');
  });

  await test.step('she reads it and logs her day, which takes her off the board', async () => {
    await phone.goto('/customer/messages');
    await expect(messages(thread(phone)).last()).toContainText('How are you?');
    await logDay(phone);
    await expect(namesOn(desk)).toHaveCount(0);
  });

  await test.step('Sunday: nobody waits, and everything is read', async () => {
    await morning(6);
    await expect(boardOf(desk).getByText('Nobody needs you right now.')).toBeVisible();
    await goOn(desk, '/client/inbox');
    await expect(desk.getByText('Nobody is waiting for an answer.')).toBeVisible();
    await expect(bell(desk)).toHaveAccessibleName('Notifications');
    await readFromBell(phone, 'You have a new diet plan');
    await expect(phone.getByText(/Your newest plan begins on/)).toBeVisible();
    await expect(bell(phone)).toHaveAccessibleName('Notifications');
  });
});
