import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { memory } from '#web/store/memoryOfTest.ts';

/** How a phone reaches the server: not at all, or so that what it sends arrives and the answer does not. */
export type Network = 'on' | 'off' | 'answers lost';

/** What is a phone's own: its storage, its network, and the timers of the page that is open on it. */
export class Device {
  readonly store = memory();
  network: Network = 'on';
  hasSession = true;
  cookie = '';
  /** Counts the pages that were opened: what an earlier one waits for never comes. */
  page = 0;
  timers: { readonly id: number; readonly at: number; readonly run: () => void }[] = [];

  /** Ends the page as a browser does: without a word. */
  endPage() {
    this.page += 1;
    this.timers = [];
  }
}

/** The page of a device in which something runs. */
const current = new AsyncLocalStorage<{ readonly device: Device; readonly page: number }>();

/** The device, unless its page was closed meanwhile: that one does nothing any more. */
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

/** What the modules of the web find in place of the browser's own; `onStored` hears each answer of the server. */
export function browserOf(
  url: string,
  onAnswer: (path: string, init: RequestInit, answer: Response) => Promise<void>,
) {
  const never = new Promise<never>(() => undefined);
  return {
    localStorage: {
      get length() {
        return openDevice()?.store.length ?? 0;
      },
      key: (index: number) => openDevice()?.store.key(index) ?? null,
      getItem: (key: string) => openDevice()?.store.getItem(key) ?? null,
      setItem: (key: string, text: string) => openDevice()?.store.setItem(key, text),
      removeItem: (key: string) => openDevice()?.store.removeItem(key),
    },
    async fetch(path: string, init: RequestInit): Promise<Response> {
      const running = current.getStore();
      // The server, which runs beside, has its own business.
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
          await onAnswer(path, init, given.clone());
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

/** Waits until no request is under way and nothing more comes of the last one. */
export async function quiet(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) {
    await turn();
    if (underWay > 0) turns = -1;
  }
}

/** Lets so many milliseconds pass on all phones, in the order of what is due. */
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
