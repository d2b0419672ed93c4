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
