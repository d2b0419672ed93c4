import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** `changes`: how often anything changed in the page's own sight before it asked. */
    asked: (address: string, changes: string) => void;
    nextScreen: () => void;
  }
}

/** What a page asked for, each address without its origin. */
export type Fetched = {
  /** All that was asked for by GET, in order. */
  readonly all: string[];
  /** What was asked for again although nothing was changed, and no event came, since it arrived. */
  readonly again: string[];
  /** Another screen is about to be opened: what it shows may be asked for once more. */
  nextScreen(): Promise<void>;
};

/** Watches what the page asks for from now on. Before its first page is opened. */
export async function watchFetched(page: Page): Promise<Fetched> {
  const all: string[] = [];
  const again: string[] = [];
  const assets = new Set<string>();
  const answers = new Map<string, string>();
  // The page itself says what it asks for: told from outside, an event may come after what it led to.
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
    // Counted here as well: a message of the page may still be on its way.
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
      // What an answer says is known once it is read, and not before.
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
        // Who lost the thread fetches everything anew. The server says `open` as well.
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
    // The browser looks for the page's icon with each new address, in what it keeps.
    const saysSo = ['fetch', 'eventsource'].includes(request.resourceType());
    if (saysSo || pathname === '/icon-32.png') return;
    const address = pathname + search;
    all.push(address);
    if (assets.has(address)) again.push(address);
    assets.add(address);
  });
  // A picture that leaves the page on its way has not arrived: the browser may ask for it once more.
  page.on('requestfailed', (request) => {
    const { pathname, search } = new URL(request.url());
    assets.delete(pathname + search);
  });
  return { all, again, nextScreen: () => page.evaluate(() => window.nextScreen()) };
}

/** A browser whose person asked to save data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** A page that fetches the other screens at rest, as everybody's does. Before it is opened. */
export const fetchesAtRest = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(navigator, 'connection');
  });

/** Whether a path is that of the code of a screen. */
export const isCodeOf = (screen: string) => (path: string) => path.startsWith(`/assets/${screen}-`);
