import { expect } from '@playwright/test';
import { PHONE, test } from '../fixtures.ts';
import {
  arrive,
  type Looked,
  looked,
  lookedByAxe,
  type Open,
  personOf,
  type State,
  seenByAxe,
} from './arrive.ts';
import { type Amount, casts } from './cast.ts';
import { inspect } from './inspect.ts';
import type { Screen, Visitor } from './screen.ts';
import { SCREENS } from './screens.ts';
import { lookAfterTheSession, lookAtFailure, lookOffline } from './troubles.ts';

// Every screen in every state it can have: first use, loading, typical, overfull, failed, offline,
// and with a session that has ended; on a desk, on a phone and enlarged. The states have the same causes
// as in use: rows in the database, late or bad answers, a network that is cut, a cookie that is gone.
// `npm run test:states` runs this file; `npm test` runs the choice in states.spec.ts.

/** A window costs more than what is loaded in it, so each of the two shows one screen after the other. */
type Windows = { readonly desk: Looked; readonly phone: Looked };

const openBoth = async (open: Open): Promise<Windows> => ({
  desk: await lookedByAxe(await open()),
  phone: await looked(await open(PHONE)),
});

/** Looks at the screen as most people have it: arriving on a desk, and on a phone used by thumb. */
async function lookAt({ desk, phone }: Windows, state: State) {
  const { screen, amount } = state;
  const what = `${screen.name}, ${amount}`;
  const found = await arrive(desk, state, true);
  found.push(...(await inspect(desk.page, what, screen, ['light', 'dark'], !screen.act)));
  // The result of an action was checked above at a phone's width; only the size for thumbs is left.
  if (screen.act && !screen.forThumbs) return found;
  found.push(...(await arrive(phone, state, false)));
  found.push(...(await inspect(phone.page, what, screen, [])));
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
  // In a practice of their own: a look at the list of customers is recorded for each customer.
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
          // Overfull screens have the same parts as typical ones, only more, so axe looks at a few of them.
          const colours = amount === 'overfull' ? seenByAxe(screen) : (['light'] as const);
          found.push(...(await inspect(window.page, `${screen.name}, ${amount}`, screen, colours)));
        }
      }
    }
    expect(found).toEqual([]);
  });
