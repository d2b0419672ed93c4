import { setTimeout as pause } from 'node:timers/promises';
import { type Day, dayIn } from '#domain/day.ts';
import { memoryOf } from '../processes.ts';
import { fanOut } from './fan/fanOut.ts';
import type { BenchFigures, BenchRow } from './figures/schema.ts';
import { settingOf } from './figures/setting.ts';
import { badOf, ratios, summary } from './figures/summary.ts';
import { type Gun, startGun } from './load/round.ts';
import { type Contestant, interleaved, unloggedBefore } from './load/rounds.ts';
import type { Options } from './options.ts';
import { sessionCheck } from './sessionCheck.ts';
import { compare } from './stage/ask.ts';
import { openStage, type Stage } from './stage/stage.ts';
import { type Work, works } from './works.ts';

type Say = (line: string) => void;

// By then V8 has collected what the rounds left behind, as far as it does so by itself.
const REST_MS = 45_000;

/**
 * The product beside a bare server on the same data, both engines side by side, round by round in
 * turn. Throws when two answers differ in their data.
 */
export async function benchmark(options: Options, say: Say): Promise<BenchFigures> {
  const { size, seconds } = options;
  const setting = settingOf(size, seconds);
  const stages: Stage[] = [];
  for (const engine of options.engines) stages.push(await openStage(engine, { size, say }));
  const today = dayIn('UTC', new Date());
  const chosen = works.filter(({ name }) => options.works.includes(name));
  for (const stage of stages)
    for (const work of chosen)
      await compare({ product: stage.product.url, bare: stage.bare.url }, work, stage.practice, {
        today,
        unlogged: unloggedBefore(today),
      });
  const before = stages.map(({ product }) => memoryOf(product.pid));
  const gun = await startGun();
  const rows: BenchRow[] = [];
  const across: BenchFigures['across'] = [];
  for (const work of chosen)
    for (const connections of options.connections) {
      const found = await measure(gun, work, stages, { ...options, connections, today });
      rows.push(...found.rows);
      across.push(...found.across);
      for (const row of found.rows) say(lineOf(row));
    }
  const checks: BenchFigures['sessionCheck'] = [];
  for (const stage of stages)
    checks.push({ engine: stage.engine, micros: await sessionCheck(gun, stage, options) });
  gun.stop();
  const fanned: BenchFigures['fanOut'] = [];
  for (const stage of options.fanOut ? stages : []) {
    const found = await fanOut(stage, options);
    say(
      `${found.engine} fan-out: ${JSON.stringify(found.product)} of ${JSON.stringify(found.bare)}`,
    );
    fanned.push(found);
  }
  const after = stages.map(({ product }) => memoryOf(product.pid));
  await pause(REST_MS);
  const memory = stages.map(({ engine, product, idleBytes }, at) => ({
    engine,
    idle: megabytes(idleBytes),
    before: megabytes(before[at] ?? 0),
    after: megabytes(after[at] ?? 0),
    rested: megabytes(memoryOf(product.pid)),
  }));
  for (const stage of stages) await stage.stop();
  const { customers } = size;
  return {
    setting: setting(),
    customers,
    rows,
    across,
    sessionCheck: checks,
    fanOut: fanned,
    memory,
  };
}

type Measured = Omit<Options, 'connections'> & {
  readonly today: Day;
  readonly connections: number;
};

async function measure(gun: Gun, work: Work, stages: readonly Stage[], options: Measured) {
  const { connections } = options;
  const contestants = stages.flatMap((stage): Contestant[] => [
    { stage, of: 'product' },
    { stage, of: 'bare' },
  ]);
  const rounds = connections === 16 ? options.rounds : options.fewRounds;
  const taken = await interleaved(gun, work, contestants, { ...options, connections, rounds });
  const of = (engine: string, which: Contestant['of']) =>
    taken[contestants.findIndex(({ stage, of }) => stage.engine === engine && of === which)] ?? [];
  const rows = stages.map(({ engine }): BenchRow => {
    const [ours, theirs] = [of(engine, 'product'), of(engine, 'bare')];
    return {
      work: work.name,
      title: work.title,
      engine,
      connections,
      ratio: ratios(ours, theirs),
      product: summary(ours),
      bare: summary(theirs),
      bad: badOf([...ours, ...theirs]),
    };
  });
  const both = stages.length === 2;
  const ratio = () => ratios(of('sqlite', 'product'), of('postgres', 'bare'));
  const { name, title } = work;
  return { rows, across: both ? [{ work: name, title, connections, ratio: ratio() }] : [] };
}

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

const lineOf = ({ title, engine, connections, ratio, product, bare, bad }: BenchRow) =>
  `${engine.padEnd(9)} ${title.padEnd(38)} ${String(connections).padStart(2)}: ` +
  `ratio ${ratio.median.toFixed(2)} (${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)}), ` +
  `${Math.round(product.perSecond)} of ${Math.round(bare.perSecond)} a second, ` +
  `CPU ${Math.round(product.serverMicros)} of ${Math.round(bare.serverMicros)} µs, ` +
  `p50 ${product.p50} of ${bare.p50} ms, bad answers ${bad}`;
