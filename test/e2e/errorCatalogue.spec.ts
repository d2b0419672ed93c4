import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { accounts } from './errorCatalogue/accounts.ts';
import { customers } from './errorCatalogue/customers.ts';
import { days } from './errorCatalogue/days.ts';
import { pictures } from './errorCatalogue/pictures.ts';
import { plans } from './errorCatalogue/plans.ts';
import { profiles } from './errorCatalogue/profiles.ts';
import type { Row, Stage } from './errorCatalogue/row.ts';
import { SPECIFIED, STORAGE_CODES } from './errorCatalogue/specified.ts';
import { test } from './fixtures.ts';
import { becomes } from './windows.ts';

/** The error catalogue: every message, its cause, where it is seen and for how long. */
const CATALOGUE: readonly Row[] = [
  ...accounts,
  ...plans,
  ...customers,
  ...days,
  ...profiles,
  ...pictures,
];

const idsOf = (rows: readonly Row[]) =>
  [...new Set(rows.flatMap(({ ids }) => ids.split(' ')))].join(' ');
const NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK_CHANGED/;

/** Rows of one screen and one role run one after the other in one window, each with a new person. */
const TOGETHER = Map.groupBy(CATALOGUE, ({ screen, role, stays }) =>
  stays ? `${screen}, and it goes by itself` : `${screen} as a ${role}`,
);

for (const [where, rows] of TOGETHER)
  test(`${idsOf(rows)} what goes wrong is said: ${where}`, async ({
    make,
    signIn,
    practice,
    problems,
  }) => {
    problems.allow(NETWORK);
    const shared = (await signIn(null)).context();
    const begun = async (row: Row): Promise<Stage> => {
      const person = row.role === 'dietician' ? await make.aDietician() : await make.aCustomer();
      // A stopped clock stays stopped for the whole window, so such a row gets its own.
      const page = row.stays ? await signIn(person) : await shared.newPage();
      if (!row.stays) await becomes(page, row.role === 'visitor' ? null : person, practice.url);
      return { page, person, make, imagesDir: `${practice.dataDir}/images` };
    };
    let before: Stage | null = null;
    for (const row of rows)
      await test.step(`“${row.said ?? row.message}” when ${row.cause}`, async () => {
        if (!row.goesOn) await before?.page.close();
        const stage: Stage = row.goesOn && before ? before : await begun(row);
        before = stage;
        const { page } = stage;
        if (row.stays) await page.clock.install();
        const bringAbout = await row.drive(stage);
        if (row.stays) await page.clock.pauseAt(Date.now() + 60_000);
        await bringAbout();
        if (row.stays) await expectFor(row.stays, page, row, stage);
        else await expectSaid(page, row);
        if (!row.stays) await row.after?.(stage);
        await shared.setOffline(false);
      });
  });

/** The element with exactly the row's sentence. */
const sentence = (page: Page, { said, message }: Row): Locator =>
  page.getByText(said ?? message, { exact: true });

/** Expects the sentence once, visible, and read out as the row says. */
async function expectSaid(page: Page, row: Row) {
  const words = sentence(page, row);
  await expect(words).toHaveCount(1);
  await expect(words).toBeVisible();
  if (row.how === 'text') return;
  const spoken = words.locator(`xpath=ancestor-or-self::*[@role="${row.how}"]`);
  await expect(spoken).toHaveCount(1);
  // One failure is said once.
  if (row.how === 'alert') await expect(page.getByRole('alert')).toHaveCount(1 + (row.others ?? 0));
  if (row.reason) await expect(spoken).toContainText(`${row.message} ${row.reason}`);
}

/** Moves the clock, which stands still everywhere else: work in progress needs some of its ticks. */
async function expectFor(ms: number, page: Page, row: Row, stage: Stage) {
  const words = sentence(page, row);
  const STEP = 10;
  await expect
    .poll(
      async () => {
        await page.clock.runFor(STEP);
        return words.count();
      },
      { intervals: [20] },
    )
    .toBe(1);
  await expectSaid(page, row);
  await row.after?.(stage);
  // The message was found at most one or two steps after it appeared.
  await page.clock.runFor(ms - 100);
  await expect(words).toBeVisible();
  await page.clock.runFor(200);
  await expect(words).toBeHidden();
}

/** Messages that another journey shows, with more around them; each with the name of its file. */
const IN_JOURNEYS = {
  'Sign-in process cancelled.': 'google.spec',
  'Passwords do not match.': 'auth.spec',
  'Please select both start and end dates.': 'keyboard/dietician.spec',
  'Start date cannot be after end date.': 'keyboard/dietician.spec',
  'New start date cannot be after new end date for renewal.': 'customerPerson.spec',
  'Please set valid start and end dates before resuming the plan.': 'customerPerson.spec',
  'Failed to fetch diet plan.': 'customerHome.spec',
  'No diet plan available.': 'states/screensOfCustomers',
  'No diet plan found for the selected date.': 'offline.spec',
  'Are you sure you want to delete this diet plan?': 'keyboard/dietician.spec',
};

/** The one rule in web/images/retries.ts words these like the others; its test has the sentences. */
const BY_RULE = ['unauthorized', 'quota-exceeded', 'retry-limit-exceeded'];

test('[FILE-01] every message and code of the specification is driven, none of it twice alike', () => {
  const driven = new Set(CATALOGUE.map(({ message }) => message));
  for (const [message, file] of Object.entries(IN_JOURNEYS)) {
    const journey = readFileSync(join(import.meta.dirname, `${file}.ts`), 'utf8');
    if (journey.includes(message)) driven.add(message);
  }
  expect(SPECIFIED.filter((message) => !driven.has(message))).toEqual([]);
  const causes = [...CATALOGUE.map(({ cause }) => cause), ...BY_RULE];
  expect(STORAGE_CODES.filter((code) => !causes.some((each) => each.startsWith(code)))).toEqual([]);
  const titles = CATALOGUE.map(({ screen, message, said, cause }) =>
    [screen, said ?? message, cause].join(),
  );
  expect(new Set(titles).size).toBe(titles.length);
});
