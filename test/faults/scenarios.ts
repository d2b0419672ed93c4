import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ENGINES, type Engine } from '../engines.ts';
import type { Person } from '../factories/people.ts';
import { startCluster } from '../postgres/cluster.ts';
import { cookieOf } from './ask.ts';
import { diskFull } from './diskFull.ts';
import { type EventStream, eventStream } from './eventStream.ts';
import { manyStreams } from './manyStreams.ts';
import { migrationsKilled, startedAtOnce } from './migrations.ts';
import { toldKilled } from './notificationsKilled.ts';
import { aPlace } from './place.ts';
import { Report, type Row } from './report.ts';
import { twoInstances } from './twoInstances.ts';
import { secondsOf, until } from './until.ts';
import { withCrew, writing } from './withCrew.ts';

const MOST_SECONDS = 10;
const STREAMS = 8;

/** Sends SIGTERM while everybody writes, with everything open that could keep the server from exiting. */
async function stopped(
  engine: Engine,
  { rounds, writes }: { rounds: number; writes: number },
): Promise<Row> {
  const report = new Report('server: SIGTERM', engine);
  return withCrew(await aPlace(engine), report, async ({ server, crew }) => {
    for (; report.rounds < rounds; report.rounds += 1) {
      const keeping = await whatKeepsOpen(server.url, crew.dietician);
      const stopWriting = await writing(crew, writes);
      const stopping = server.stop();
      report.seconds.push(await secondsOf(() => stopping));
      await stopWriting();
      keeping.close();
      if (server.exitCode() !== 0) report.problems.push(`it ended with ${server.exitCode()}`);
      await server.start();
      report.judged(await crew.judge());
    }
    const longest = Math.max(...report.seconds);
    if (longest >= MOST_SECONDS) report.problems.push(`it took ${longest.toFixed(1)} s to stop`);
  });
}

/** Streams, an idle connection, and a picture upload that sends a few bytes now and then. */
async function whatKeepsOpen(url: string, who: Person) {
  const streams: EventStream[] = [];
  for (let count = 0; count < STREAMS; count += 1)
    streams.push(await eventStream(url, who, count % 2 === 0));
  const idle = socketTo(url);
  idle.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n');
  const creeping = socketTo(url);
  creeping.write(
    `PUT /api/profile-images/${who.id} HTTP/1.1\r\nhost: x\r\ncookie: ${cookieOf(who)}\r\ncontent-type: image/png\r\ncontent-length: 500000\r\n\r\n`,
  );
  const timer = setInterval(() => creeping.write('\u0000'.repeat(10)), 200);
  return {
    close() {
      clearInterval(timer);
      for (const each of streams) each.close();
      for (const each of [idle, creeping]) each.destroy();
    },
  };
}

const socketTo = (url: string): Socket =>
  connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);

// How long PostgreSQL stays down: long enough for everybody to notice.
const AWAY_MS = 700;

/**
 * Sends SIGKILL to PostgreSQL while everybody writes: in turns to its first process only, whose children are
 * then orphaned, and to all of its processes. It is started again; the server keeps running.
 */
async function postgresKilled({
  rounds,
  writes,
}: {
  rounds: number;
  writes: number;
}): Promise<Row> {
  const report = new Report('database: kill -9', 'postgres');
  const cluster = await startCluster();
  const place = await aPlace('postgres', { databaseUrl: cluster.url });
  try {
    return await withCrew(place, report, async ({ server, crew }) => {
      const pid = server.pid();
      for (; report.rounds < rounds; report.rounds += 1) {
        const stopWriting = await writing(crew, writes);
        const refused = crew.ledger.answers.get(503) ?? 0;
        await cluster.kill(report.rounds % 2 === 0 ? 'postmaster' : 'all');
        await pause(AWAY_MS);
        const health = await fetch(`${server.url}/api/health`);
        if (health.status !== 503)
          report.problems.push(`health was ${health.status} with PostgreSQL away`);
        await cluster.restart();
        report.seconds.push(await secondsOf(() => crew.acknowledges(1)));
        await crew.acknowledges(writes);
        await stopWriting();
        if ((crew.ledger.answers.get(503) ?? 0) <= refused)
          report.problems.push('nobody was answered 503');
        report.judged(await crew.judge());
      }
      if (crew.ledger.answers.has(0)) report.problems.push('the server cut connections off');
      await until('the server is the same one', () => server.pid() === pid);
      report.note = `${crew.ledger.answers.get(503)} answers of 503`;
    });
  } finally {
    await cluster.stop();
  }
}

const NOT_ALWAYS_AT_THE_SAME_PLACE_MS = 40;

/** Kills the server while everybody writes, once in each round; then reads everything back. */
async function serverKilled(
  engine: Engine,
  { rounds, writes }: { rounds: number; writes: number },
): Promise<Row> {
  const report = new Report('server: kill -9', engine);
  return withCrew(await aPlace(engine), report, async ({ server, crew }) => {
    for (; report.rounds < rounds; report.rounds += 1) {
      const stopWriting = await writing(crew, writes);
      await pause(Math.random() * NOT_ALWAYS_AT_THE_SAME_PLACE_MS);
      const dying = server.kill();
      const stopped = stopWriting();
      await dying;
      await stopped;
      report.seconds.push(await secondsOf(() => server.start()));
      report.judged(await crew.judge());
    }
  });
}

type Rounds = { readonly rounds: number; readonly writes: number };
type Size = {
  readonly serverKilled: Rounds;
  readonly postgresKilled: Rounds;
  readonly diskFull: Rounds;
  readonly twoInstances: Rounds;
  readonly stopped: Rounds;
  readonly toldKilled: Rounds;
  readonly migrationsKilled: { readonly parts?: number };
  readonly startedAtOnce: { readonly rounds: number };
  readonly manyStreams: {
    readonly people: number;
    readonly writes: number;
    readonly restMs: number;
  };
};

/** The sizes for `npm run test:faults`. */
export const FULL: Size = {
  serverKilled: { rounds: 50, writes: 110 },
  postgresKilled: { rounds: 10, writes: 100 },
  diskFull: { rounds: 5, writes: 100 },
  twoInstances: { rounds: 10, writes: 100 },
  stopped: { rounds: 5, writes: 100 },
  toldKilled: { rounds: 50, writes: 6 },
  migrationsKilled: {},
  startedAtOnce: { rounds: 5 },
  manyStreams: { people: 25, writes: 40, restMs: 4000 },
};

/** The sizes for `npm test`. */
export const SHORT: Size = {
  serverKilled: { rounds: 1, writes: 30 },
  postgresKilled: { rounds: 1, writes: 30 },
  diskFull: { rounds: 1, writes: 30 },
  twoInstances: { rounds: 1, writes: 30 },
  stopped: { rounds: 1, writes: 30 },
  toldKilled: { rounds: 1, writes: 6 },
  // In the middle, and when only the commit is missing.
  migrationsKilled: { parts: 2 },
  startedAtOnce: { rounds: 1 },
  manyStreams: { people: 5, writes: 5, restMs: 1000 },
};

/** One row of the table that has not been run yet. */
export type Scenario = { readonly name: string; readonly engine: Engine; run(): Promise<Row> };

export function scenarios(size: Size): Scenario[] {
  const on = (engines: readonly Engine[], name: string, run: (engine: Engine) => Promise<Row>) =>
    engines.map((engine) => ({ name, engine, run: () => failing(name, engine, run) }));
  return [
    ...on(ENGINES, 'server: kill -9', (engine) => serverKilled(engine, size.serverKilled)),
    ...on(['postgres'], 'database: kill -9', () => postgresKilled(size.postgresKilled)),
    ...on(ENGINES, 'disk full', (engine) => diskFull(engine, size.diskFull)),
    ...on(['postgres'], 'one of two instances: kill -9', () => twoInstances(size.twoInstances)),
    ...on(ENGINES, 'server: SIGTERM', (engine) => stopped(engine, size.stopped)),
    ...on(ENGINES, 'mails and pushes: kill -9', (engine) => toldKilled(engine, size.toldKilled)),
    ...on(ENGINES, 'migration: kill -9 at each statement', (engine) =>
      migrationsKilled(engine, size.migrationsKilled),
    ),
    ...on(ENGINES, 'migration: starts at once', (engine) =>
      startedAtOnce(engine, size.startedAtOnce),
    ),
    ...on(ENGINES, 'event streams', (engine) => manyStreams(engine, size.manyStreams)),
  ];
}

/** A scenario that throws becomes a failed row, so that the others still run. */
async function failing(name: string, engine: Engine, run: (engine: Engine) => Promise<Row>) {
  try {
    return await run(engine);
  } catch (error) {
    const report = new Report(name, engine);
    report.problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return report.row();
  }
}
