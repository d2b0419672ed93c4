import type { Change } from '#domain/connection.ts';

/** What instances tell each other: changed data, and sessions that ended. */
export type Message =
  | { readonly change: Change }
  | { readonly ended: EndedSessions }
  /** Messages may have been lost, so everything has to be fetched again. */
  | { readonly missed: true }
  /** This instance shuts down: streams end, and browsers reconnect to another one. */
  | { readonly closing: true };

/** Which sessions of a person ended: one, all but one, or all. */
export type EndedSessions = {
  readonly userId: string;
  readonly sessionId?: string;
  readonly exceptSessionId?: string;
};

type Subscriber = (message: Message) => void;

/** Passes messages to all subscribers, on this instance and on the others. */
export type Hub = {
  /**
   * Resolves when it receives messages of other instances, or when a first attempt failed and retries run in
   * the background.
   */
  readonly ready: Promise<void>;
  /** Never throws and never delays the caller: a lost message only delays an update, no data is lost. */
  publish(messages: readonly Message[]): void;
  /** Passes messages to the subscribers on this instance only. */
  publishHere(messages: readonly Message[]): void;
  /** Returns a function that ends the subscription. */
  subscribe(subscriber: Subscriber): () => void;
  close(): Promise<void>;
};

/** A hub for a single instance: messages stay in the process. */
export function localHub(): Hub {
  const subscribers = new Set<Subscriber>();
  const deliver = (messages: readonly Message[]) => {
    for (const message of messages) for (const subscriber of subscribers) subscriber(message);
  };
  return {
    ready: Promise.resolve(),
    publish: deliver,
    publishHere: deliver,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    async close() {
      subscribers.clear();
    },
  };
}

/** A change, and how many milliseconds ago this instance was told of it. */
type RecentChange = { readonly change: Change; readonly ago: number };

type RecentChanges = {
  readonly hear: (message: Message) => void;
  /** All changes of the last `reach` milliseconds, oldest first. */
  readonly list: () => { readonly reach: number; readonly changes: readonly RecentChange[] };
};

// Longer than a page on a slow connection needs from its first request to opening its event stream.
const KEPT_MS = 15_000;
const MOST_KEPT = 200;

/**
 * Keeps the changes of the last seconds, so that a page whose event stream opens learns what changed since it
 * fetched its data. `now` is a clock of this process, in milliseconds: the clocks of several machines may differ.
 */
export function recentChanges(now: () => number = () => performance.now()): RecentChanges {
  // By kind and id, oldest first: a page refetches a thing once, however often it changed.
  const kept = new Map<string, { readonly change: Change; readonly at: number }>();
  // Changes before this moment may have been missed.
  let completeSince = now();
  /** Forgets the oldest change and returns when it was heard. */
  function forgetOldest(): number | undefined {
    const [oldest] = kept;
    if (!oldest) return undefined;
    kept.delete(oldest[0]);
    return oldest[1].at;
  }
  return {
    hear(message) {
      const at = now();
      if ('missed' in message) {
        completeSince = at;
        kept.clear();
      }
      if (!('change' in message)) return;
      const { kind, id, by } = message.change;
      const name = `${kind} ${id}`;
      const before = kept.get(name);
      kept.delete(name);
      // The page of the last change has not seen one that another page made before.
      const isAlone = by !== undefined && (!before || before.change.by === by);
      kept.set(name, { change: { kind, id, ...(isAlone && { by }) }, at });
      if (kept.size > MOST_KEPT) completeSince = forgetOldest() ?? at;
    },
    list() {
      const at = now();
      const since = Math.max(completeSince, at - KEPT_MS);
      const lately = [...kept.values()].filter((each) => each.at >= since);
      const changes = lately.map((each) => ({ change: each.change, ago: Math.ceil(at - each.at) }));
      return { reach: Math.floor(at - since), changes };
    },
  };
}
