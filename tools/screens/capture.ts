import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Screen, Visitor } from './screens.ts';

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
  /** The time shown in every picture. */
  readonly now: Date;
  readonly timeZone: string;
  readonly password: string;
  readonly emails: Readonly<Record<Exclude<Visitor, 'nobody'>, string>>;
};

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
    data: { email: studio.emails[visitor], password: studio.password },
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
  path: string,
): Promise<Buffer> {
  const page = await context.newPage();
  await page.clock.setFixedTime(studio.now);
  await page.goto(path);
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
