import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { addDays } from '#domain/day.ts';
import { cpuMicros } from './cpu.ts';

/**
 * The process that makes the load: it is sent rounds, one at a time, and answers each with what came
 * of it. One process for all rounds, so that each finds the same code compiled.
 */
export const roundSchema = z.object({
  url: z.string(),
  method: z.enum(['GET', 'PUT', 'POST']),
  shots: z.array(
    z.object({ path: z.string(), cookie: z.string().optional(), body: z.string().optional() }),
  ),
  connections: z.number(),
  seconds: z.number(),
  /** So many requests instead, however long they take. */
  amount: z.number().optional(),
  /** The status of a good answer. */
  status: z.number(),
  /** For paths with DAY in them: the day before all of those is the first to be logged. */
  before: z.string(),
  server: z.number(),
  /** The first process of the database, where it has any. */
  database: z.number().nullable(),
});
export type RoundWish = z.infer<typeof roundSchema>;

export const firedSchema = z.object({
  requests: z.number(),
  seconds: z.number(),
  p50: z.number(),
  p99: z.number(),
  bad: z.number(),
  serverMicros: z.number(),
  databaseMicros: z.number(),
});
export type Fired = z.infer<typeof firedSchema>;

const resultSchema = z.object({ duration: z.number(), errors: z.number() });

const autocannon = createRequire(import.meta.url)('autocannon');
// It looks this often whether the time is up.
const SAMPLE_MS = 100;

type Request = { path: string; headers: Record<string, string>; body?: string };
type Client = { setRequests(requests: object[]): void };

async function fire(wish: RoundWish): Promise<Fired> {
  const requests = wish.shots.map(({ path, cookie, body }) => ({
    path,
    headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  }));
  const { url, method, connections } = wish;
  const next = asTheyCome(requests, wish);
  const common = { url, method, connections, sampleInt: SAMPLE_MS, timeout: 60, ...next };
  // Connections of the server to its database may have been closed meanwhile.
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
    if (Number(status) !== wish.status) bad += 1;
  });
  const result = resultSchema.parse(await running);
  const after = [cpuMicros(wish.server), wish.database ? cpuMicros(wish.database, true) : 0];
  await quiet(wish.server);
  waited.sort((a, b) => a - b);
  const percentile = (part: number) => waited[Math.floor((waited.length - 1) * part)] ?? 0;
  return {
    requests: waited.length,
    seconds: wish.amount ? (ended - began) / 1000 : result.duration,
    p50: percentile(0.5),
    p99: percentile(0.99),
    // A round in which no answer came at all tells nothing.
    bad: bad + result.errors + (waited.length === 0 ? 1 : 0),
    serverMicros: (after[0] ?? 0) - (before[0] ?? 0),
    databaseMicros: (after[1] ?? 0) - (before[1] ?? 0),
  };
}

const QUIET_MS = 50;
const NEVER_QUIET_MS = 10_000;

/** Waits until the server is done with what nobody waits for any more, or the next one would be slowed. */
async function quiet(server: number): Promise<void> {
  const deadline = Date.now() + NEVER_QUIET_MS;
  for (let before = -1; Date.now() < deadline; ) {
    const now = cpuMicros(server);
    if (now === before) return;
    before = now;
    await pause(QUIET_MS);
  }
}

/** Requests that are the same each time are built once; others as they are sent. */
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
  // Each connection asks for its part of them, over and over.
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
    // Whoever waits for the round is told by the end of this process when it fails.
    void fire(roundSchema.parse(message)).then((fired) => process.send?.(fired));
  });
  process.send?.('ready');
  await once(process, 'disconnect');
  process.exit(0);
}
