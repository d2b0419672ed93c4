import { expect, type Page } from '@playwright/test';
import { saveData } from '../fetched.ts';
import { PHONE, test } from '../fixtures.ts';
import { goWithin } from '../goWithin.ts';
import { becomes } from '../windows.ts';
import { arrive, arriveWithin, expectSaid, looked, personOf, type State } from './arrive.ts';
import { type Amount, type Cast, casts } from './cast.ts';
import { DESK, inspectOnce, outside, SMALL_PHONE } from './inspect.ts';
import type { Screen, Visitor } from './screen.ts';
import { SCREENS } from './screens.ts';
import { lookAfterTheSession, lookOffline } from './troubles.ts';

// One screen of each kind, as most people have it, with late answers, on a small phone; then what each
// screen says when it fails, and the largest of the empty and the overfull ones. whole.spec.ts, run by
// `npm run test:states`, has all screens and what opens on them, in every state and at every width.

const visitors = ['nobody', 'dietician', 'customer', 'unasked', 'withdrawn'] as const;
const AT_ONCE = 9;

/** Only whole.spec.ts looks at what opens on a screen, and at screens made of another screen's parts. */
const isOfItsKind = ({ act, alike, inDetail }: Screen) => inDetail || !(act || alike);

/** Groups that are looked at in one window each: tests of equal length keep all workers busy to the end. */
const inParts = (screens: readonly Screen[]) =>
  Array.from({ length: Math.ceil(screens.length / AT_ONCE) }, (_, nth) =>
    screens.slice(AT_ONCE * nth, AT_ONCE * (nth + 1)),
  );

/** No code of other screens is fetched ahead, because each document would read it anew. */
async function sparing(page: Page) {
  await page.setViewportSize(SMALL_PHONE);
  await saveData(page);
  return looked(page);
}

/** All screens show the same while they load, offline, and after the session ended. */
const AS_ALL = 'day';

/** Together these screens have all the parts that the other screens are made of. */
const IN_THE_DARK = [
  ...['landing page', 'log in', 'privacy', 'home', 'day', 'profile, edited', 'messages'],
  ...['plan being edited', 'customers', 'inbox, somebody opened'],
];
const coloursOf = ({ name }: Screen) =>
  IN_THE_DARK.includes(name) ? (['light', 'dark'] as const) : (['light'] as const);

for (const visitor of visitors)
  for (const screens of inParts(SCREENS.filter((each) => each.as === visitor && isOfItsKind(each))))
    test(`${visitor}: ${screens.map(({ name }) => name).join('; ')}`, async ({
      practice,
      signIn,
      problems,
    }) => {
      problems.allow(/net::ERR_|status of 403/);
      const cast = await casts.typical(practice.make);
      const window = await sparing(await signIn(personOf(visitor, cast), PHONE));
      const { page } = window;
      const found: string[] = [];
      for (const [nth, screen] of screens.entries()) {
        const state: State = { screen, amount: 'typical', cast };
        const isAsAll = screen.name === AS_ALL;
        // The largest screens that load are opened anew, to check what moves as they arrive.
        const isWatched = (screen.loads && screen.inDetail) || visitor === 'nobody';
        if (nth > 0 && !isWatched) await arriveWithin(window, state);
        else found.push(...(await arrive(window, state, isAsAll)));
        found.push(
          ...(await inspectOnce(page, `${screen.name}, typical`, screen, coloursOf(screen))),
        );
        if (isAsAll) {
          found.push(...(await lookOffline(page, state)));
          await page.setViewportSize(DESK);
          found.push(...(await lookAfterTheSession(page, state)));
          await page.setViewportSize(SMALL_PHONE);
        }
      }
      expect(found).toEqual([]);
    });

// The screens are opened one after the other in a document that never got an answer.
test('each screen says what it could not fetch', async ({ practice, signIn }) => {
  const cast = await casts.typical(practice.make);
  const found: string[] = [];
  for (const visitor of ['dietician', 'customer', 'unasked'] as const) {
    const { page, answers } = await sparing(await signIn(personOf(visitor, cast), PHONE));
    answers.fail(400);
    const failing = SCREENS.filter(({ as, says }) => as === visitor && says.failed);
    for (const [nth, { name, says, path }] of failing.entries()) {
      if (nth === 0) await page.goto(path(cast));
      else await goWithin(page, path(cast));
      await expectSaid(page, says.failed ?? '');
      found.push(...(await outside(page)).map((finding) => `${name}, failed: ${finding}`));
    }
  }
  expect(found).toEqual([]);
});

/** What is looked at in one practice, one after the other: how full it is, and whose screens. */
const LOOKS: readonly (readonly [Amount, Visitor])[] = [
  ['first', 'dietician'],
  ['empty', 'customer'],
  ['overfull', 'dietician'],
  ['overfull', 'customer'],
  ['overfull', 'nobody'],
];

/** The overfull screens that are looked at: the longest texts in a row, a cell and a column. */
const OVERFULL = ['home', 'day', 'messages', 'plan being edited', 'customers', 'privacy', 'terms'];

const chosen = (amount: Amount, visitor: Visitor) =>
  SCREENS.filter(
    ({ as, says, inDetail, name }) =>
      as === visitor &&
      says[amount] &&
      (amount === 'overfull' ? OVERFULL.includes(name) : inDetail),
  );

test('the largest screens on the first day of a practice, of somebody with nothing yet, and with more than anybody has', async ({
  emptyPractice,
  signIn,
}) => {
  const found: string[] = [];
  const made = new Map<Amount, Cast>();
  const { url } = emptyPractice;
  const shared = (await signIn(null, { ...PHONE, baseURL: url })).context();
  for (const [amount, visitor] of LOOKS) {
    const cast = made.get(amount) ?? (await casts[amount](emptyPractice.make));
    made.set(amount, cast);
    const page = await shared.newPage();
    await becomes(page, personOf(visitor, cast), url);
    const window = await sparing(page);
    for (const [nth, screen] of chosen(amount, visitor).entries()) {
      const state: State = { screen, amount, cast };
      // Overfull screens move a little on a small phone; whole.spec.ts checks what moves on a desk.
      const isWatched = nth === 0 && amount !== 'overfull';
      if (isWatched) found.push(...(await arrive(window, state, false)));
      else if (nth === 0 || visitor === 'nobody') await arrive(window, state, false);
      else await arriveWithin(window, state);
      // Overfull screens have the same parts as typical ones, only more; empty ones say so in the same way.
      const colours = amount === 'first' ? (['light'] as const) : [];
      const small = { ...screen, inDetail: false };
      found.push(...(await inspectOnce(page, `${screen.name}, ${amount}`, small, colours)));
    }
    await page.close();
  }
  expect(found).toEqual([]);
});
