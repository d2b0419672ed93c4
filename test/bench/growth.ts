import { dayIn } from '#domain/day.ts';
import type { Engine } from '#server/db/open.ts';
import { MOST_OF_SESSION } from '#server/events/openStreams.ts';
import { fannedRound } from './fan/fanOut.ts';
import type { GrowthFigures } from './figures/schema.ts';
import { settingOf } from './figures/setting.ts';
import { badOf, ratios, summary } from './figures/summary.ts';
import { type GrownWork, grownWorks } from './grownWorks.ts';
import { type Round, startGun } from './load/round.ts';
import { type Contestant, inTurn, interleaved } from './load/rounds.ts';
import type { Options } from './options.ts';
import { openStage, type Stage } from './stage/stage.ts';

const CONNECTIONS = 16;
// A server just started compiles what it runs, and reads what nobody has asked for yet: no cost of a request.
const WARM_UPS = 2;

const costOf = ({ serverMicros, databaseMicros }: Round) => serverMicros + databaseMicros;

/**
 * The product on practices of growing size, all of them there at once and asked in turn: what a
 * request costs the server and the database, beside what it costs in the smallest.
 */
export async function growth(
  options: Options,
  say: (line: string) => void,
): Promise<GrowthFigures> {
  const { size, seconds, rounds } = options;
  const setting = settingOf(size, seconds);
  const [connections = CONNECTIONS] = options.connections;
  const today = dayIn('UTC', new Date());
  const chosen = grownWorks.filter(({ name }) => options.works.includes(name));
  const rows: GrowthFigures['rows'] = [];
  const stored: GrowthFigures['stored'] = [];
  // All are made before any is asked: nothing is written to the disk beside a measurement.
  const stagesOf = new Map<Engine, Stage[]>();
  for (const engine of options.engines) {
    const stages: Stage[] = [];
    for (const customers of options.scales)
      stages.push(await openStage(engine, { size: { ...size, customers }, say }));
    for (const { practice, megabytes } of stages)
      stored.push({ engine, customers: practice.size, megabytes });
    stagesOf.set(engine, stages);
  }
  const gun = await startGun();
  for (const stages of stagesOf.values()) {
    const contestants = stages.map((stage): Contestant => ({ stage, of: 'product' }));
    for (const work of chosen) {
      const load = { today, connections, rounds, seconds, warmUps: WARM_UPS };
      const taken = await interleaved(gun, work, contestants, load);
      const row = rowOf(work, stages, taken);
      say(lineOf(row));
      rows.push(row);
    }
  }
  gun.stop();
  for (const stages of options.fanOut ? stagesOf.values() : []) {
    const row = await fanned(stages, options);
    say(lineOf(row));
    rows.push(row);
  }
  for (const stage of [...stagesOf.values()].flat()) await stage.stop();
  return { setting: setting(), connections, warmUps: WARM_UPS, rows, stored };
}

type Row = GrowthFigures['rows'][number];

/** One event after the other to as many streams in each practice, however large it is. */
async function fanned(stages: readonly Stage[], { streams: most, events, rounds }: Options) {
  const fewest = Math.min(...stages.map(({ practice }) => practice.customers.length));
  const streams = Math.min(most, fewest * MOST_OF_SESSION);
  const taken = await inTurn(stages.length, { rounds, warmUps: WARM_UPS }, (place) =>
    fannedRound(stages[place] as Stage, { streams, events }),
  );
  const title = `one of ${streams} streams told of an event`;
  return rowOf({ name: 'fan-out', title }, stages, taken);
}

type Named = { readonly name: GrownWork['name'] | 'fan-out'; readonly title: string };

function rowOf(work: Named, stages: readonly Stage[], taken: readonly Round[][]): Row {
  const [smallest = []] = taken;
  return {
    work: work.name,
    title: work.title,
    engine: stages[0]?.engine ?? '',
    bad: badOf(taken.flat()),
    points: stages.map(({ practice }, at) => {
      const { perSecond, serverMicros, databaseMicros } = summary(taken[at] ?? []);
      const cost = ratios(taken[at] ?? [], smallest, costOf);
      return { customers: practice.size, perSecond, serverMicros, databaseMicros, cost };
    }),
  };
}

const lineOf = ({ engine, title, points, bad }: Row) =>
  `${engine.padEnd(9)} ${title.padEnd(38)} ${points
    .map(
      ({ customers, perSecond, serverMicros, databaseMicros, cost }) =>
        `${customers}: ${Math.round(perSecond)} a second, ${Math.round(serverMicros)} + ${Math.round(databaseMicros)} µs, cost ${cost.median.toFixed(2)}`,
    )
    .join('; ')}; bad answers ${bad}`;
