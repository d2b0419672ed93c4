import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { retryAfter } from '../api/retryAfter.ts';
import type { Rows } from '../store/rows.ts';
import type { Sender, WaitingItem } from '../store/waitingItem.ts';

type World = {
  readonly rows: Rows<WaitingItem>;
  readonly senderOf: (kind: string) => Promise<Sender | null>;
  /** The person whose items may be sent now; null while nobody is signed in, or the person may not send. */
  readonly person: () => string | null;
  readonly onChange: () => void;
};

const TOO_MANY = 429;
const NO_SESSION = 401;

/** Whether the server would refuse the same item again, whenever it is sent. */
const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== NO_SESSION &&
  error.status !== TOO_MANY;

/**
 * The items of one person that wait to be sent: kept in rows, sent one after the other in the order in which they
 * were made, and removed once the server has them. A refused item stays, with the server's sentence, until the
 * person decides.
 */
export function outbox(userId: string, { rows, senderOf, person, onChange }: World) {
  let items: readonly WaitingItem[] = [];
  let waiting = items;
  let sending: Promise<void> | null = null;
  /** Another run was requested since the last one began. */
  let isWanted = false;
  let isClosed = false;
  let isRead = false;
  /** Keys of items that the screen where they were made is sending. */
  const held = new Set<string>();
  /** Keys of removed items, whose rows may exist for another moment. */
  const gone = new Set<string>();
  let failures = 0;
  let retrying: ReturnType<typeof setTimeout> | undefined;

  const set = (next: readonly WaitingItem[]) => {
    items = [...next].sort((one, other) => (one.madeAt < other.madeAt ? -1 : 1));
    waiting = items.filter(({ key }) => !held.has(key));
    if (!isClosed) onChange();
  };
  const replace = (item: WaitingItem) =>
    set(items.map((each) => (each.key === item.key ? item : each)));
  const drop = async (key: string) => {
    gone.add(key);
    set(items.filter((each) => each.key !== key));
    // If removing fails, the item is sent again with its idempotency key, so it is stored only once.
    await rows.remove(userId, key).catch(() => undefined);
  };
  const mark = async (item: WaitingItem) => {
    replace(item);
    await rows.put(userId, item.key, item).catch(() => undefined);
  };

  const mayBeSent = () => !isClosed && person() === userId;

  const send = async (item: WaitingItem) => {
    const sender = await senderOf(item.kind);
    // A later version of the app made this item and will send it.
    if (!sender || !mayBeSent()) return;
    try {
      await sender(item);
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (!isClosed) await mark({ ...item, refused: messageOf(error) });
      return;
    }
    await drop(item.key);
  };

  const isGone = async ({ key }: WaitingItem) => {
    const kept = await rows.all(userId).catch(() => null);
    return kept !== null && !kept.some((each) => each.key === key);
  };

  const sendAll = async () => {
    const tried = new Set<string>();
    const next = () =>
      items.find(({ key, refused }) => refused === null && !tried.has(key) && !held.has(key));
    for (let item = next(); item && mayBeSent(); item = next()) {
      tried.add(item.key);
      // Another tab may have sent the item, or the person deleted it there.
      if (await isGone(item)) set(items.filter(({ key }) => key !== item?.key));
      else await send(item);
    }
  };

  const run = async () => {
    clearTimeout(retrying);
    while (isWanted && mayBeSent()) {
      isWanted = false;
      try {
        await sendAll();
        failures = 0;
      } catch (error) {
        failures += 1;
        const wait = retryAfter(error, failures);
        clearTimeout(retrying);
        if (wait !== null && !isClosed) retrying = setTimeout(() => void look(), wait);
      }
    }
  };

  /** One run at a time: a request made during a run is handled after it. */
  const look = (): Promise<void> => {
    isWanted = true;
    sending ??= run().finally(() => {
      sending = null;
    });
    return sending;
  };

  const flush = () => {
    // The first request after the connection is back may still fail: the next retry comes soon.
    failures = 0;
    return look();
  };

  const keep = async (item: WaitingItem): Promise<boolean> => {
    if (item.personId !== userId || isClosed) return false;
    try {
      await rows.put(userId, item.key, item);
    } catch {
      return false;
    }
    gone.delete(item.key);
    set([...items.filter(({ key }) => key !== item.key), item]);
    return true;
  };

  return {
    /** The waiting items, without those that their screen is sending. */
    items: () => waiting,
    /** Whether no item is left to send. */
    isEmpty: () => items.length === 0,
    /** Whether the items of earlier visits have been loaded. */
    isRead: () => isRead,
    /** Loads the items of earlier visits. */
    async load() {
      // If the rows cannot be read, there is nothing to wait for either.
      const kept = await rows.all(userId).catch(() => []);
      const here = new Set(items.map(({ key }) => key));
      isRead = true;
      set([...items, ...kept.filter(({ key }) => !here.has(key) && !gone.has(key))]);
    },
    /** Keeps an item until it is sent. False, with nothing kept, if this device has no room. */
    async add(item: WaitingItem): Promise<boolean> {
      const isKept = await keep(item);
      if (isKept) void look();
      return isKept;
    },
    /**
     * Sends an item for its screen and keeps it while sending: if the page is closed before the answer, the next
     * page sends it. An item that did not arrive waits, and the answer is null. Throws a refusal, after which the
     * item is not kept, and any failure if this device keeps nothing.
     */
    async sendKept<T>(item: WaitingItem, sendIt: () => Promise<T>): Promise<T | null> {
      const { key } = item;
      held.add(key);
      const isKept = await keep(item);
      try {
        const answer = await sendIt();
        if (isKept) await drop(key);
        return answer;
      } catch (error) {
        const waits = isKept && error instanceof ApiError && !isRefused(error);
        if (isKept && !waits) await drop(key);
        if (waits) return null;
        throw error;
      } finally {
        held.delete(key);
        set(items);
        void look();
      }
    },
    flush,
    /** Sends a refused item again. */
    async retry(key: string) {
      const item = items.find((each) => each.key === key);
      if (item) await mark({ ...item, refused: null });
      await flush();
    },
    /** The person no longer wants the item sent. */
    remove: drop,
    /** The person has signed out. The stored items stay untouched. */
    close() {
      isClosed = true;
      clearTimeout(retrying);
      items = [];
      waiting = [];
    },
  };
}
