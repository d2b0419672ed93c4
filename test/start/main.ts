import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { startCluster } from '../postgres/cluster.ts';
import { dropCaches } from './dropCaches.ts';
import { forgetCompiled } from './forgetCompiled.ts';
import { BY_NPM, FIRST_FROM_DISK, FIRST_FROM_MEMORY, FROM_DISK, FROM_MEMORY } from './kinds.ts';
import { type Memory, measureMemory } from './memory.ts';
import { practiceOfSize } from './practice.ts';
import { startOnce } from './startOnce.ts';

/**
 * `npm run bench:start`: how long the product takes from its start to its first healthy answer with a
 * large practice on SQLite, and what it weighs when nobody is there. Fails when a budget is passed.
 */
const { values } = parseArgs({
  options: {
    gigabytes: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '10' },
    json: { type: 'string' },
  },
});
// In real time, before whatever else runs on a machine that is busy; needs root and `chrt`.
const ahead = process.env.AHEAD === '1';
const MOST_MS = 600;
const MOST_MB = 150;
const rounds = Number(values.rounds);
const SECRET = 'a-secret-for-benchmarks-which-guards-nothing';
const MAIN = [process.execPath, 'server/main.js', '--no-build'] as const;

const spread = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return { median: Math.round(median), worst: Math.round(sorted.at(-1) ?? 0) };
};

await buildWebIfNeeded();
const practice = await practiceOfSize(Number(values.gigabytes) * 1e9, SECRET);
const settings = { DATA_DIR: practice.dataDir, SECRET };

async function starts(
  name: string,
  command: readonly [string, ...string[]],
  before: () => boolean,
) {
  const taken: { ms: number; cpuMs: number }[] = [];
  let prepared = true;
  for (let count = 0; count < rounds; count += 1) {
    prepared = before() && prepared;
    const start = await startOnce(command, settings);
    taken.push(start);
    await start.stop();
  }
  const { median, worst } = spread(taken.map(({ ms }) => ms));
  // Of npm it would be npm's own.
  const cpuMs = command === MAIN ? spread(taken.map(({ cpuMs: spent }) => spent)).median : null;
  console.info(`  ${name}: median ${median} ms, worst ${worst} ms, CPU ${cpuMs ?? 'of npm'} ms`);
  return { found: { name, median, worst, rounds, cpuMs }, prepared };
}

// What is started from here on inherits it.
if (ahead) execFileSync('chrt', ['--fifo', '--pid', '1', String(process.pid)]);
console.info(`SQLite with ${(practice.bytes / 1e9).toFixed(2)} GB; load of the machine ${load()}`);
const firstCold = await starts(FIRST_FROM_DISK, MAIN, () => forgetCompiled() && dropCaches());
const firstWarm = await starts(FIRST_FROM_MEMORY, MAIN, forgetCompiled);
const warm = await starts(FROM_MEMORY, MAIN, () => true);
const cold = await starts(FROM_DISK, MAIN, dropCaches);
const npm = await starts(BY_NPM, ['npm', 'start'], () => true);

const memory: Memory[] = [];
memory.push(await measureMemory('sqlite', MAIN, settings, practice.dietician));
const cluster = await startCluster();
const onPostgres = { ...settings, DATABASE_URL: cluster.url };
memory.push(await measureMemory('postgres', MAIN, onPostgres, null));
await cluster.stop();
rmSync(practice.dataDir, { recursive: true });

const figures = {
  bytes: practice.bytes,
  load: load(),
  ahead,
  starts: [warm, cold, npm, firstWarm, firstCold]
    .filter(({ prepared }) => prepared)
    .map(({ found }) => found),
  memory,
};
if (values.json) writeFileSync(values.json, JSON.stringify(figures));
// Of a first one, which compiles, the target does not speak.
const slow = [warm, cold].filter(({ found }) => found.median > MOST_MS);
for (const { found } of slow) console.error(`  ${found.name}: more than ${MOST_MS} ms`);
const heavy = memory.filter(({ started, page }) => Math.max(started, page) > MOST_MB);
for (const { engine } of heavy) console.error(`  ${engine}: more than ${MOST_MB} MB`);
process.exitCode = slow.length + heavy.length > 0 ? 1 : 0;

function load(): number {
  return Math.round((loadavg()[0] ?? 0) * 10) / 10;
}
