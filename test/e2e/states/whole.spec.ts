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
// and with a session that has ended; on a desk, on a phone and enlarged. Brought there by what brings
// people there: rows in the database, answers that are late or bad, a cable pulled, a cookie gone.
// `npm run test:states` runs it; what of it `npm test` runs is in states.spec.ts.

/** A window costs more than what is loaded in it: each of the two shows one screen after the other. */
type Windows = { readonly desk: Looked; readonly phone: Looked };

const openBoth = async (open: Open): Promise<Windows> => ({
  desk: await lookedByAxe(await open()),
  phone: await looked(await open(PHONE)),
});

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
