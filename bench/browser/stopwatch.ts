import type { Page } from '@playwright/test';

declare global {
  /** The functions and values that {@link installStopwatch} adds to the page. */
  interface Window {
    taken: number[];
    /** Keystrokes that took longer than a frame, by the browser's Event Timing. */
    slow: number;
    /** Resolves once this many times have been taken. */
    whenTaken: (count: number) => Promise<void>;
    /** Times the next click until all of this customer is in the page. */
    untilShown: (person: Shown) => void;
    /** Times the next click until the chart at this position is drawn again; -1 is the last. */
    untilCharted: (place: number) => void;
  }
}

/** The texts of a customer that must be in the page; no other customer has any of them. */
export type Shown = { readonly name: string; readonly meal: string; readonly note: string };

/**
 * Takes times in the page itself: from the key or click, as received by the browser, until the frame that
 * shows the result is painted. A message sent in the frame's last callback tells when it is. Nothing polls:
 * in a browser without a frame rate, polling would fill the main thread.
 */
export function installStopwatch(): void {
  window.taken = [];
  window.slow = 0;
  let pressed = 0;
  let waiting: { count: number; resolve: () => void } | null = null;
  const tell = () => {
    if (waiting && window.taken.length >= waiting.count) waiting.resolve();
  };
  window.whenTaken = (count) =>
    new Promise((resolve) => {
      waiting = { count, resolve };
      tell();
    });
  const whenPainted = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(null);
    });
  const take = (since: number) =>
    whenPainted(() => {
      window.taken.push(performance.now() - since);
      tell();
    });
  const onKey = ({ timeStamp, key, shiftKey }: KeyboardEvent) => {
    if (key.length === 1 || (shiftKey && key.startsWith('Arrow'))) take(timeStamp);
  };
  const onPress = ({ timeStamp }: Event) => {
    pressed = timeStamp;
  };
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('click', onPress, true);
  const wait = 'main :is([aria-busy="true"], [data-bone])';
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const isShown = ({ name, meal, note }: Shown) =>
    textOf('main h2') === name &&
    textOf('main [aria-label="Meals"]').includes(meal) &&
    [...document.querySelectorAll<HTMLTextAreaElement>('main textarea')].some(({ value }) =>
      value.includes(note),
    ) &&
    !document.querySelector(wait);
  window.untilShown = (person) => {
    pressed = 0;
    const watcher = new MutationObserver(() => {
      if (pressed === 0 || !isShown(person)) return;
      watcher.disconnect();
      take(pressed);
    });
    watcher.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  };
  window.untilCharted = (place) => {
    pressed = 0;
    const drawing = () => [...document.querySelectorAll('figure svg')].at(place)?.innerHTML;
    const was = drawing();
    const watcher = new MutationObserver(() => {
      if (pressed === 0 || drawing() === was) return;
      watcher.disconnect();
      take(pressed);
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  };
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown' && duration > 16) window.slow += 1;
  }).observe(events);
}

/** The times taken since the last call, in milliseconds. */
export const takenIn = (page: Page) => page.evaluate(() => window.taken.splice(0));

/** Waits until this many times have been taken. */
export const untilTaken = (page: Page, count: number) =>
  page.evaluate((least) => window.whenTaken(least), count);

/** A page whose processor can be slowed down, and whose work can be read. */
export type Watched = {
  readonly page: Page;
  /** Slows its processor down by this factor, like the browser's developer tools. */
  slowDown(times: number): Promise<void>;
  /** The work of its main thread so far, in ms of CPU time, without waiting. */
  worked(): Promise<number>;
};

export async function watch(page: Page): Promise<Watched> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    slowDown: async (times) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: times });
    },
    worked: async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000;
    },
  };
}

/** The times taken, and the work of each, averaged over a few. */
export type Runs = { readonly times: number[]; readonly work: number[] };
