import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';
import type { Person } from '../factories/people.ts';
import { keepSecret } from '../logs/kept.ts';

const HEARD = ['console', 'weberror', 'request', 'requestfinished', 'requestfailed', 'response'];

/**
 * An idle page fetches and runs the code of all other screens, which is more work than the page itself.
 * In the windows of tests it fetches ahead only while a hand points, taps or types: `saveData` is true
 * except during an event. Tests of fetching when idle undo this with `fetchesAtRest` (fetched.ts).
 */
export const fetchForAHandAlone = (context: BrowserContext) =>
  context.addInitScript(() => {
    // The landing page fetches nothing when idle, and shows no film to those who save data.
    if (location.pathname === '/') return;
    const connection = {
      get saveData() {
        return !window.event;
      },
    };
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  });

/**
 * The headless shell refuses all notifications, and the whole browser asks. In tests nobody was asked yet, so both
 * show the same page.
 */
export const neverAsked = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (!('Notification' in window)) return;
    Object.defineProperty(Notification, 'permission', {
      get: () => 'default',
      configurable: true,
    });
  });

type Kept = {
  readonly screen: BrowserContextOptions | undefined;
  readonly session: CDPSession;
  isFree: boolean;
};

/**
 * Windows that the tests of a worker use one after the other. A new window reads and compiles the code of
 * the screens anew, which costs more than all the rest of most tests. Of earlier tests only cached files
 * are left: no cookie, no page, nothing that pages stored.
 */
export class Windows {
  readonly #windows = new Map<BrowserContext, Kept>();
  readonly #browser: Browser;
  readonly #url: string;

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  async take(screen?: BrowserContextOptions): Promise<BrowserContext> {
    for (const [context, kept] of this.#windows)
      if (kept.isFree && kept.screen === screen) {
        kept.isFree = false;
        return context;
      }
    return this.#opened(screen);
  }

  async #opened(screen?: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      baseURL: this.#url,
      serviceWorkers: 'block',
      ...screen,
    });
    await fetchForAHandAlone(context);
    await neverAsked(context);
    // This page stays open: with its last page a window's process ends, and its compiled code is lost.
    const keeper = await context.newPage();
    await keeper.goto('/robots.txt');
    const session = await context.newCDPSession(keeper);
    this.#windows.set(context, { screen, session, isFree: false });
    context.once('close', () => this.#windows.delete(context));
    return context;
  }

  /** Cleans a window for the next test. It is not reused if it was closed or its clock was moved. */
  async giveBack(context: BrowserContext) {
    const kept = this.#windows.get(context);
    const [keeper, ...pages] = context.pages();
    if (!kept || !keeper) return;
    // A moved clock replaces the timers, which shows here; its Date looks like the browser's own.
    const isOnTime = await keeper.evaluate(() => /native code/.test(String(setTimeout)));
    if (!isOnTime) return context.close();
    for (const page of pages) await page.close();
    for (const event of HEARD) context.removeAllListeners(event);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearCookies();
    await context.clearPermissions();
    const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';
    await kept.session.send('Storage.clearDataForOrigin', { origin: this.#url, storageTypes });
    kept.isFree = true;
  }

  async close() {
    for (const context of this.#windows.keys()) await context.close();
  }
}

/** Signs this page’s window in as another person; null means a visitor who is signed out. */
export async function becomes(page: Page, person: Person | null, url: string) {
  await page.context().clearCookies();
  if (!person) return;
  keepSecret(person.cookie.value);
  await page.context().addCookies([{ ...person.cookie, url }]);
}
