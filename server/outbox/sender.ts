import { unseal } from '../config/sealed.ts';
import type { Db, Engine } from '../db/open.ts';
import { inTransaction } from '../db/open.ts';
import type { Hub } from '../live/hub.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';
import { DELIVERED_WITHIN_MS } from '../mail/mailer.ts';
import { readBy } from '../reader.ts';
import { changeLeased, deleteLeased, leaseNext, localeOfReader } from './items.ts';
import {
  afterTry,
  type Channel,
  type Channels,
  type Item,
  type Kind,
  type KindOf,
  type Messages,
  type Outcome,
  type Postponed,
  type Tried,
} from './kind.ts';
import type { OutboxRow } from './noun.ts';

export type SenderDeps = {
  readonly db: Db;
  readonly engine: Engine;
  readonly hub: Hub;
  readonly now: () => Date;
  readonly config: { readonly secret: string };
  readonly channels: Channels;
};

/** Counts of one kind, by this instance since its start; `failed` counts tries, the others items. */
export type Counts = {
  sent: number;
  failed: number;
  refused: number;
  late: number;
  /** Items that ended without being sent, except unwanted ones. */
  givenUp: number;
};

type Sender = {
  /** Sends what is due. Resolves when nothing is left, or after many failures in a row. */
  sendDue(): Promise<void>;
  readonly counts: Counts;
  /** Starts nothing more, and waits for what is being sent. */
  close(): Promise<void>;
};

/** A message ready to be sent under a name. */
type Made = { readonly send: (name: string) => Promise<Tried> };
type Making = (item: Item, now: Date) => Promise<Made | Postponed | null>;

const triesOf = (kind: Kind, channels: Channels): Making =>
  kind.channel === 'mail' ? making(kind, channels.mail) : making(kind, channels.push);

const making =
  <Name extends Channel>(
    kind: KindOf<Name>,
    channel: (message: Messages[Name], name: string) => Promise<Tried>,
  ): Making =>
  async (item, now) => {
    const message = await kind.message(item, now);
    if (!message || 'until' in message) return message;
    return { send: (name) => channel(message as Messages[Name], name) };
  };

// A mail server that does not answer blocks one of these workers for DELIVERED_WITHIN_MS.
const MOST_AT_A_TIME = 5;
// After so many failures the mail server is at fault: the next sendDue() tries again.
const MOST_FAILED_IN_A_ROW = 20;
const HOUR_MS = 3_600_000;

/**
 * Makes the sender of one kind. It sends several items at a time, outside any transaction, and kinds do not
 * wait for each other. An item is leased right before it is sent, so a server that stops has no leases to
 * return.
 */
export function openSender(name: string, kind: Kind, sending: SenderDeps): Sender {
  const { db, hub, config, channels, now } = sending;
  const tryTo = triesOf(kind, channels);
  const counts = { sent: 0, failed: 0, refused: 0, late: 0, givenUp: 0 };
  const workers = new Set<Promise<void>>();
  let failedInARow = 0;
  let isClosed = false;

  const isOver = () => isClosed || failedInARow >= MOST_FAILED_IN_A_ROW;

  async function work(): Promise<void> {
    while (!isOver()) {
      const item = await leaseNext(sending, name);
      if (!item) return;
      addWorker();
      // An item that fails here does not stop the others, and is tried again after its lease.
      await send(item).catch(warnOnceAnHour);
    }
  }

  function addWorker(): void {
    if (workers.size >= MOST_AT_A_TIME) return;
    const worker: Promise<void> = work()
      .catch((error: unknown) => {
        if (!isClosed) log.warn(`${name} not looked for`, { error: wordsOf(error) });
      })
      .then(() => {
        workers.delete(worker);
      });
    workers.add(worker);
  }

  const allEnded = async () => {
    while (workers.size > 0) await Promise.all(workers);
  };

  async function send(row: OutboxRow): Promise<void> {
    const content = row.sealed === null ? 'null' : unseal(config.secret, row.id, row.sealed);
    if (content === null) return end(row, { ...row, content }, 'unreadable');
    const item = { ...row, content: JSON.parse(content) as unknown };
    const trying = await readBy(await localeOfReader(db, row), () => tryTo(item, now()));
    if (!trying) return end(row, item, 'unwanted');
    if ('until' in trying) return changeLeased(db, row, { nextTryAt: trying.until });
    if (kind.isTooLate(Date.parse(row.dueAt), now().getTime())) return end(row, item, 'late');
    // A process that was suspended may have too little time left within the lease.
    if (now().getTime() > Date.parse(row.nextTryAt) - DELIVERED_WITHIN_MS) return;
    // The name contains the due time, because an item such as a reminder is sent many times.
    const delivery = await trying.send(`${row.id}.${Date.parse(row.dueAt)}`);
    if (typeof delivery === 'object') {
      const nextTryAt = new Date(now().getTime() + delivery.againInMs).toISOString();
      return changeLeased(db, row, { nextTryAt });
    }
    const isFailed = delivery === 'failed' || delivery === 'unknown';
    failedInARow = isFailed ? failedInARow + 1 : 0;
    if (isFailed) counts.failed += 1;
    const next = afterTry(kind, row, delivery, now());
    if (typeof next === 'string') await end(row, item, next);
    else await changeLeased(db, row, next);
  }

  async function end(row: OutboxRow, item: Item, outcome: Outcome): Promise<void> {
    const changes = await inTransaction(db, async (transaction) => {
      const after = await kind.ended?.(transaction, item, outcome, now());
      const dueAt = after?.dueAt ?? null;
      if (dueAt === null) await deleteLeased(transaction, row);
      else await changeLeased(transaction, row, { dueAt, nextTryAt: dueAt, tries: 0, unclear: 0 });
      return after?.changes ?? [];
    });
    if (changes.length > 0) hub.publish(changes.map((change) => ({ change })));
    if (outcome === 'unwanted' || outcome === 'gone') return;
    if (outcome === 'sent' || outcome === 'refused' || outcome === 'late') counts[outcome] += 1;
    if (outcome === 'sent') return;
    counts.givenUp += 1;
    if (!kind.ended) log.warn('letter given up', { id: row.id, kind: name, outcome });
  }

  // When each message was last logged, in milliseconds since 1970.
  const warnedAt = new Map<string, number>();
  function warnOnceAnHour(error: unknown): void {
    const at = now().getTime();
    const words = wordsOf(error);
    if (at < (warnedAt.get(words) ?? Number.NEGATIVE_INFINITY) + HOUR_MS) return;
    for (const [said, then] of warnedAt) if (at >= then + HOUR_MS) warnedAt.delete(said);
    warnedAt.set(words, at);
    log.warn(`${name} not sent`, { error: words });
  }

  return {
    counts,
    sendDue() {
      failedInARow = 0;
      if (!isClosed) addWorker();
      return allEnded();
    },
    close() {
      isClosed = true;
      return allEnded();
    },
  };
}
