import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A cheap phone in a weak network. */
export const PHONE = { kilobits: 400, roundTrip: 400, slower: 4 } as const;

declare global {
  interface Window {
    /** Told once when the first meal could be ticked, in ms since the page was asked for. */
    tellUsable: (ms: string) => void;
    /** From each tick, as the browser got it, until it was painted. */
    ticks: number[];
  }
}

type Opened = {
  readonly page: Page;
  /** Settles with what it took until the first meal could be ticked. */
  usable(): Promise<{ readonly ms: number; readonly requests: number; readonly kb: number }>;
  close(): Promise<void>;
};

/** A context with somebody signed in, and nothing of the product in its cache. */
export async function phoneOf(
  browser: Browser,
  url: string,
  cookie: { readonly name: string; readonly value: string },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(120_000);
  await context.addCookies([{ ...cookie, url }]);
  await context.addInitScript(installClock);
  return context;
}

/** Opens the dashboard on the phone, as a new page. */
export async function openDashboard(context: BrowserContext): Promise<Opened> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const seen = await counting(session);
  // The page tells it: to be asked again and again would cost a slow processor what is measured.
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellUsable' });
  const usable = new Promise<number>((resolve) => {
    session.on('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)));
  });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.roundTrip,
    downloadThroughput: (PHONE.kilobits * 1000) / 8,
    uploadThroughput: (PHONE.kilobits * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slower });
  await page.goto('/customer/dashboard', { waitUntil: 'commit' });
  return {
    page,
    usable: async () => ({ ms: await usable, ...seen() }),
    close: () => page.close(),
  };
}

/** Counts what goes over the network: what the cache has does not. */
async function counting(session: CDPSession) {
  const asked = new Set<string>();
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) asked.add(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) asked.delete(requestId);
  });
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => ({ requests: asked.size, kb: bytes / 1000 });
}

/**
 * Takes the time in the page itself. That a frame is painted tells a message sent in its last callback.
 */
function installClock(): void {
  window.ticks = [];
  const whenPainted = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(null);
    });
  const watcher = new MutationObserver(() => {
    const box = document.querySelector<HTMLInputElement>('main li input[type="checkbox"]');
    if (!box || box.disabled || box.getClientRects().length === 0) return;
    watcher.disconnect();
    whenPainted(() => window.tellUsable(String(performance.now())));
  });
  watcher.observe(document, { subtree: true, childList: true });
  window.addEventListener(
    'click',
    ({ timeStamp, target }) => {
      if (target instanceof HTMLInputElement && target.type === 'checkbox')
        whenPainted(() => window.ticks.push(performance.now() - timeStamp));
    },
    true,
  );
}
