import { setTimeout as pause } from 'node:timers/promises';
import { seal } from '../config/sealed.ts';
import { orderedId } from '../db/orderedId.ts';
import type { Kind } from './kind.ts';
import type { OutboxRow } from './noun.ts';
import { type Counts, openSender, type SenderDeps } from './sender.ts';

/** A letter that is due at once: to whom, what stands in it, and the address of who wrote that. */
export type Posted = {
  readonly kind: string;
  readonly to: string;
  readonly content: object;
  readonly writer?: string;
};

/**
 * Sends what waits in the database: a mail server that is away, or a server that is killed, only makes
 * it later. Each item goes out once; but where an instance dies after one has left and before that is
 * noted, another one sends it again when the lease is over, under the same name.
 */
export type Outbox = {
  /** The row of a letter, to be stored in the transaction of what it tells of. */
  row(posted: Posted): OutboxRow;
  /** Looks in the next seconds: one was stored, in a transaction that may still be open. */
  soon(kind: string): void;
  /** All zero for a kind that is not known. */
  counts(kind: string): Counts;
  readonly kinds: Kinds;
  readonly sending: SenderDeps;
  close(): Promise<void>;
};

export type Kinds = Readonly<Record<string, Kind>>;

// Instances that were started together do not look together.
const EVERY_MS = 20_000 * (0.75 + Math.random() / 2);
// After a letter was stored: a transaction takes milliseconds, on a busy machine a second or two.
const SOON_MS = [20, 250, 1500, 5000];
// The server has 8 seconds to close.
const CLOSING_MS = 6000;

export function openOutbox(kinds: Kinds, sending: SenderDeps): Outbox {
  const { config, now } = sending;
  const senders = new Map(
    Object.entries(kinds).map(([name, kind]) => [name, openSender(name, kind, sending)]),
  );
  const looking = setInterval(() => {
    for (const sender of senders.values()) sender.look();
  }, EVERY_MS).unref();
  return {
    kinds,
    sending,
    row({ kind, to, content, writer = null }) {
      const id = orderedId();
      const at = now().toISOString();
      const sealed = seal(config.secret, id, JSON.stringify(content));
      const when = { createdAt: at, dueAt: at, nextTryAt: at, tries: 0, unclear: 0 };
      return { id, kind, userId: null, recipient: to, writer, sealed, ...when };
    },
    soon(kind) {
      for (const ms of SOON_MS) setTimeout(() => senders.get(kind)?.look(), ms).unref();
    },
    counts: (kind) =>
      senders.get(kind)?.counts ?? { sent: 0, failed: 0, refused: 0, late: 0, givenUp: 0 },
    /** What is being sent may end and be noted; what is not in time is sent again by another. */
    async close() {
      clearInterval(looking);
      const closed = Promise.all([...senders.values()].map((sender) => sender.close()));
      await Promise.race([closed, pause(CLOSING_MS, undefined, { ref: false })]);
    },
  };
}
