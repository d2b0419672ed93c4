import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/fill.ts';
import { CAST } from '#demo/people/cast.ts';
import { DIETICIANS } from '#demo/people/dieticians.ts';
import { startDemo } from '#demo/startDemo.ts';
import { addDays, dayIn } from '#domain/day.ts';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { ensureChromium } from '#test/check/chromium.ts';
import { chromiumFlags, findHeadlessChromium } from '#test/chromium.ts';
import type { Screen, Visitor } from './screens.ts';

// A Tuesday morning: breakfast is over, and the next meal is in an hour.
const NOW = new Date('2026-11-24T09:41:00.000Z');

export type Sight = { readonly name: string; readonly width: number; readonly height: number };
export const SIGHTS: readonly Sight[] = [
  { name: '1280', width: 1280, height: 800 },
  { name: '390', width: 390, height: 844 },
];
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

export type Studio = {
  readonly browser: Browser;
  readonly url: string;
  readonly timeZone: string;
  readonly emails: Readonly<Record<Exclude<Visitor, 'nobody'>, string>>;
  /** The address of a screen, with the ids and the day of the demo. */
  readonly pathOf: (screen: Screen) => string;
};

/** Starts the demo and a browser, and ends both after `work`. */
export async function inStudio(work: (studio: Studio) => Promise<void>, port = '0') {
  const [main] = CAST;
  const newcomer = CAST.find(({ profile }) => profile === null);
  if (!main || !newcomer) throw new Error('The cast has nobody to show.');
  await buildWebIfNeeded();
  await ensureChromium();
  const demo = await startDemo({
    env: { ...process.env, PORT: port, RATE_LIMIT_FACTOR: '1000' },
    now: () => NOW,
  });
  const executablePath = findHeadlessChromium();
  const browser = await chromium.launch({
    args: [
      ...chromiumFlags,
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      '--enable-features=OverlayScrollbar',
    ],
    ...(executablePath && { executablePath }),
  });
  const dietician = DIETICIANS[0].email;
  const idOf = async (email: string) => {
    const people = demo.deps.db.selectFrom('user').select('id').where('email', '=', email);
    return (await people.executeTakeFirstOrThrow()).id;
  };
  try {
    const [leila, meera] = [await idOf(main.email), await idOf(dietician)];
    const lastWeek = addDays(dayIn(main.timeZone, NOW), -6);
    await work({
      browser,
      url: demo.url,
      timeZone: main.timeZone,
      emails: { dietician, customer: main.email, newcomer: newcomer.email },
      pathOf: ({ path }) =>
        path.replace('LEILA', leila).replace('MEERA', meera).replace('LASTWEEK', lastWeek),
    });
  } finally {
    await browser.close();
    await demo.close();
  }
}

/** Opens a browser for a person, signed in unless the visitor is nobody. */
export async function open(
  studio: Studio,
  visitor: Visitor,
  sight: Sight,
  colorScheme: Scheme,
  more: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await studio.browser.newContext({
    baseURL: studio.url,
    viewport: { width: sight.width, height: sight.height },
    hasTouch: sight.width < 768,
    isMobile: sight.width < 768,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: studio.timeZone,
    ...more,
  });
  if (visitor === 'nobody') return context;
  const answer = await context.request.post('/api/auth/sign-in', {
    data: { email: studio.emails[visitor], password: DEMO_PASSWORD },
    headers: { origin: studio.url },
  });
  if (!answer.ok()) throw new Error(`${visitor} cannot sign in: ${await answer.text()}`);
  return context;
}

/** Captures one screen after everything has loaded. */
export async function capture(
  studio: Studio,
  context: BrowserContext,
  screen: Screen,
): Promise<Buffer> {
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.goto(studio.pathOf(screen));
  await settled(page);
  if (screen.act) {
    await screen.act(page);
    await settled(page);
  }
  // Moves the mouse away, so that nothing is hovered.
  await page.mouse.move(0, 0);
  // Removes the space reserved for a scrollbar, which no picture shows.
  await page.evaluate(() => {
    document.documentElement.style.scrollbarGutter = 'auto';
  });
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.evaluate(() => localStorage.clear());
  await page.close();
  return picture;
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // The first movement makes a screen fetch the code that it otherwise fetches after a while.
  await page.mouse.move(1, 1);
  await page.waitForFunction(
    () =>
      document.querySelector('[data-bone], [aria-busy="true"], [data-coming]') === null &&
      document.fonts.status === 'loaded',
  );
  // Waits until the last changes are laid out and painted.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
