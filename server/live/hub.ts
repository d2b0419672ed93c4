import type { Change } from '#domain/events.ts';

/** What travels between instances: changes of data, and sessions that ended. */
export type Message =
  | { readonly change: Change }
  | { readonly ended: EndedSessions }
  /** Something may have been missed: everything has to be fetched again. */
  | { readonly missed: true }
  /** This instance shuts down: streams end, and browsers come back to another one. */
  | { readonly closing: true };

/** Which sessions of a person ended: one, all but one, or all. */
export type EndedSessions = {
  readonly userId: string;
  readonly sessionId?: string;
  readonly exceptSessionId?: string;
};

export type Subscriber = (message: Message) => void;

/** Tells everyone who listens, on this instance and on the others. */
export type Hub = {
  /** Once it hears others, or could not at its first attempt and tries again beside. */
  readonly ready: Promise<void>;
  /** Never throws and never delays the caller: what is told live is a hint, not the data. */
  publish(messages: readonly Message[]): void;
  /** Tells those who listen on this instance alone. */
  publishHere(messages: readonly Message[]): void;
  /** Returns the way to stop listening. */
  subscribe(subscriber: Subscriber): () => void;
  close(): Promise<void>;
};

/** One instance alone: what is published is heard in the same process. */
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
