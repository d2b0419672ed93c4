import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../check/run.ts';

// Timers that wait for something to end, or give it up, without any query.
const WAITS = 'asks no database';

/** Where the server does something later or repeatedly, and how its statements are explained. */
const TIMERS: Readonly<Record<string, string>> = {
  'app/start.ts': 'chores: each of them in beside.ts',
  'customers/dailyLook.ts': 'lets requests through; its chore is in beside.ts',
  'events/watchedSessions.ts': 'in beside.ts',
  'audit/readings.ts': 'written down with each request of the walk: settled() in walk.ts',
  'live/postgresHub.ts': 'asks “select 1” and NOTIFY, of no table',
  'mail/mailer.ts': WAITS,
  'outbox/outbox.ts': 'in beside.ts',
  'outbox/soon.ts': 'asks what outbox/outbox.ts asks, sooner',
  'push/resting.ts': WAITS,
  'db/pages.ts': 'lets other requests in between two pages of a list: explained with its request',
  'db/transaction.ts': 'runs the transaction of a request again',
  'db/sqliteShortcut.ts': 'commits what requests have written',
  'db/sharedConnections.ts': 'gives up a statement of a request',
  'db/timeLimits.ts': WAITS,
  'db/migrate.ts': 'before the server listens; it waits for another that migrates',
  'http/body.ts': WAITS,
  'signIn/google.ts': WAITS,
  'signIn/uniformTime.ts': WAITS,
  'articles/renderer.ts': WAITS,
  'images/decoder.ts': WAITS,
  'images/decoding.ts': WAITS,
  'log/inTime.ts': WAITS,
  'http/listen.ts': WAITS,
  'events/messageQueue.ts': WAITS,
  'log/lines.ts': WAITS,
  'app/main.ts': WAITS,
  'http/malformed.ts': WAITS,
};

it('by an index: whatever the server asks by itself, now and then, is explained too, or said why not', () => {
  const folder = join(ROOT, 'server');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]s$/.test(name) && !/\.test\.ts$/.test(name))
    .filter((name) =>
      /\bset(Interval|Timeout|Immediate)\b|timers\/promises/.test(
        readFileSync(join(folder, name), 'utf8'),
      ),
    );
  expect(found.toSorted()).toEqual(Object.keys(TIMERS).toSorted());
});
