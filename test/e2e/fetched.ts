import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** `changes`: how many changes the page itself had seen before this request. */
    asked: (address: string, changes: string) => void;
    nextScreen: () => void;
  }
}

/** What a page requested; addresses without their origin. */
export type Fetched = {
  /** All GET requests, in order. */
  readonly all: string[];
  /** What was requested again although nothing was changed, and no event came, since it arrived. */
  readonly again: string[];
  /** Call it before opening another screen, whose data may be requested once more. */
  nextScreen(): Promise<void>;
};

/** Records what the page requests from now on. Call it before the first page is opened. */
export async function watchFetched(page: Page): Promise<Fetched> {
  const all: string[] = [];
  const again: string[] = [];
  const assets = new Set<string>();
  const answers = new Map<string, string>();
  // The page itself reports its requests: seen from outside, an event may come after the requests it caused.
  await page.exposeBinding('asked', (_source, address: string, changes: string) => {
    all.push(address);
    if (answers.get(address) === changes) again.push(address);
    answers.set(address, changes);
  });
  await page.addInitScript(() => {
    const opened = performance.timeOrigin;
    let changes = 0;
    const changed = () => {
      changes += 1;
    };
    // Counted in the page: a report to the test may still be on its way.
    window.nextScreen = changed;
    const { fetch } = window;
    window.fetch = (input, init) => {
      const { pathname, search } = new URL(
        input instanceof Request ? input.url : input,
        location.href,
      );
      if ((init?.method ?? 'GET') === 'GET') {
        window.asked(pathname + search, `${opened} ${changes}`);
        return fetch(input, init);
      }
      changed();
      // The page knows what an answer says only once it has read it, so that counts as a change too.
      const whenRead = (answer: Response) => {
        changed();
        const json = answer.json.bind(answer);
        return Object.assign(answer, { json: () => json().finally(changed) });
      };
      return fetch(input, init).then(whenRead);
    };
    let streams = 0;
    window.EventSource = class extends EventSource {
      constructor(address: string | URL) {
        super(address);
        for (const news of ['message', 'earlier', 'missed']) this.addEventListener(news, changed);
        // A stream opened again may have missed events, so the page fetches everything anew. The server
        // sends a message named `open` as well, which is not counted.
        this.addEventListener('open', (event) => {
          if (event instanceof MessageEvent) return;
          streams += 1;
          if (streams > 1) changed();
        });
      }
    };
  });
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // At each new address the browser looks up the page's icon in its cache.
    const saysSo = ['fetch', 'eventsource'].includes(request.resourceType());
    if (saysSo || pathname === '/icon-32.png') return;
    const address = pathname + search;
    all.push(address);
    if (assets.has(address)) again.push(address);
    assets.add(address);
  });
  // A picture removed from the page while loading has not arrived: the browser may request it again.
  page.on('requestfailed', (request) => {
    const { pathname, search } = new URL(request.url());
    assets.delete(pathname + search);
  });
  return { all, again, nextScreen: () => page.evaluate(() => window.nextScreen()) };
}

/** A browser whose user has asked to save data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Lets the page fetch the other screens when idle, as users' pages do. Call it before it is opened. */
export const fetchesAtRest = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(navigator, 'connection');
  });

/** Whether a path is that of the code of a screen. */
export const isCodeOf = (screen: string) => (path: string) => path.startsWith(`/assets/${screen}-`);
