import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { ROOT } from '#test/check/run.ts';
import { startCluster } from '#test/postgres/cluster.ts';
import { IDLE_MB, START_MS } from '#tools/figures/targets.ts';
import { cpuMicros } from '../server/load/cpu.ts';
import { startFile } from '../server/stage/process.ts';
import { BARE, FIRST_EVER, FROM_DISK, FROM_MEMORY } from './kinds.ts';
import { type Memory, measureMemory } from './memory.ts';
import { practiceOfSize } from './practice.ts';

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
