import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heardEvent: () => void;
  }
}

/** What a page asked for, each address without its origin. */
export type Fetched = {
  /** All that was asked for by GET, in order. */
  readonly all: string[];
  /** What was asked for again although nothing was changed, and no event came, since it arrived. */
  readonly again: string[];
  /** Another screen is about to be opened: what it shows may be asked for once more. */
  nextScreen(): void;
};

const LATE_MS = 300;

/** Watches what the page asks for from now on. Before its first page is opened. */
export async function watchFetched(page: Page): Promise<Fetched> {
  const all: string[] = [];
  const again: string[] = [];
  const assets = new Set<string>();
  const answers = new Set<string>();
  const since: number[] = [];
  const somethingChanged = () => answers.clear();
  // The browser may tell of a request before it tells of the event that led to it.
  await page.exposeBinding('heardEvent', () => {
    while (Date.now() - (since.at(-1) ?? 0) < LATE_MS) {
      since.pop();
      again.pop();
    }
    somethingChanged();
  });
  await page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener('message', () => window.heardEvent());
      }
    };
  });
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== 'GET') return somethingChanged();
    // The browser looks for the page's icon with each new address, in what it keeps.
    if (pathname === '/api/events' || pathname === '/mark.svg') return;
    const address = pathname + search;
    all.push(address);
    const known = pathname.startsWith('/api/') ? answers : assets;
    if (known.has(address)) {
      again.push(address);
      since.push(Date.now());
    }
    known.add(address);
  });
  page.on('requestfinished', (request) => {
    if (request.method() !== 'GET') somethingChanged();
  });
  return { all, again, nextScreen: somethingChanged };
}

/** A browser whose person asked to save data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
