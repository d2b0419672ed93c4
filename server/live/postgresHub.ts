import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import * as z from 'zod';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import { socketWithTimeout, TIME_LIMITS } from '../db/timeLimits.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';
import { type Hub, localHub, type Message } from './hub.ts';

const messageSchema: z.ZodType<Message> = z.union([
  z.strictObject({
    change: z.strictObject({ kind: z.string(), id: z.string(), by: z.string().exactOptional() }),
  }),
  z.strictObject({ missed: z.literal(true) }),
  z.strictObject({
    ended: z.strictObject({
      userId: z.string(),
      sessionId: z.string().exactOptional(),
      exceptSessionId: z.string().exactOptional(),
    }),
  }),
]);

const someSchema = z.array(z.unknown());

/**
 * The messages that another instance sent; null for a payload that is not ours. Messages of a kind that
 * only a newer instance knows are left out; the rest of the payload counts.
 */
export function parseMessages(payload: string): Message[] | null {
  try {
    const some = someSchema.safeParse(JSON.parse(payload)).data;
    return some?.flatMap((each) => messageSchema.safeParse(each).data ?? []) ?? null;
  } catch {
    return null;
  }
}

const CHANNEL = 'weekplate';
// PostgreSQL refuses a payload of 8000 bytes or more.
const PER_PAYLOAD = 40;
// The first message goes out at once; messages that follow within this time go out together.
const BETWEEN_MS = 10;
const RECONNECT_MS = 1000;
// A connection that only listens does not notice when it is cut, so it sends a query this often.
const HEARTBEAT_MS = 5000;

const notify = compiled<{ payload: string }, object>((db, value) =>
  db.selectNoFrom(sql`pg_notify(${sql.lit(CHANNEL)}, ${value('payload')})`.as('notified')),
);

/**
 * A hub for several instances on one PostgreSQL, by NOTIFY, and by LISTEN on a separate connection. NOTIFY
 * runs after the commit and in batches: inside a transaction it takes a lock on the whole database, so all
 * commits would wait for one another. A crash between commit and NOTIFY loses only the message; a stream that
 * reconnects fetches the data. When a NOTIFY fails, subscribers here are told `missed` at once, and those of
 * other instances with the next NOTIFY.
 */
export function postgresHub(
  databaseUrl: string,
  db: Db,
  { silenceMs, beatMs = HEARTBEAT_MS }: { silenceMs: number; beatMs?: number } = TIME_LIMITS,
): Hub {
  const local = localHub();
  const waiting: Message[] = [];
  let sending: Promise<void> | undefined;
  // A NOTIFY failed, and the other instances have not been told `missed` yet.
  let hasLost = false;
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
    let isLost = false;
    // A lost connection may say so several times, and later than the next one is made.
    const onLost = (error: Error) => {
      if (isLost) return;
      isLost = true;
      reconnect(error);
    };
    fresh.on('error', onLost);
    fresh.on('end', () => onLost(new Error('connection ended')));
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
      else keepAlive(fresh, onLost);
    } catch (error) {
      onLost(error as Error);
      // A standby connects, and then refuses to listen.
      void fresh.end();
    }
  };

  /** Sends the next query after each answer. Without an answer the socket times out, which reconnects. */
  const keepAlive = (fresh: pg.Client, onLost: (error: Error) => void) => {
    beat = setTimeout(() => {
      fresh
        .query('select 1')
        .then(() => client === fresh && !closed && keepAlive(fresh, onLost), onLost);
    }, beatMs);
    beat.unref();
  };

  const send = async () => {
    while (waiting.length > 0) {
      const messages = waiting.splice(0, PER_PAYLOAD);
      if (hasLost) messages.unshift({ missed: true });
      try {
        await notify(db, { payload: JSON.stringify(messages) });
        hasLost = false;
      } catch (error) {
        log.warn('live message not sent', { error: wordsOf(error) });
        hasLost = true;
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
