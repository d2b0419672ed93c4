import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { expect as expectNow, type Page } from '@playwright/test';
import { boardOf, namesOn } from '#test/e2e/boardPeople.ts';
import { thread } from '#test/e2e/conversationScreen.ts';
import { type CountedKeyboard, countedKeyboard, difference } from '#test/e2e/keyboard/counted.ts';
import { inBrowser, loadNow } from '../browser/inBrowser.ts';
import { morningPractice, type Waiting } from './practice.ts';
import { type MorningFigures, morningTable, type Step } from './table.ts';

// The same timeout as for everything else in this browser.
const expect = expectNow.configure({ timeout: 60_000 });

/**
 * The morning by keyboard only: from the dashboard until nobody waits. Each answer is sent
 * once the text that it answers is on screen. Does not depend on the order in which people are shown.
 */
async function morningRound(page: Page, waiting: readonly Waiting[]): Promise<Step[]> {
  const steps: Step[] = [];
  const keyboard = countedKeyboard(page);
  const step = async (what: string, act: () => Promise<void>) => {
    const [began, before] = [performance.now(), keyboard.pressed()];
    await act();
    const seconds = (performance.now() - began) / 1000;
    steps.push({ what, seconds, ...difference(keyboard.pressed(), before) });
  };
  await step('the dashboard opens', () => openDashboard(page));
  const toWhoWrote = async () => {
    for (let rows = await namesOn(page).count(); rows > 0; rows -= 1) {
      if (await hasWritten(page)) break;
      await keyboard.press('j');
    }
    await keyboard.press('r');
    await expect(page).toHaveURL(/client\/inbox/);
  };
  await step('to the first who wrote', async () => {
    await keyboard.press('j');
    await toWhoWrote();
  });
  for (let left = waiting.length; left > 0; left -= 1) {
    const who = await openedOf(page, waiting);
    await step(`${who.person.name}, who wrote ${who.what}`, async () => {
      await readAndAnswer(page, keyboard, who);
      if (left > 1) await toWhoWrote();
    });
  }
  return steps;
}

/** Opens the dashboard and waits for the first customer who needs a dietician. */
async function openDashboard(page: Page): Promise<void> {
  await page.goto('/client/dashboard');
  await namesOn(page).first().waitFor();
}

/** Whether the focus is on the row of a customer who wrote. */
const hasWritten = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.closest('li')?.matches(':has([data-waits="true"])') ?? false,
  );

async function openedOf(page: Page, waiting: readonly Waiting[]): Promise<Waiting> {
  const id = new URL(page.url()).searchParams.get('customer');
  const who = waiting.find(({ person }) => person.id === id);
  if (!who) throw new Error(`Somebody was opened who did not write: ${page.url()}`);
  return who;
}

async function readAndAnswer(page: Page, keyboard: CountedKeyboard, who: Waiting) {
  for (const text of who.texts) await thread(page).getByText(text).first().waitFor();
  // By then the page knows what waits, so the answer settles it.
  await page.getByRole('button', { name: 'Done', exact: true }).waitFor();
  await keyboard.type(who.answer);
  await keyboard.press('Control+Enter');
  // The mark comes back to the board, to the next row.
  await expect(page).toHaveURL('/client/dashboard');
  await expect(namesOn(page).and(page.locator(':focus'))).toHaveCount(1);
}

/** Throws unless nobody waits any more: in the inbox, on the board and in the stored data. */
async function expectNobodyWaits(page: Page, waiting: readonly Waiting[]): Promise<void> {
  await page.goto('/client/inbox');
  await expect(page.getByText('Nobody is waiting for an answer.')).toBeVisible();
  const count = await (await page.request.get('/api/inbox/count')).json();
  expect(count).toEqual({ all: 0, mine: 0 });
  for (const { person, answer } of waiting) {
    const answered = await page.request.get(`/api/customers/${person.id}/messages`);
    expect(await answered.text()).toContain(answer);
  }
  await page.goto('/client/dashboard');
  await expect(namesOn(page)).toHaveCount(3);
  await expect(boardOf(page).locator('[data-waits="true"]')).toHaveCount(0);
}

/**
 * `npm run bench:morning`: a dietician's morning in a real browser. Of 40 customers six wrote notes or
 * questions since yesterday; all six are read, answered and cleared by keyboard only. It also measures how
 * long the dashboard takes to open in a practice of 400.
 */
const { values } = parseArgs({
  options: { customers: { type: 'string', default: '40' }, json: { type: 'string' } },
});
const customers = Number(values.customers);

const MANY = 400;

await inBrowser(
  { fill: ({ make }) => morningPractice(make, customers) },
  async ({ filled: { dietician, waiting }, desk }) => {
    const page = await (await desk(dietician)).newPage();
    const load = loadNow();
    const steps = await morningRound(page, waiting);
    await expectNobodyWaits(page, waiting);
    const many = { customers: MANY, seconds: await openedAmong(MANY) };
    const figures: MorningFigures = { customers, load, steps, many };
    console.info(morningTable(steps));
    console.info(`Among ${MANY} customers the dashboard opens in ${many.seconds.toFixed(1)} s.`);
    console.info(`Load of the machine: ${load}. Nobody waits.`);
    if (values.json) writeFileSync(values.json, JSON.stringify(figures));
  },
);

/** How many seconds a new browser takes from its first page until it shows who needs a dietician. */
async function openedAmong(count: number): Promise<number> {
  let seconds = 0;
  await inBrowser(
    { fill: ({ make }) => morningPractice(make, count) },
    async ({ filled: { dietician }, desk }) => {
      const page = await (await desk(dietician)).newPage();
      const began = performance.now();
      await openDashboard(page);
      seconds = (performance.now() - began) / 1000;
    },
  );
  return seconds;
}
