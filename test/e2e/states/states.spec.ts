import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { axeInEach, foundByAxe } from '../accessible.ts';
import { PHONE, test } from '../fixtures.ts';
import { type Amount, type Cast, casts } from './cast.ts';
import { inspect } from './inspect.ts';
import { type LateAnswers, lateAnswers } from './lateAnswers.ts';
import { shiftsOf, watchShifts } from './layoutShift.ts';
import type { Screen, Visitor } from './screen.ts';
import { SCREENS } from './screens.ts';
import { filled, unbroken } from './words.ts';

// Every screen in every state it can have: first use, loading, typical, overfull, failed, offline,
// and with a session that has ended. Brought there by what brings people there: rows in the
// database, answers that are late or bad, a cable pulled, a cookie gone.

/** More than this moves while a screen arrives, and people lose the line they read. */
const MOVES_AT_MOST = 0.05;

type State = { readonly screen: Screen; readonly amount: Amount; readonly cast: Cast };
/** A new page on a screen of this size, with the visitor signed in. */
type Open = (size?: BrowserContextOptions) => Promise<Page>;
/** A window costs more than what is loaded in it: each of the two shows one screen after the other. */
type Windows = { readonly desk: Looked; readonly phone: Looked };
type Looked = { readonly page: Page; readonly answers: LateAnswers };

async function looked(page: Page): Promise<Looked> {
  await watchShifts(page);
  return { page, answers: await lateAnswers(page) };
}

async function lookedByAxe(page: Page): Promise<Looked> {
  await axeInEach(page);
  return looked(page);
}

const openBoth = async (open: Open): Promise<Windows> => ({
  desk: await lookedByAxe(await open()),
  phone: await looked(await open(PHONE)),
});

const personOf = (visitor: Visitor, cast: Cast) =>
  visitor === 'nobody' ? null : (cast[visitor] ?? null);

const seenByAxe = ({ inDetail }: Screen) => (inDetail ? (['light'] as const) : []);

/** Nothing is on its way any more, and what came last is painted. */
async function settled(page: Page) {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      !document.querySelector('[data-bone], [aria-busy="true"], [aria-label="Loading"]'),
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function expectSaid(page: Page, words: string | RegExp) {
  const text = page.getByText(words).or(page.getByRole('button', { name: words }));
  const written = page.locator('textarea').filter({ hasText: words });
  await expect(text.or(written).filter({ visible: true }).first()).toBeVisible();
}

/** Opens the screen with late answers, looks at its skeletons if asked, and waits until it is there. */
async function arrive(
  { page, answers }: Looked,
  { screen, amount, cast }: State,
  atSkeletons: boolean,
) {
  const found: string[] = [];
  await page.unrouteAll();
  answers.hold();
  await page.goto(screen.path(cast));
  if (screen.loads) {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[data-bone]').filter({ visible: true }).first().waitFor();
  }
  if (screen.loads && screen.inDetail && atSkeletons)
    found.push(...(await inspect(page, `${screen.name}, loading`, {}, seenByAxe(screen))));
  // What is asked for last may arrive first; of much text that moves most.
  await answers.release(atSkeletons || amount === 'overfull' ? 'last' : 'first');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await settled(page);
  found.push(...(await tooMuchMoved(page, `${screen.name}, ${amount}`)));
  if (screen.act) {
    await screen.act(page);
    await settled(page);
  }
  await expectSaid(page, screen.says[amount] ?? '');
  return found;
}

async function tooMuchMoved(page: Page, what: string, before = 0): Promise<string[]> {
  const { moved, by } = await shiftsOf(page);
  const line = `${(moved - before).toFixed(3)} moved: ${what}, ${page.viewportSize()?.width} px`;
  console.log(`  ${line}`);
  return moved - before > MOVES_AT_MOST ? [`${line}: ${by.join('; ')}`] : [];
}

/** The screen as most people have it, as it arrives on a desk, and on a phone under a thumb. */
async function lookAt({ desk, phone }: Windows, state: State) {
  const { screen, amount } = state;
  const what = `${screen.name}, ${amount}`;
  const found = await arrive(desk, state, true);
  found.push(...(await inspect(desk.page, what, screen, ['light', 'dark'], !screen.act)));
  // What somebody does on a screen was seen above at the width of a phone, but for the size of a thumb.
  if (screen.act && !screen.forThumbs) return found;
  found.push(...(await arrive(phone, state, false)));
  found.push(...(await inspect(phone.page, what, screen, [])));
  return found;
}

async function lookAtFailure({ page, answers }: Looked, { screen, cast }: State) {
  answers.fail();
  await page.goto(screen.path(cast));
  await expectSaid(page, screen.says.failed ?? '');
  return inspect(page, `${screen.name}, failed`, {}, seenByAxe(screen));
}

async function lookOffline(page: Page, { screen }: State) {
  const what = `${screen.name}, offline`;
  const { moved } = await shiftsOf(page);
  await page.context().setOffline(true);
  await expectSaid(page, 'You are offline.');
  await settled(page);
  const found = await tooMuchMoved(page, what, moved);
  found.push(...(await inspect(page, what, {}, ['light', 'dark'])));
  await page.context().setOffline(false);
  return found;
}

/** Another device changed the password, say: the next thing asked of the server finds out. */
async function lookAfterTheSession(page: Page, { screen }: State) {
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
  const what = `${screen.name}, session ended`;
  const found = await inspect(page, what, {}, ['light', 'dark']);
  await page.context().addCookies(cookies);
  return found;
}

const visitors = ['nobody', 'dietician', 'customer', 'unasked', 'withdrawn'] as const;
const inSixes = (screens: readonly Screen[]) =>
  Array.from({ length: Math.ceil(screens.length / 6) }, (_, nth) =>
    screens.slice(6 * nth, 6 * nth + 6),
  );

for (const visitor of visitors)
  for (const screens of inSixes(SCREENS.filter(({ as }) => as === visitor)))
    test(`${visitor}: ${screens.map(({ name }) => name).join('; ')}`, async ({
      practice,
      signIn,
      problems,
    }) => {
      problems.allow(/status of 500|500 from|net::ERR_|status of 403/);
      const cast = await casts.typical(practice.make);
      const windows = await openBoth((size) => signIn(personOf(visitor, cast), size));
      const found: string[] = [];
      for (const screen of screens) {
        const state: State = { screen, amount: 'typical', cast };
        found.push(...(await lookAt(windows, state)));
        if (screen.inDetail) {
          found.push(...(await lookOffline(windows.desk.page, state)));
          found.push(...(await lookAfterTheSession(windows.desk.page, state)));
        }
        if (screen.says.failed) found.push(...(await lookAtFailure(windows.desk, state)));
      }
      expect(found).toEqual([]);
    });

/** What is looked at in one practice, one after the other: whose screens, and how full they are. */
const LOOKS: readonly (readonly [Amount, ...Visitor[]])[][] = [
  [['first', 'dietician']],
  // Of a practice of their own: that somebody looked at all customers is on record for each of them.
  [['empty', 'customer', 'dietician']],
  [['overfull', 'dietician']],
  [['overfull', 'customer', 'nobody']],
];

for (const looks of LOOKS)
  test(`all screens that can be: ${looks.map(([amount, ...who]) => `${amount}, of ${who.join(' and ')}`).join('; ')}`, async ({
    emptyPractice,
    signIn,
  }) => {
    const found: string[] = [];
    for (const [amount, ...who] of looks) {
      const cast = await casts[amount](emptyPractice.make);
      for (const visitor of who) {
        const window = await lookedByAxe(
          await signIn(personOf(visitor, cast), { baseURL: emptyPractice.url }),
        );
        for (const screen of SCREENS.filter(({ as, says }) => as === visitor && says[amount])) {
          found.push(...(await arrive(window, { screen, amount, cast }, false)));
          // Made of the same parts as the typical one, only of more: axe looks at a few of them.
          const colours = amount === 'overfull' ? seenByAxe(screen) : (['light'] as const);
          found.push(...(await inspect(window.page, `${screen.name}, ${amount}`, screen, colours)));
        }
      }
    }
    expect(found).toEqual([]);
  });

test('[HOME-01] [PLAN-01] a plan on paper, full to the last cell: axe finds nothing', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer({ name: unbroken('Wolfeschlegelstein', 200) });
  await make.aPlan(customer, {
    name: unbroken('Springweek', 200),
    meals: Array.from({ length: 8 }, () => filled('Lentil soup, rye bread, plums; ', 500)),
    mealTimings: Array.from({ length: 8 }, () => unbroken('Early morning', 60)),
    notes: filled('Drink a glass of water before each meal. ', 5000),
  });
  const page = await signIn(customer);
  await page.goto('/customer/dashboard');
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('region', { name: 'Plan to print' })).toBeVisible();
  expect(await foundByAxe(page, ['light'])).toEqual([]);
});
