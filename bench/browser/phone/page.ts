import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A cheap phone in a weak network: kbit/s, round trip in ms, and how many times slower its processor is. */
export const PHONE = { kilobits: 400, roundTrip: 400, slower: 4 } as const;

declare global {
  interface Window {
    /** Called once when the first meal can be ticked, in ms since the page was requested. */
    tellUsable: (ms: string) => void;
    /** Times from each tick, as received by the browser, until it was painted. */
    ticks: number[];
  }
}

type Opened = {
  readonly page: Page;
  /** Resolves to the time until the first meal could be ticked, and its requests. */
  usable(): Promise<{ readonly ms: number; readonly requests: number; readonly kb: number }>;
  close(): Promise<void>;
};

/** A browser context in which the customer is signed in, with nothing of the product in its cache. */
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

/** Opens the dashboard on the phone in a new page. */
export async function openDashboard(context: BrowserContext): Promise<Opened> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const seen = await counting(session);
  // The page reports it itself: polling would cost a slow processor time that is part of the measurement.
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

/** Counts what is loaded over the network, not from the cache. */
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
 * Takes times in the page itself. A message sent in the last callback of a frame arrives once that frame is
 * painted.
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
