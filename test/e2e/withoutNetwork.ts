import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/**
 * Some versions of Chromium forget with each navigation what `navigator.onLine` was told, and only that: while the
 * window is offline, each page that opens in it is told again.
 */
export function staysOffline(context: BrowserContext): void {
  if (known.has(context)) return;
  known.add(context);
  const setOffline = context.setOffline.bind(context);
  const sessions = new Map<Page, CDPSession>();
  let isOffline = false;
  const tell = async (page: Page) => {
    const session = sessions.get(page) ?? (await context.newCDPSession(page));
    sessions.set(page, session);
    await session.send('Network.overrideNetworkState', { offline: isOffline, ...UNLIMITED });
  };
  // A page that is closed meanwhile needs to know nothing.
  const tellIfOpen = (page: Page) =>
    tell(page).catch((error) => {
      if (!page.isClosed()) throw error;
    });
  context.setOffline = async (offline) => {
    isOffline = offline;
    await setOffline(offline);
    for (const page of sessions.keys()) if (!page.isClosed()) await tellIfOpen(page);
  };
  const follow = (page: Page) =>
    page.on('domcontentloaded', () => {
      if (isOffline) void tellIfOpen(page);
    });
  for (const page of context.pages()) follow(page);
  context.on('page', follow);
}

const known = new WeakSet<BrowserContext>();
const UNLIMITED = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
