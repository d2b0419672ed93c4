import type { Page } from '@playwright/test';

declare global {
  /** What {@link installStopwatch} leaves in the page. */
  interface Window {
    taken: number[];
    /** Keystrokes that took longer than a frame by the browser's own Event Timing. */
    slow: number;
    /** Settles once so many times were taken. */
    whenTaken: (count: number) => Promise<void>;
    /** Takes the time from the next click until all of this customer stands in the page. */
    untilShown: (person: Shown) => void;
    /** Takes the time from the next click until the chart at this place is drawn anew; -1 is the last. */
    untilCharted: (place: number) => void;
  }
}

/** What of a customer has to stand in the page, none of it true of another one. */
export type Shown = { readonly name: string; readonly meal: string; readonly note: string };

/**
 * Takes the time in the page itself: from the key or the click, as the browser got it, until the
 * frame that shows it is painted. That it is tells a message sent in the frame's last callback. Nothing
 * here asks again and again: in a browser without a frame rate that would fill the main thread.
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

/** Until so many times were taken. */
export const untilTaken = (page: Page, count: number) =>
  page.evaluate((least) => window.whenTaken(least), count);

/** A page whose processor can be made slower, and which tells what it has done. */
export type Watched = {
  readonly page: Page;
  /** Makes its processor so many times slower, as the browser's own tools do. */
  slowDown(times: number): Promise<void>;
  /** What its main thread has worked so far, in ms of processor time: waiting for others is none. */
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

/** The times that were taken, and the work that each took on average of a few. */
export type Runs = { readonly times: number[]; readonly work: number[] };
