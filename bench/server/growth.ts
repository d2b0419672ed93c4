import { dayIn } from '#domain/day.ts';
import { type Round, startGun } from './load/round.ts';
import { CONNECTIONS, type Contestant, interleaved, WARM_UPS } from './load/rounds.ts';
import type { Options } from './main.ts';
import { openStage, type Stage } from './stage/stage.ts';
import { badOf, ratios, settingOf, summary } from './summary.ts';
import type { Work } from './works.ts';

export type GrowthFigures = Awaited<ReturnType<typeof growth>>;

/**
 * The product on practices of growing size, which all exist at once and are measured in turn: what a request
 * costs the server and the database, compared with the smallest practice.
 */
export async function growth({ engines, works, scales, rounds, seconds, say }: Options) {
  const setting = settingOf(seconds);
  const today = dayIn('UTC', new Date());
  const stages: Stage[] = [];
  // All practices are created before any is measured, so that nothing is written to the disk during a
  // measurement.
  for (const engine of engines)
    for (const customers of scales) stages.push(await openStage(engine, { customers, say }));
  const gun = await startGun();
  const rows: ReturnType<typeof rowOf>[] = [];
  for (const engine of engines) {
    const own = stages.filter((stage) => stage.engine === engine);
    const contestants = own.map((stage): Contestant => ({ stage, of: 'product' }));
    for (const work of works) {
      const row = rowOf(
        work,
        own,
        await interleaved(gun, work, contestants, { today, rounds, seconds }),
      );
      const costs = row.points.map(
        ({ customers, cost }) => `${customers}: ${cost.median.toFixed(2)}`,
      );
      say(`${engine.padEnd(9)} ${work.title.padEnd(38)} cost ${costs.join(', ')}`);
      rows.push(row);
    }
  }
  gun.stop();
  const stored = stages.map(({ engine, practice, megabytes }) => ({
    engine,
    customers: practice.size,
    megabytes,
  }));
  for (const stage of stages) await stage.stop();
  return { setting: setting(), connections: CONNECTIONS, warmUps: WARM_UPS, rows, stored };
}

function rowOf({ name, title }: Work, stages: readonly Stage[], taken: readonly Round[][]) {
  const points = stages.map(({ practice }, at) => {
    const { perSecond, serverMicros, databaseMicros } = summary(taken[at] ?? []);
    /**
     * CPU of server and database for one request, divided by that of the smallest practice, for each round.
     */
    const cost = ratios(
      taken[at] ?? [],
      taken[0] ?? [],
      (round) => round.serverMicros + round.databaseMicros,
    );
    return { customers: practice.size, perSecond, serverMicros, databaseMicros, cost };
  });
  const engine = stages[0]?.engine ?? '';
  return { work: name, title, engine, bad: badOf(taken.flat()), points };
}
