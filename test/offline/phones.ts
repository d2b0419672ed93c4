import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import type { Rows } from '#web/store/rows.ts';

/** The network of a phone: working, off, or such that requests arrive but responses do not. */
export type Network = 'on' | 'off' | 'answers lost';

/** What the tabs of one browser share: locks by name. */
export class Browser {
  readonly turns = new Map<string, Promise<void>>();
  readonly tabs: Device[] = [];
}

/** What each phone has of its own: network, and the timers of its open page. */
export class Device {
  readonly browser: Browser;
  network: Network = 'on';
  hasSession = true;
  cookie = '';
  /** Counts opened pages: promises of an earlier page never settle. */
  page = 0;
  timers: { readonly id: number; readonly at: number; readonly run: () => void }[] = [];
  /** Release the locks that the page holds. */
  turns: (() => void)[] = [];

  /** `beside`: another tab of the same browser. */
  constructor(beside?: Device) {
    this.browser = beside?.browser ?? new Browser();
    this.browser.tabs.push(this);
  }

  /** Ends the page without any event, as a browser does. */
  endPage() {
    this.page += 1;
    this.timers = [];
    for (const end of this.turns) end();
    this.turns = [];
  }
}

/** The page of a device in which some code runs. */
const current = new AsyncLocalStorage<{ readonly device: Device; readonly page: number }>();

/** The device, unless its page was closed in the meantime: code of a closed page does nothing any more. */
function openDevice(): Device | undefined {
  const running = current.getStore();
  return running && running.device.page === running.page ? running.device : undefined;
}
const isOff = ({ network }: Device) => network === 'off';

const real = { fetch: globalThis.fetch, setTimeout, clearTimeout };

/** In milliseconds since the run began. */
let now = 0;
let timerId = 0;
let underWay = 0;

export const as = <T>(device: Device, work: () => T): T =>
  current.run({ device, page: device.page }, work);

/** The rows of a browser as its open page uses them: what a closed page has begun never ends. */
export const ofOpenPage = <R>(rows: Rows<R>): Rows<R> => {
  const never = new Promise<never>(() => undefined);
  const whileOpen = async <T>(answer: Promise<T>): Promise<T> => {
    const now = await answer;
    return openDevice() ? now : never;
  };
  return {
    all: (userId) => (openDevice() ? whileOpen(rows.all(userId)) : never),
    change: (...args) => (openDevice() ? whileOpen(rows.change(...args)) : never),
  };
};

/** Like a browser's Web Locks: a page that ends releases its lock. */
async function withTabLock<T>(name: string, _options: unknown, work: () => Promise<T>): Promise<T> {
  const device = openDevice();
  if (!device) return await new Promise<never>(() => undefined);
  const { page, browser } = device;
  const before = browser.turns.get(name);
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  browser.turns.set(
    name,
    (before ?? Promise.resolve()).then(() => ended),
  );
  await before;
  if (device.page !== page) {
    end();
    return await new Promise<never>(() => undefined);
  }
  device.turns.push(end);
  return await work().finally(end);
}

/**
 * Replaces the browser APIs that the web modules use; `onAnswer` is called for each response of the server.
 */
export function browserOf(
  url: string,
  onAnswer: (init: RequestInit, answer: Response) => Promise<void>,
) {
  const never = new Promise<never>(() => undefined);
  return {
    navigator: { locks: { request: withTabLock } },
    async fetch(path: string, init: RequestInit): Promise<Response> {
      const running = current.getStore();
      // The server runs in the same process, and its own requests pass through.
      if (!running) return real.fetch(path, init);
      const { device, page } = running;
      if (device.page !== page) return await never;
      if (isOff(device)) throw new TypeError('offline');
      const isLost = device.network === 'answers lost';
      const headers = new Headers(init.headers);
      if (device.hasSession) headers.set('cookie', device.cookie);
      underWay += 1;
      const answer = await current
        .exit(async () => {
          const given = await real.fetch(url + path, { ...init, headers });
          await onAnswer(init, given.clone());
          return given;
        })
        .finally(() => {
          underWay -= 1;
        });
      if (device.page !== page) return await never;
      if (isLost || isOff(device)) throw new TypeError('lost');
      return answer;
    },
    setTimeout(run: () => void, ms?: number, ...rest: unknown[]) {
      if (!current.getStore()) return real.setTimeout(run, ms, ...rest);
      timerId += 1;
      const timer = { id: timerId, at: now + (ms ?? 0), run };
      openDevice()?.timers.push(timer);
      return timer.id;
    },
    clearTimeout(id: unknown) {
      const device = openDevice();
      if (!device || typeof id !== 'number') return real.clearTimeout(id as NodeJS.Timeout);
      device.timers = device.timers.filter((timer) => timer.id !== id);
    },
  };
}

/** Waits until no request is in progress and the last one has no further effects. */
export async function quiet(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) {
    await turn();
    if (underWay > 0) turns = -1;
  }
}

/** Lets time pass on all phones, in milliseconds; timers run in the order in which they are due. */
export async function pass(devices: readonly Device[], ms: number): Promise<void> {
  const until = now + ms;
  for (;;) {
    const due = devices
      .flatMap((device) => device.timers.map((timer) => ({ device, timer })))
      .filter(({ timer }) => timer.at <= until)
      .sort((one, other) => one.timer.at - other.timer.at)[0];
    if (!due) break;
    now = Math.max(now, due.timer.at);
    due.device.timers = due.device.timers.filter(({ id }) => id !== due.timer.id);
    as(due.device, due.timer.run);
    await quiet();
  }
  now = until;
}
