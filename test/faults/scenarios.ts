import { ENGINES, type Engine } from '../engines.ts';
import { diskFull } from './diskFull.ts';
import { manyStreams } from './manyStreams.ts';
import { migrationsKilled, startedAtOnce } from './migrations.ts';
import { toldKilled } from './notificationsKilled.ts';
import { postgresKilled } from './postgresKilled.ts';
import { Report, type Row } from './report.ts';
import { serverKilled } from './serverKilled.ts';
import { stopped } from './stopped.ts';
import { twoInstances } from './twoInstances.ts';

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
  serverKilled: { rounds: 1, writes: 60 },
  postgresKilled: { rounds: 1, writes: 60 },
  diskFull: { rounds: 1, writes: 60 },
  twoInstances: { rounds: 1, writes: 60 },
  stopped: { rounds: 1, writes: 60 },
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
