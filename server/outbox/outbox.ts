import { setTimeout as pause } from 'node:timers/promises';
import { seal } from '../config/sealed.ts';
import { orderedId } from '../db/schema.ts';
import { knownLocale } from '../reader.ts';
import type { Kind } from './kind.ts';
import type { OutboxRow } from './noun.ts';
import { type Counts, openSender, type SenderDeps } from './sender.ts';

/** A letter to send at once. `writer`: the address of the visitor who wrote its content, if one did. */
type Posted = {
  readonly kind: string;
  readonly to: string;
  readonly content: object;
  readonly writer?: string;
};

/**
 * Sends what waits in the database, so that it survives a mail server that is away and a server that is
 * killed. Each item is sent once, except when an instance dies after sending it and before noting that: then
 * another instance sends it again after the lease, under the same name.
 */
export type Outbox = {
  /** The row of a letter, to insert in the transaction that causes the letter. */
  row(posted: Posted): OutboxRow;
  /** Sends items of a kind within seconds, including one whose transaction is still open. */
  sendSoon(kind: string): void;
  /** All counts are zero for an unknown kind. */
  counts(kind: string): Counts;
  readonly kinds: Kinds;
  readonly sending: SenderDeps;
  close(): Promise<void>;
};

export type Kinds = Readonly<Record<string, Kind>>;

// A random factor, so that instances started together do not query at the same time.
const OWN_PART = 0.75 + Math.random() / 2;
// The delays of the queries after a letter was stored: its transaction takes milliseconds, on a busy machine
// seconds.
const SOON_MS = [20, 250, 1500, 5000];
// Less than the 8 seconds that the server has to close.
const CLOSING_MS = 6000;

/** `everySeconds`: roughly how often it looks for due items. */
export function openOutbox(kinds: Kinds, sending: SenderDeps, everySeconds: number): Outbox {
  const { config, now } = sending;
  const senders = new Map(
    Object.entries(kinds).map(([name, kind]) => [name, openSender(name, kind, sending)]),
  );
  const timer = setInterval(
    () => {
      for (const sender of senders.values()) sender.sendDue();
    },
    everySeconds * 1000 * OWN_PART,
  ).unref();
  const sendSoon = lookSoon(SOON_MS, (kind) => void senders.get(kind)?.sendDue());
  return {
    kinds,
    sending,
    row({ kind, to, content, writer = null }) {
      const id = orderedId();
      const at = now().toISOString();
      const sealed = seal(config.secret, id, JSON.stringify(content));
      const when = { createdAt: at, dueAt: at, nextTryAt: at, tries: 0, unclear: 0 };
      const letter = { id, kind, userId: null, recipient: to, locale: knownLocale() };
      return { ...letter, writer, sealed, ...when };
    },
    sendSoon,
    counts: (kind) =>
      senders.get(kind)?.counts ?? { sent: 0, failed: 0, refused: 0, late: 0, givenUp: 0 },
    /** Waits for what is being sent; anything that takes longer is sent again after its lease. */
    async close() {
      clearInterval(timer);
      const closed = Promise.all([...senders.values()].map((sender) => sender.close()));
      await Promise.race([closed, pause(CLOSING_MS, undefined, { ref: false })]);
    },
  };
}

/**
 * Makes a function that calls `look` for a name after each of `delays`, in milliseconds. However often a name
 * is passed in that time, each delay has at most one call pending, and one more after it.
 */
export function lookSoon(
  delays: readonly number[],
  look: (name: string) => void,
): (name: string) => void {
  const toCome = delays.map((ms) => ({ ms, looks: new Map<string, { isAskedAgain: boolean }>() }));
  const lookIn = (one: (typeof toCome)[number], name: string) => {
    const waiting = one.looks.get(name);
    if (waiting) {
      waiting.isAskedAgain = true;
      return;
    }
    const asked = { isAskedAgain: false };
    one.looks.set(name, asked);
    setTimeout(() => {
      one.looks.delete(name);
      look(name);
      if (asked.isAskedAgain) lookIn(one, name);
    }, one.ms).unref();
  };
  return (name) => {
    for (const one of toCome) lookIn(one, name);
  };
}
