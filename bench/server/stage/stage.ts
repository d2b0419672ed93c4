import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, type Engine, openDatabase } from '#server/db/open.ts';
import { atAnyEnd } from '#test/postgres/atAnyEnd.ts';
import { startCluster } from '#test/postgres/cluster.ts';
import type { Practice } from '../practice/practice.ts';
import { seed, settle } from '../practice/seed.ts';
import { type Started, startFile } from './process.ts';

const SECRET = 'a-secret-for-benchmarks-which-guards-nothing';
/** For each customer: weeks with a plan, and logged days. */
export const PLANS = 12;
export const DAYS = 90;
// The server tidies up four seconds after its start.
const SETTLE_MS = 7000;

/** One practice on one engine, with the product and the bare server running on it. */
export type Stage = {
  readonly engine: Engine;
  readonly practice: Practice;
  readonly product: Started;
  readonly bare: Started;
  /** The first process of PostgreSQL; null on SQLite. */
  readonly database: number | null;
  /** Size on disk. */
  readonly megabytes: number;
  stop(): Promise<void>;
};

type Wishes = {
  readonly customers: number;
  readonly say: (line: string) => void;
};

/** Creates the practice, and starts both servers in production mode without rate limits. */
export async function openStage(engine: Engine, { customers, say }: Wishes): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-bench-'));
  const clean = () => rmSync(dataDir, { recursive: true, force: true });
  atAnyEnd(clean);
  const cluster = engine === 'postgres' ? await startCluster({ settings }) : null;
  const environment: Record<string, string> = {
    DATA_DIR: dataDir,
    SECRET,
    RATE_LIMIT_FACTOR: '1000000',
    ...(cluster && { DATABASE_URL: cluster.url }),
  };
  const began = Date.now();
  const { practice, megabytes } = await filled(environment, customers, (line) =>
    say(`${engine}: ${line}`),
  );
  const took = Math.round((Date.now() - began) / 1000);
  say(`${engine}: ${customers} customers, ${megabytes} MB, in ${took} s`);
  const product = await startFile('server/main.js', environment);
  const bare = await startFile('bench/server/bare.ts', {
    ...environment,
    SQLITE_FILE: join(dataDir, 'weekplate.sqlite'),
  });
  await pause(SETTLE_MS);
  return {
    engine,
    practice,
    product,
    bare,
    database: cluster?.pid() ?? null,
    megabytes,
    async stop() {
      await product.stop();
      await bare.stop();
      await cluster?.stop();
      clean();
    },
  };
}

// Only keeps a checkpoint from starting while the database is filled; no measurement depends on it.
const settings = { max_wal_size: '8GB' };

async function filled(environment: Record<string, string>, customers: number, say: Wishes['say']) {
  const database = await openDatabase(readConfig(environment));
  await migrate(database);
  const practice = await seed(
    database,
    SECRET,
    { customers, plans: PLANS, days: DAYS },
    { hurry: true, say },
  );
  await settle(database);
  const megabytes = Math.round((await bytesOf(database)) / 2 ** 20);
  await database.close();
  return { practice, megabytes };
}

async function bytesOf({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<number> {
  const query =
    engine === 'postgres'
      ? sql<Bytes>`select pg_database_size(current_database()) as bytes`
      : sql<Bytes>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
  const [row] = (await query.execute(db)).rows;
  return Number(row?.bytes);
}

type Bytes = { bytes: number | string };
