import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/open.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';
import { type AuditEvent, type Entry, EVERY_CUSTOMER, entryOf, keyOf } from './entry.ts';

/** Records in the audit what dieticians read, in batches, so that no answer waits for it. */
export type Readings = {
  /** Queues a reading. Returns a promise only when the queue is full: await it until the queue has drained. */
  add(reading: AuditEvent): Promise<void> | undefined;
  flush(): Promise<void>;
  /** Writes all queued readings when the server stops. */
  close(): Promise<void>;
};

const EVERY_MS = 500;
const MOST_WAITING = 5000;
const MOST_SEEN = 20_000;
const BATCH = 500;

export function readingsOf(db: Db): Readings {
  let waiting: Entry[] = [];
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const seen = new Set<string>();

  async function writeAll() {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      await writeReadings(db, batch);
      waiting = waiting.slice(batch.length);
    }
  }
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    return writing;
  }
  function flushSoon() {
    timer ??= setTimeout(() => {
      flush().catch((error: Error) => {
        log.warn('audit not written yet', { error: wordsOf(error) });
        flushSoon();
      });
    }, EVERY_MS).unref();
  }
  return {
    flush,
    add(reading) {
      const key = keyOf(reading);
      if (seen.has(key)) return undefined;
      if (seen.size >= MOST_SEEN) seen.clear();
      seen.add(key);
      waiting.push(entryOf(reading));
      flushSoon();
      return waiting.length > MOST_WAITING ? flush() : undefined;
    },
    async close() {
      // A flush that was running already may have missed the last reading; the second one writes the rest.
      await flush();
      await flush();
    },
  };
}

/**
 * Stores a batch. Readings about people who are not customers are left out: a picture may be a dietician's.
 * Entries that are stored already are left out too: when the connection is lost during a commit, the same batch is
 * written again.
 */
async function writeReadings(db: Db, batch: readonly Entry[]): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const ids = [...new Set(batch.map(({ customerId }) => customerId))];
    const found = await transaction
      .selectFrom('user')
      .select('id')
      .where('id', 'in', ids)
      .where('role', '=', 'customer')
      .execute();
    const customers = new Set([EVERY_CUSTOMER, ...found.map(({ id }) => id)]);
    const stored = await transaction
      .selectFrom('auditEntry')
      .select('id')
      .where(
        'id',
        'in',
        batch.map(({ id }) => id),
      )
      .execute();
    const there = new Set(stored.map(({ id }) => id));
    const entries = batch.filter(
      ({ id, customerId }) => customers.has(customerId) && !there.has(id),
    );
    if (entries.length > 0) await transaction.insertInto('auditEntry').values(entries).execute();
  });
}
