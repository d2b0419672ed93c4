import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { ROOT } from '#test/check/run.ts';
import { fillPractice } from '#test/explain/fill.ts';
import type { Person } from '#test/factories/people.ts';
import { factories } from '#test/factories.ts';
import { startCluster } from '#test/postgres/cluster.ts';
import { memoryOf } from '#test/processes.ts';
import {
  BARE,
  FIRST_EVER,
  FROM_DISK,
  FROM_MEMORY,
  IDLE_MB,
  START_MS,
} from '#tools/figures/targets.ts';
import { cpuMicros } from '../server/load/cpu.ts';
import { startFile } from '../server/stage/process.ts';

/** Resident memory in megabytes. */
type Memory = {
  readonly engine: string;
  /** Ten seconds after the start. */
  readonly started: number;
  /** After a browser has loaded the log-in page with all its files. */
  readonly page: number;
  /** After a sign-in, which loads the code that checks passwords; null if nobody could sign in. */
  readonly signedIn: number | null;
};

async function measureMemory(
  engine: string,
  settings: Readonly<Record<string, string>>,
  person: Person | null,
): Promise<Memory> {
  const server = await startFile('server/main.js', settings);
  const residentMb = () => Math.round(memoryOf(server.pid) / 1e5) / 10;
  await pause(10_000);
  const started = residentMb();
  await loadPage(server.url);
  const page = residentMb();
  const signedIn = person && (await signIn(server.url, person).then(residentMb));
  await server.stop();
  console.info(
    `  ${engine}: ${started} MB after ten seconds, ${page} MB after a page${signedIn === null ? '' : `, ${signedIn} MB after a sign-in`}`,
  );
  return { engine, started, page, signedIn };
}

/** The page, every file that it refers to, and its first requests. */
async function loadPage(url: string): Promise<void> {
  const headers = { 'accept-encoding': 'gzip, br' };
  const html = await (await fetch(`${url}/login`, { headers })).text();
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? '');
  for (const path of [...files, '/api/me', '/api/practice', '/api/sign-in-options'])
    await (await fetch(`${url}${path}`, { headers })).arrayBuffer();
}

async function signIn(url: string, { email, password }: Person): Promise<void> {
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (answer.status !== 200) throw new Error(`Nobody came in: ${await answer.text()}`);
}

// The size of one customer with twelve weeks, ninety days and everything else.
const CUSTOMER_BYTES = 133_000;

type Practice = {
  readonly dataDir: string;
  readonly bytes: number;
  readonly dietician: Person;
};

/** A practice on SQLite whose file has this size, in a new folder. */
async function practiceOfSize(bytes: number, secret: string): Promise<Practice> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-start-'));
  const { db, close } = await openDatabase(readConfig({ DATA_DIR: dataDir, SECRET: secret }));
  await migrate({ db, engine: 'sqlite' });
  const customers = Math.max(1, Math.ceil(bytes / CUSTOMER_BYTES));
  await fillPractice(db, { customers, plans: 12, days: 90 });
  const dietician = await factories(db, secret).aDietician();
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await close();
  return { dataDir, bytes: statSync(join(dataDir, 'weekplate.sqlite')).size, dietician };
}

/**
 * `npm run bench:start`: measures the time from the start to the first healthy response with a large practice
 * on SQLite, and the memory when idle. Fails when a budget is exceeded, unless it writes its figures (`--json`):
 * their page says which budget is not met.
 */
const { values } = parseArgs({
  options: {
    gigabytes: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '10' },
    json: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const SECRET = 'a-secret-for-benchmarks-which-guards-nothing';

const spread = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return { median: Math.round(median), worst: Math.round(sorted.at(-1) ?? 0) };
};

await buildWebIfNeeded();
const practice = await practiceOfSize(Number(values.gigabytes) * 1e9, SECRET);
// The bare server reads only the last one.
const settings = {
  DATA_DIR: practice.dataDir,
  SECRET,
  SQLITE_FILE: join(practice.dataDir, 'weekplate.sqlite'),
};

/** Starts a server several times; nothing is returned if a start cannot be prepared as required. */
async function starts(name: string, prepare: () => void, file = 'server/main.js') {
  const taken: { ms: number; cpuMs: number }[] = [];
  for (let count = 0; count < rounds; count += 1) {
    try {
      prepare();
    } catch (error) {
      console.error(`  ${name}: not measured, ${error}`);
      return [];
    }
    const { ms, pid, stop } = await startFile(file, settings);
    taken.push({ ms, cpuMs: cpuMicros(pid) / 1000 });
    await stop();
  }
  const { median, worst } = spread(taken.map(({ ms }) => ms));
  const cpuMs = spread(taken.map(({ cpuMs: spent }) => spent)).median;
  console.info(`  ${name}: median ${median} ms, worst ${worst} ms, CPU ${cpuMs} ms`);
  return [{ name, median, worst, rounds, cpuMs }];
}

/** Makes Linux drop its file caches, so that files are read from the disk; only root may do this. */
function dropCaches() {
  execFileSync('sync');
  writeFileSync('/proc/sys/vm/drop_caches', '3');
}

const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
console.info(`SQLite with ${(practice.bytes / 1e9).toFixed(2)} GB; load of the machine ${load}`);
const first = await starts(FIRST_EVER, () => {
  rmSync(join(ROOT, '.cache/node'), { recursive: true, force: true });
  dropCaches();
});
const found = [
  ...(await starts(FROM_MEMORY, () => undefined)),
  ...(await starts(FROM_DISK, dropCaches)),
];
const bare = await starts(BARE, () => undefined, 'bench/server/bare.ts');

const memory: Memory[] = [];
memory.push(await measureMemory('sqlite', settings, practice.dietician));
const cluster = await startCluster();
memory.push(await measureMemory('postgres', { ...settings, DATABASE_URL: cluster.url }, null));
await cluster.stop();
rmSync(practice.dataDir, { recursive: true });

const figures = { bytes: practice.bytes, load, starts: [...found, ...first, ...bare], memory };
export type StartFigures = typeof figures;
if (values.json) writeFileSync(values.json, JSON.stringify(figures));
// The target does not apply to a first start, which compiles.
const slow = found.filter(({ median }) => median > START_MS);
for (const { name } of slow) console.error(`  ${name}: more than ${START_MS} ms`);
const heavy = memory.filter(({ started, page }) => Math.max(started, page) > IDLE_MB);
for (const { engine } of heavy) console.error(`  ${engine}: more than ${IDLE_MB} MB`);
// With --json the figures are recorded even if a target is missed: BENCHMARKS.md then says so.
process.exitCode = !values.json && slow.length + heavy.length > 0 ? 1 : 0;
