import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import { socketWithTimeout, TIME_LIMITS } from '../db/timeLimits.ts';
import { log } from '../log/log.ts';
import { wordsOf } from '../log/words.ts';
import { type Hub, localHub, type Message } from './hub.ts';
import { parseMessages } from './messageSchema.ts';

const CHANNEL = 'weekplate';
// PostgreSQL refuses a payload of 8000 bytes or more.
const PER_PAYLOAD = 40;
// Told at once, as long as little happens; in a rush those that come within this time go together.
const BETWEEN_MS = 10;
const RECONNECT_MS = 1000;
// A line that only listens looks the same whether it is quiet or cut: asked, it has to answer.
const BEAT_MS = 5000;

const notify = compiled<{ payload: string }, object>(
  (db, value) =>
    db.selectNoFrom(sql`pg_notify(${sql.lit(CHANNEL)}, ${value('payload')})`.as('notified')),
  // It waits for the disk, since it ends with a commit.
  { isLong: true },
);

/**
 * Many instances on one PostgreSQL: NOTIFY tells, LISTEN hears, on one connection of its own.
 * NOTIFY is sent after the commit and in batches, because inside the transaction it takes a lock
 * over the whole database and would make all commits wait for one another. What a crash between
 * the two loses is a hint; the data is there, and a stream that reconnects fetches it. Where a
 * NOTIFY fails those who listen are told to fetch: here at once, and elsewhere with the next one.
 */
export function postgresHub(
  databaseUrl: string,
  db: Db,
  { silenceMs, beatMs = BEAT_MS }: { silenceMs: number; beatMs?: number } = TIME_LIMITS,
): Hub {
  const local = localHub();
  const waiting: Message[] = [];
  let sending: Promise<void> | undefined;
  // Something was never told, which the others do not know yet.
  let lost = false;
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;

  const reconnect = (error: Error) => {
    if (closed || timer) return;
    log.warn('live connection lost', { error: wordsOf(error) });
    client = undefined;
    clearTimeout(beat);
    timer = setTimeout(() => {
      timer = undefined;
      void listen(true);
    }, RECONNECT_MS);
    timer.unref();
  };

  const listen = async (again: boolean) => {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      stream: () => socketWithTimeout(silenceMs),
    });
    const lost = (error: Error) => {
      // A late word of a connection that was replaced long ago.
      if (client && client !== fresh) return;
      reconnect(error);
    };
    fresh.on('error', lost);
    fresh.on('end', () => lost(new Error('connection ended')));
    fresh.on('notification', ({ payload }) => {
      const messages = parseMessages(payload ?? '');
      if (messages) local.publishHere(messages);
      else log.warn('live message not understood', { bytes: payload?.length ?? 0 });
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      client = fresh;
      if (again) local.publishHere([{ missed: true }]);
      if (closed) await fresh.end();
      else beatOn(fresh);
    } catch (error) {
      lost(error as Error);
    }
  };

  /** One question at a time: unanswered, the socket gives up, and a new connection is made. */
  const beatOn = (fresh: pg.Client) => {
    beat = setTimeout(() => {
      fresh.query('select 1').then(
        () => client === fresh && !closed && beatOn(fresh),
        // The connection tells of its own end, too.
        reconnect,
      );
    }, beatMs);
    beat.unref();
  };

  const send = async () => {
    while (waiting.length > 0) {
      const messages = waiting.splice(0, PER_PAYLOAD);
      if (lost) messages.unshift({ missed: true });
      try {
        await notify(db, { payload: JSON.stringify(messages) });
        lost = false;
      } catch (error) {
        log.warn('live message not sent', { error: wordsOf(error) });
        lost = true;
        local.publishHere([{ missed: true }]);
      }
      if (waiting.length < PER_PAYLOAD && !closed) await pause(BETWEEN_MS);
    }
    sending = undefined;
  };

  const ready = listen(false);
  return {
    ready,
    publish(messages) {
      waiting.push(...messages);
      if (waiting.length > 0 && !closed) sending ??= send();
    },
    publishHere: local.publishHere,
    subscribe: local.subscribe,
    async close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(beat);
      await sending;
      await ready;
      await client?.end();
      await local.close();
    },
  };
}
