import { messageOf, retryAfter } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import {
  answered,
  type Change,
  distinct,
  following,
  type Sender,
  type Verdict,
} from '../store/change.ts';
import type { Rows } from '../store/rows.ts';

type World = {
  readonly rows: Rows<Change>;
  readonly senderOf: (kind: string) => Promise<Sender | null>;
  /** The person whose changes may be sent now; null while nobody is signed in, or the person may not send. */
  readonly person: () => string | null;
  readonly onChange: () => void;
  /** Rows were changed that other tabs show as well. */
  readonly onWritten?: () => void;
};

/** The pause in typing before the text is sent, so that nobody is notified of half a sentence. */
const REST_MS = 2500;
const NONE: ReadonlyMap<string, Change> = new Map();
const TOO_MANY = 429;
const NO_SESSION = 401;

/** Whether the server would refuse the same change again, whenever it is sent. */
const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== NO_SESSION &&
  error.status !== TOO_MANY;

/**
 * The changes of one person that the server does not have yet. They are kept in rows that all tabs share, sent by
 * one tab at a time, the oldest subject first, and removed once the server has them. A change that is refused, or
 * that another device contradicts, stays until the person decides.
 */
export function changeLog(userId: string, world: World) {
  const { rows, senderOf, person, onChange, onWritten = () => undefined } = world;
  let changes: readonly Change[] = [];
  /** Changes that this page shows and sends before they are kept, or although the browser keeps nothing. */
  const unkept = new Map<string, Change>();
  let waiting = changes;
  /** What this page stored last, by key. The next change may come before the screen has heard of it. */
  const stored = new Map<string, unknown>();
  let sending: Promise<void> | null = null;
  let isWanted = false;
  let isClosed = false;
  let isRead = false;
  let isFull = false;
  /** Keys of things that the screen where they were made is sending. */
  const held = new Set<string>();
  /** Keys of parts in which somebody is typing. */
  const typing = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let failure: unknown = null;
  let failures = 0;
  let retrying: ReturnType<typeof setTimeout> | undefined;

  const set = (next: readonly Change[]) => {
    changes = [...next].sort((one, other) => (one.madeAt < other.madeAt ? -1 : 1));
    waiting = changes.filter(({ key }) => !held.has(key));
    if (!isClosed) onChange();
  };

  /** Shows these changes as they are kept, or as this page has them. */
  const show = (keys: readonly string[], kept: ReadonlyMap<string, Change>) => {
    const now = keys.flatMap((key) => unkept.get(key) ?? kept.get(key) ?? []);
    set([...changes.filter(({ key }) => !keys.includes(key)), ...now]);
  };
  const write = async (
    keys: readonly string[],
    change: (row: Change | undefined, key: string) => Change | null,
  ) => {
    const left = await rows.change(userId, keys, change);
    show(keys, left);
    onWritten();
  };
  /** The same, and on this page if the browser has no room. */
  const writeAll = async (keys: readonly string[], change: (row: Change) => Change | null) => {
    for (const key of keys) {
      const here = unkept.get(key);
      const next = here && change(here);
      if (next) unkept.set(key, next);
      else unkept.delete(key);
    }
    await write(keys, (row) => (row && change(row)) || null).catch(() => show(keys, NONE));
  };

  /** Reads what other tabs and earlier visits have left. */
  const load = async () => {
    // If the rows cannot be read, there is nothing to wait for either.
    const kept = await rows.all(userId).catch(() => []);
    isRead = true;
    set([...kept.filter(({ key }) => !unkept.has(key)), ...unkept.values()]);
  };

  const mayBeSent = () => !isClosed && person() === userId;
  const isSendable = ({ key, refused, contested, isDraft }: Change) =>
    refused === null && !contested && !isDraft && !held.has(key) && !typing.has(key);

  const send = async (group: readonly Change[], sender: Sender) => {
    const keys = group.map(({ key }) => key);
    // Another tab may have changed or removed them since. From here on, they may be stored.
    const marked = await rows
      .change(userId, keys, (row) =>
        row && isSendable(row) ? { ...row, isSent: true } : (row ?? null),
      )
      .catch(() => new Map<string, Change>());
    show(keys, marked);
    const sent = changes.filter((each) => keys.includes(each.key) && isSendable(each));
    if (sent.length === 0) return load();
    let verdicts: readonly Verdict[];
    try {
      verdicts = await sender(sent);
    } catch (error) {
      if (!isRefused(error)) throw error;
      verdicts = sent.map(({ key }) => ({ key, refused: messageOf(error) }));
    }
    if (isClosed) return;
    for (const { key, value } of sent)
      if (!verdicts.some((each) => each.key === key)) stored.set(key, value);
    await writeAll(
      sent.map(({ key }) => key),
      (row) => {
        const of = sent.find(({ key }) => key === row.key);
        return of
          ? answered(
              row,
              of,
              verdicts.find(({ key }) => key === row.key),
            )
          : row;
      },
    );
  };

  const sendAll = async () => {
    await load();
    const tried = new Set<string>();
    const next = () => changes.find((each) => isSendable(each) && !tried.has(each.key));
    for (let first = next(); first && mayBeSent(); first = next()) {
      const { key, kind, subject } = first;
      const group = changes.filter(
        (each) =>
          each.key === key ||
          (subject !== undefined &&
            each.kind === kind &&
            each.subject === subject &&
            isSendable(each)),
      );
      for (const each of group) tried.add(each.key);
      const sender = await senderOf(kind);
      // A later version of the app made it and will send it.
      if (sender && mayBeSent()) await send(group, sender);
    }
  };

  const run = async () => {
    clearTimeout(retrying);
    while (isWanted && mayBeSent()) {
      isWanted = false;
      try {
        await withTabLock(`weekplate-changes ${userId}`, sendAll);
        failures = 0;
        failure = null;
      } catch (error) {
        failures += 1;
        failure = error;
        const wait = retryAfter(error, failures);
        clearTimeout(retrying);
        if (wait !== null && !isClosed) retrying = setTimeout(() => void look(), wait);
      }
    }
    set(changes);
  };

  /** One run at a time: a request made during a run is handled after it. */
  const look = (): Promise<void> => {
    isWanted = true;
    sending ??= run().finally(() => {
      sending = null;
      // Between its last look and this moment something may have been wanted.
      if (isWanted && mayBeSent()) void look();
    });
    return sending;
  };

  const flush = () => {
    clearTimeout(resting);
    typing.clear();
    // The first request after the connection is back may still fail: the next retry comes soon.
    failures = 0;
    return look();
  };

  const keep = async (change: Change): Promise<boolean> => {
    if (change.personId !== userId || isClosed) return false;
    return write([change.key], () => change).then(
      () => true,
      () => false,
    );
  };
  const remove = (key: string) => writeAll([key], () => null);

  return {
    /** The changes that wait, without those that their screen is sending. */
    waiting: () => waiting,
    /** Whether nothing is left to send. */
    isEmpty: () => changes.length === 0,
    /** Whether the changes of earlier visits have been loaded. */
    isRead: () => isRead,
    /** Whether the browser keeps what waits. */
    isKept: () => !isFull,
    /** The error of the last attempt; null once one succeeded. */
    failure: () => failure,
    load,
    /**
     * Changes a part of something: shown and kept at once, sent at once, or when `isTyped` once typing pauses.
     */
    async change(change: Change, isTyped = false): Promise<void> {
      const { key } = change;
      const own = stored.has(key) ? [stored.get(key)] : [];
      const made = change.bases
        ? { ...change, bases: distinct([...change.bases, ...own]) }
        : change;
      if (made.personId !== userId || isClosed) return;
      if (isTyped) typing.add(key);
      else typing.delete(key);
      const next = following(
        made,
        changes.find((each) => each.key === key),
      );
      if (next) unkept.set(key, next);
      else unkept.delete(key);
      show([key], NONE);
      try {
        await rows
          .change(userId, [key], (row) => following(made, row))
          .then((left) => {
            if (unkept.get(key) === next) unkept.delete(key);
            show([key], left);
            onWritten();
          });
      } catch {
        isFull = true;
      }
      if (!isTyped) return void look();
      clearTimeout(resting);
      resting = setTimeout(() => void flush(), REST_MS);
    },
    /** The person has chosen what a contested part shall be; undefined: as it is stored. */
    async choose(key: string, value: unknown) {
      await writeAll([key], (row) => {
        if (!row.contested || value === undefined) return null;
        const { contested, ...own } = row;
        return { ...own, value, bases: [contested.stored], isSent: false };
      });
      await flush();
    },
    /** Keeps a thing until it is sent. False, with nothing kept, if this device has no room. */
    async add(thing: Change): Promise<boolean> {
      const isKept = await keep(thing);
      if (isKept) void look();
      return isKept;
    },
    /**
     * Sends a thing for its screen and keeps it while sending: if the page is closed before the answer, the next
     * page sends it. A thing that did not arrive waits, and the answer is null. Throws a refusal, after which the
     * thing is not kept, and any failure if this device keeps nothing.
     */
    async sendKept<T>(thing: Change, sendIt: () => Promise<T>): Promise<T | null> {
      const { key } = thing;
      held.add(key);
      const isKept = await keep(thing);
      try {
        const answer = await sendIt();
        if (isKept) await remove(key);
        return answer;
      } catch (error) {
        const waits = isKept && error instanceof ApiError && !isRefused(error);
        if (isKept && !waits) await remove(key);
        if (waits) return null;
        throw error;
      } finally {
        held.delete(key);
        set(changes);
        void look();
      }
    },
    flush,
    async retry(key: string) {
      await writeAll([key], (row) => ({ ...row, refused: null }));
      await flush();
    },
    /** The person no longer wants the change sent. */
    remove,
    /** The person has signed out. The kept changes stay untouched. */
    close() {
      isClosed = true;
      clearTimeout(retrying);
      clearTimeout(resting);
      changes = [];
      waiting = [];
    },
  };
}

/** Longer than any request: after this time, the tab that holds the lock has been put to sleep by the device. */
const LONGEST_WAIT_MS = 70_000;

/**
 * Runs `work` while no other tab of this browser holds the lock of this name; at once if the browser has no locks.
 */
export async function withTabLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Missing without https, and in old browsers.
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return work();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, begin);
  } catch (error) {
    if (isBegun) throw error;
    return work();
  }
}

/** Characters that are at most 450 kB of UTF-8. The server reads 512 kB at once. */
const MOST_AT_ONCE = 150_000;

/**
 * Sends changes of parts together, as the list `changes` of one body, or of several if they are too long for one. A
 * value that cannot be read is refused, and keeps no other change back. Throws ApiError.
 */
export async function sendParts(
  parts: readonly Change[],
  send: (parts: readonly Change[]) => Promise<Verdict[]>,
): Promise<Verdict[]> {
  if (parts.length > 1 && JSON.stringify(parts).length > MOST_AT_ONCE) {
    const half = Math.ceil(parts.length / 2);
    const first = await sendParts(parts.slice(0, half), send);
    return [...first, ...(await sendParts(parts.slice(half), send))];
  }
  try {
    return await send(parts);
  } catch (error) {
    const wrong = parts.flatMap(({ key }, at): Verdict[] => {
      const message = sentenceAbout(error, at);
      return message ? [{ key, refused: message }] : [];
    });
    const others = parts.filter(({ key }) => !wrong.some((each) => each.key === key));
    if (wrong.length === 0 || others.length === 0) throw error;
    return [...wrong, ...(await sendParts(others, send))];
  }
}

/** What the server says about the change at this place of the list; undefined for nothing. */
const sentenceAbout = (error: unknown, at: number): string | undefined =>
  error instanceof ApiError && error.status === 422
    ? Object.entries(error.fields).find(([field]) => field.startsWith(`changes.${at}.`))?.[1]
    : undefined;
