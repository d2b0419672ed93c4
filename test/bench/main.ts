import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { sizes } from '../check/sizes.ts';
import { startCluster } from '../postgres/cluster.ts';
import { type Round, residentMb, round } from './load.ts';
import { seed } from './seed.ts';
import { startFile } from './servers.ts';
import { type Work, works } from './works.ts';

/**
 * `npm run bench`: the product beside a bare server that does the same one statement on the same
 * engine, round by round in turn, so that a noisy machine slows both. Quote the ratios.
 */
const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '1000' },
    connections: { type: 'string', default: '16' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  },
});
const connections = Number(values.connections);
const seconds = Number(values.seconds);
const SECRET = 'a-secret-for-benchmarks-which-guards-nothing';

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function benchEngine(engine: 'sqlite' | 'postgres') {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-bench-'));
  const cluster = engine === 'postgres' ? await startCluster() : null;
  const settings: Record<string, string> = {
    DATA_DIR: dataDir,
    SECRET,
    RATE_LIMIT_FACTOR: '1000000',
    ...(cluster && { DATABASE_URL: cluster.url }),
  };
  const database = await openDatabase(readConfig(settings));
  await migrate(database);
  const seeded = await seed(database.db, SECRET, {
    count: Number(values.customers),
    plans: 4,
    days: 30,
  });
  await database.close();

  const product = await startFile('server/main.js', settings);
  const idle = residentMb(product.pid);
  const bare = await startFile('test/bench/bare.ts', {
    ...settings,
    SQLITE_FILE: join(dataDir, 'weekplate.sqlite'),
  });
  for (const work of works) await benchWork(engine, work);
  console.info(`  memory: idle ${idle} MB, after the load ${residentMb(product.pid)} MB\n`);
  await product.stop();
  await bare.stop();
  await cluster?.stop();
  rmSync(dataDir, { recursive: true, force: true });

  async function benchWork(name: string, work: Work) {
    const ours: Round[] = [];
    const theirs: Round[] = [];
    const load = { connections, seconds };
    await round(product, work, seeded, { ...load, seconds: 1 });
    await round(bare, work, seeded, { ...load, seconds: 1 });
    for (let count = 0; count < Number(values.rounds); count += 1) {
      ours.push(await round(product, work, seeded, load));
      theirs.push(await round(bare, work, seeded, load));
    }
    const ratio = median(ours.map((each, at) => each.perSecond / (theirs[at]?.perSecond ?? 1)));
    const of = (rounds: readonly Round[], figure: keyof Round) =>
      median(rounds.map((each) => each[figure]));
    const bad = [...ours, ...theirs].reduce((sum, each) => sum + each.bad, 0);
    console.info(
      `  ${name.padEnd(9)} ${work.title.padEnd(21)} ratio ${ratio.toFixed(2)}   ` +
        `${Math.round(of(ours, 'perSecond'))} of ${Math.round(of(theirs, 'perSecond'))} a second   ` +
        `CPU ${Math.round(of(ours, 'cpuMicros'))} of ${Math.round(of(theirs, 'cpuMicros'))} µs   ` +
        `p50 ${of(ours, 'p50')} of ${of(theirs, 'p50')} ms   bad answers ${bad}`,
    );
  }
}

console.info(
  `${values.customers} customers, ${connections} connections, ${values.rounds} rounds of ${seconds} s; product of bare server\n`,
);
await benchEngine('sqlite');
await benchEngine('postgres');
for (const line of sizes()) console.info(`  ${line}`);
