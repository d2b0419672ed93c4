import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { expect as expectNow, type Page } from '@playwright/test';
import { aCalmCustomer, namesOn } from '#test/e2e/boardPeople.ts';
import { composer } from '#test/e2e/conversationScreen.ts';
import { countedKeyboard, difference, type Pressed } from '#test/e2e/keyboard/counted.ts';
import { nextWeekByKeys } from '#test/e2e/keyboard/nextWeek.ts';
import { PASSWORD, type Person } from '#test/factories/people.ts';
import type { Factories } from '#test/factories.ts';
import { inBrowser } from '../browser/inBrowser.ts';
import { aCustomerWithAll, customersTaps, PHONE } from './customer.ts';
import { type Journey, journeysTable } from './table.ts';

const expect = expectNow.configure({ timeout: 60_000 });

const QUESTIONS = ['Rice?', 'Beans?', 'Kale?', 'Figs?', 'Soup?'];

async function filled(make: Factories) {
  const dietician = await make.aDietician({ name: 'Dora Dietician' });
  for (const text of QUESTIONS)
    await make.aMessage(await aCalmCustomer(make, { name: `Asks about ${text}` }), { text });
  const planned = await make.aCustomer({ name: 'Piet Planned' });
  await make.aPlan(planned, { name: 'Week 3' });
  return { dietician, planned, customer: await aCustomerWithAll(make) };
}

/** From the log-in to five answers, one after the other. Logging in itself is not counted. */
async function fiveAnswers(page: Page, { email }: Person): Promise<Journey[]> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await namesOn(page).first().waitFor();
  // The screen's heading gets the focus once; after J it would take it from the row.
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeFocused();
  const keyboard = countedKeyboard(page);
  const after: Pressed[] = [];
  for (const [nth] of QUESTIONS.entries()) {
    // After an answer the mark is on the next row of the board.
    if (nth === 0) await keyboard.press('j');
    await expect(namesOn(page).and(page.locator(':focus'))).toHaveCount(1);
    await keyboard.press('r');
    await expect(composer(page)).toBeFocused();
    await page.getByRole('button', { name: 'Done', exact: true }).waitFor();
    await keyboard.type('Yes, do.');
    await keyboard.press('Control+Enter');
    const asking = namesOn(page).filter({ hasText: 'Asks about' });
    await expect(asking).toHaveCount(QUESTIONS.length - 1 - nth);
    after.push(keyboard.pressed());
  }
  const left = async () => (await (await page.request.get('/api/inbox/count')).json()).all;
  await expect.poll(left, 'questions that were skipped').toBe(0);
  const [first] = after;
  const last = after.at(-1);
  if (!first || !last) throw new Error('Nothing was answered.');
  return [
    { what: 'from the log-in to the first answered question', ...first, most: 3 },
    { what: 'five answers in a row', ...last, most: 11 },
  ];
}

/** Keys and letters together, as a hand types them. */
async function nextWeek(page: Page, { id }: Person): Promise<Journey> {
  await page.goto(`/client/dashboard?customer=${id}`);
  await page.getByRole('combobox', { name: 'Customer' }).focus();
  const keyboard = countedKeyboard(page);
  const before = keyboard.pressed();
  await nextWeekByKeys(page, keyboard);
  const { keys, letters } = difference(keyboard.pressed(), before);
  const all = keys + letters;
  const what = 'next week with three changes, from the chosen customer, every key and letter';
  return { what, presses: all, keys: all, letters, most: 60 };
}

/**
 * `npm run bench:keys`: how often somebody presses or taps for what they do each day, in a real browser that counts its
 * own presses.
 */
const { values } = parseArgs({ options: { json: { type: 'string' } } });

await inBrowser(
  { fill: ({ make }) => filled(make) },
  async ({ browser, url, filled: { dietician, planned, customer }, desk }) => {
    const desktop = await desk(dietician);
    const week = await nextWeek(await desktop.newPage(), planned);
    await desktop.clearCookies();
    const answers = await fiveAnswers(await desktop.newPage(), dietician);
    // Comes last: the customer's note of the evening would wait on the board, too.
    const phone = await browser.newContext({ ...PHONE, baseURL: url });
    phone.setDefaultTimeout(60_000);
    await phone.addCookies([{ ...customer.cookie, url }]);
    const taps = await customersTaps(await phone.newPage(), customer);
    const journeys = [...taps, week, ...answers];
    console.info(journeysTable(journeys));
    if (values.json) writeFileSync(values.json, JSON.stringify({ journeys }));
  },
);
