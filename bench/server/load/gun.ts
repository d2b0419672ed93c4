import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, type Day } from '#domain/day.ts';
import type { Shot, Work } from '../works.ts';
import { cpuMicros } from './cpu.ts';
import type { Round } from './round.ts';

/**
 * The process that generates load: it receives rounds, one at a time, and returns the result of each. One
 * process for all rounds, so that each runs the same compiled code.
 */
export type RoundWish = {
  readonly url: string;
  readonly method: Work['method'];
  readonly shots: readonly Shot[];
  readonly connections: number;
  readonly seconds: number;
  /** A fixed number of requests instead, however long they take. */
  readonly amount: number | undefined;
  /** For paths that contain DAY: the first day to be logged is the one before this day. */
  readonly before: Day;
  readonly server: number;
  /** The first process of the database; null if it has none. */
  readonly database: number | null;
};

const autocannon = createRequire(import.meta.url)('autocannon');
// How often it checks whether the time is up.
const SAMPLE_MS = 100;

type Request = { path: string; headers: Record<string, string>; body?: string };
type Client = { setRequests(requests: object[]): void };

async function fire(wish: RoundWish): Promise<Round> {
  const requests = wish.shots.map(({ path, cookie, body }) => ({
    path,
    headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  }));
  const { url, method, connections } = wish;
  const next = asTheyCome(requests, wish);
  const common = { url, method, connections, sampleInt: SAMPLE_MS, timeout: 60, ...next };
  // The server's connections to its database may have been closed since the last round.
  const warmUp = wish.amount ? Math.min(4, connections) : connections;
  await autocannon({ ...common, connections: warmUp, amount: warmUp });
  await quiet(wish.server);
  const waited: number[] = [];
  const before = [cpuMicros(wish.server), wish.database ? cpuMicros(wish.database, true) : 0];
  const until = wish.amount ? { amount: wish.amount } : { duration: wish.seconds };
  const began = performance.now();
  let ended = began;
  const running = autocannon({ ...common, ...until });
  let bad = 0;
  running.on('response', (_client: unknown, status: number, _bytes: number, ms: number) => {
    waited.push(ms);
    ended = performance.now();
    if (Number(status) !== 200) bad += 1;
  });
  const result: { duration: number; errors: number } = await running;
  const after = [cpuMicros(wish.server), wish.database ? cpuMicros(wish.database, true) : 0];
  await quiet(wish.server);
  waited.sort((a, b) => a - b);
  const percentile = (part: number) => waited[Math.floor((waited.length - 1) * part)] ?? 0;
  const each = (at: number) => ((after[at] ?? 0) - (before[at] ?? 0)) / Math.max(1, waited.length);
  return {
    perSecond: waited.length / (wish.amount ? (ended - began) / 1000 : result.duration),
    p50: percentile(0.5),
    p99: percentile(0.99),
    // A round without any response has no result.
    bad: bad + result.errors + (waited.length === 0 ? 1 : 0),
    serverMicros: each(0),
    databaseMicros: each(1),
  };
}

const QUIET_MS = 50;
const NEVER_QUIET_MS = 10_000;

/** Waits until the server has finished its background work, which would slow the next round down. */
async function quiet(server: number): Promise<void> {
  const deadline = Date.now() + NEVER_QUIET_MS;
  for (let before = -1; Date.now() < deadline; ) {
    const now = cpuMicros(server);
    if (now === before) return;
    before = now;
    await pause(QUIET_MS);
  }
}

/** Requests that never change are built once; others are built when they are sent. */
function asTheyCome(requests: readonly Request[], { before, connections }: RoundWish) {
  const changing = requests.some(
    ({ path, body }) => path.includes('DAY') || body?.includes('COUNT'),
  );
  let sent = 0;
  const nextRequest = (base: object) => {
    const { path, body, headers } = requests[sent % requests.length] as Request;
    const day = addDays(before, -1 - Math.floor(sent / requests.length));
    sent += 1;
    return {
      ...base,
      headers,
      path: path.replace('DAY', day),
      ...(body && { body: body.replace('COUNT', `${sent} of ${Date.now()}`) }),
    };
  };
  if (changing) return { requests: [{ setupRequest: nextRequest }] };
  // Each connection repeats its share of the requests.
  const ofEach = Math.ceil(requests.length / connections);
  let clients = 0;
  const setupClient = (client: Client) => {
    const from = (clients * ofEach) % requests.length;
    clients += 1;
    client.setRequests(
      Array.from({ length: ofEach }, (_, index) => ({
        ...requests[(from + index) % requests.length],
      })),
    );
  };
  return { requests: [{ ...requests[0] }], setupClient };
}

if (import.meta.main) {
  process.on('message', (message) => {
    // If a round fails, this process ends, and the caller notices that.
    void fire(message as RoundWish).then((round) => process.send?.(round));
  });
  process.send?.('ready');
  await once(process, 'disconnect');
  process.exit(0);
}
