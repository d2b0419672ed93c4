import { type BrowserContext, expect } from '@playwright/test';
import { type MovedClock, movedClock } from '../clock/movedClock.ts';
import { test as base } from './fixtures.ts';
import { openPractice } from './practice.ts';

type Travel = {
  readonly start: Date;
  /** Moves the clock of the server and of these browsers; their cookies grow older by as much. */
  to(instant: Date, contexts: readonly BrowserContext[]): Promise<void>;
};

const MONDAY = 1;

/** The next Monday at eight in the morning, UTC: weeks of a plan begin on Mondays. */
function nextMonday(): Date {
  const day = new Date();
  day.setUTCHours(8, 0, 0, 0);
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== MONDAY);
  return day;
}

/** An empty practice whose clock a test moves, by `travel`. */
export const test = base.extend<{ clock: MovedClock; travel: Travel }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  clock: async ({}, use) => {
    const clock = movedClock(nextMonday());
    await use(clock);
    clock.remove();
  },

  emptyPractice: async ({ engine, clock, problems }, use) => {
    const practice = await openPractice(engine, clock.settings);
    await use(practice);
    for (const line of practice.newErrors()) problems.note(`server: ${line}`);
    await practice.close();
  },

  travel: async ({ clock, emptyPractice }, use) => {
    const start = nextMonday();
    let at = start;
    await use({
      start,
      async to(instant, contexts) {
        const said = clock.set(instant);
        process.kill(emptyPractice.pid(), 'SIGUSR2');
        await expect.poll(() => emptyPractice.printed).toContain(said);
        const seconds = (instant.getTime() - at.getTime()) / 1000;
        at = instant;
        for (const context of contexts) {
          await context.clock.setSystemTime(instant);
          await ageCookies(context, seconds);
        }
      },
    });
  },
});

/** The browser expires cookies by its own clock, which a test cannot move: the time is taken off instead. */
async function ageCookies(context: BrowserContext, seconds: number): Promise<void> {
  const aged = (await context.cookies()).map((cookie) => ({
    ...cookie,
    expires: cookie.expires < 0 ? cookie.expires : cookie.expires - seconds,
  }));
  await context.clearCookies();
  const now = Date.now() / 1000;
  await context.addCookies(aged.filter(({ expires }) => expires < 0 || expires > now));
}
