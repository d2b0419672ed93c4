import { setTimeout as pause } from 'node:timers/promises';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { untilTomorrow } from '../clock/untilTomorrow.ts';
import type { Person } from '../factories/people.ts';
import type { Factories } from '../factories.ts';
import { keepSecret } from '../logs/kept.ts';
import { type Engine, openPractice, type Practice } from './practice.ts';
import { Problems } from './problems.ts';
import { watchRequests } from './settled.ts';
import { fetchForAHandAlone, neverAsked, Windows } from './windows.ts';
import { staysOffline } from './withoutNetwork.ts';

/**
 * What every journey builds on. In a minute:
 *
 *     import { expect } from '@playwright/test';
 *     import { expectAccessible } from './accessible.ts';
 *     import { PHONE, test } from './fixtures.ts';
 *
 *     test('[PLAN-07] deleting a plan asks first', async ({ dietician, make }) => {
 *       const customer = await make.aCustomer({ name: 'Anna Albrecht' });
 *       await make.aPlan(customer, { name: 'Spring week' });
 *       await dietician.page.goto('/client/dashboard');
 *       …
 *
 * - `make`       writes real rows in an instant: aCustomer, aDietician, aPlan, aSavedPlan, aDay, aNote,
 *                aCustomerProfile… (test/factories/). The people it makes can be signed in.
 * - `dietician`, `customer`   somebody new, signed in, each in a browser context of their own:
 *                `{ page, person }`. The customer has an active period and no plan.
 * - `signIn`     `const page = await signIn(person, PHONE)`: any person, any screen size, any number of
 *                pages at once; this is how a test watches two people live. With null: a visitor's page.
 *                Without a screen, or with PHONE, the window is one that other tests used before
 *                (windows.ts). Service workers are blocked, because they would answer requests that a
 *                test routes; tests about them ask for `WITH_WORKER`. Only there do pages fetch ahead
 *                when idle; tests about that use `fetchesAtRest` (fetched.ts).
 * - `page`       somebody signed out. Only tests of signing in fill in the form.
 * - `practice`   the server behind it all: `url`, `mailTo(email)` (a letter with its `link`),
 *                `kill()` and `start()`. The tests of a worker share it: other tests' people
 *                are there too, so look for yours by name, never for "the first row".
 * - `emptyPractice`  a server of its own where nobody has an account yet: slower (a second), for
 *                tests of the first start, of kill -9, or of an empty list.
 * - `problems`   a test fails on any console error, uncaught error, 5xx, policy violation or error
 *                in the server's log. A test that provokes one: `problems.allow(/status of 503/)`.
 *
 * A journey shows something for the first time. One more of a kind that another journey shows, a rule that a
 * unit or HTTP test proves, or a race that few people meet needs none.
 *
 * Every test can run on SQLite and on PostgreSQL; it must not know which. Find things by role and
 * accessible name; wait with expect(…), never with a time.
 */
type Signed = { readonly page: Page; readonly person: Person };

type TestFixtures = {
  make: Factories;
  signIn: (person: Person | null, screen?: BrowserContextOptions) => Promise<Page>;
  dietician: Signed;
  customer: Signed;
  emptyPractice: Practice;
  problems: Problems;
  /** Makes each test begin and end on the same day. */
  oneDay: undefined;
};

type WorkerFixtures = { engine: Engine; practice: Practice; windows: Windows };

/** A phone, 390 px wide, with touch. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** A window of its own, in which a service worker may be registered. */
export const WITH_WORKER: BrowserContextOptions = { serviceWorkers: 'allow' };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['sqlite', { option: true, scope: 'worker' }],

  practice: [
    async ({ engine }, use) => {
      const practice = await openPractice(engine);
      await use(practice);
      await practice.close();
    },
    { scope: 'worker' },
  ],

  windows: [
    async ({ browser, practice }, use) => {
      const windows = new Windows(browser, practice.url);
      await use(windows);
      await windows.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ practice }, use) => use(practice.url),

  problems: [
    async ({ practice }, use) => {
      practice.newErrors();
      const problems = new Problems();
      await use(problems);
      for (const line of practice.newErrors()) problems.note(`server: ${line}`);
      expect(problems.left(), 'unexpected problems in the browser or the server').toEqual([]);
    },
    { auto: true },
  ],

  oneDay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use, test) => {
      const wait = untilTomorrow(new Date());
      test.setTimeout(test.timeout + wait);
      if (wait > 0) await pause(wait);
      await use(undefined);
    },
    { auto: true },
  ],

  make: async ({ practice }, use) => use(practice.make),

  signIn: async ({ browser, baseURL, windows, problems }, use) => {
    const used = new Map<BrowserContext, boolean>();
    const signIn = async (person: Person | null, screen?: BrowserContextOptions) => {
      const origin = screen?.baseURL ?? baseURL ?? '';
      const isShared = !screen || screen === PHONE;
      const context = isShared
        ? await windows.take(screen)
        : await browser.newContext({ baseURL: origin, serviceWorkers: 'block', ...screen });
      const isInstalled = screen?.serviceWorkers === 'allow';
      if (!isShared && !isInstalled) await fetchForAHandAlone(context);
      if (!isShared) await neverAsked(context);
      used.set(context, isShared);
      staysOffline(context);
      // Some tests close a context themselves; its cookies are gone with it.
      context.once('close', () => used.delete(context));
      if (person) keepSecret(person.cookie.value);
      await problems.watch(context);
      if (person)
        await context.addCookies([
          { ...person.cookie, url: origin, httpOnly: true, sameSite: 'Lax' },
        ]);
      const page = await context.newPage();
      watchRequests(page);
      return page;
    };
    await use(signIn);
    for (const [context, isShared] of used) {
      keepSecret((await context.cookies()).map(({ value }) => value));
      if (isShared) await windows.giveBack(context);
      else await context.close();
    }
  },

  page: async ({ signIn }, use) => use(await signIn(null)),

  dietician: async ({ make, signIn }, use) => {
    const person = await make.aDietician();
    await use({ person, page: await signIn(person) });
  },

  customer: async ({ make, signIn }, use) => {
    const person = await make.aCustomer();
    await use({ person, page: await signIn(person) });
  },

  emptyPractice: async ({ engine, problems }, use) => {
    const practice = await openPractice(engine);
    await use(practice);
    for (const line of practice.newErrors()) problems.note(`server: ${line}`);
    await practice.close();
  },
});
