import { dayIn } from '#domain/day.ts';
import type { Engine } from '#server/db/open.ts';
import { type Round, startGun } from './load/round.ts';
import {
  CONNECTIONS,
  type Contestant,
  interleaved,
  unloggedBefore,
  WARM_UPS,
} from './load/rounds.ts';
import type { Options } from './main.ts';
import { compare } from './stage/ask.ts';
import { openStage, type Stage } from './stage/stage.ts';
import { badOf, ratios, settingOf, summary } from './summary.ts';
import { hasBare, type Work } from './works.ts';

const CUSTOMERS = 1000;

export type BenchFigures = Awaited<ReturnType<typeof benchmark>>;

/**
 * Compares the product with a bare server on the same data, on both engines, in alternating rounds. Throws if
 * two responses differ in their data.
 */
export async function benchmark({ engines, works, rounds, seconds, say }: Options) {
  const setting = settingOf(seconds);
  const stages: Stage[] = [];
  for (const engine of engines) stages.push(await openStage(engine, { customers: CUSTOMERS, say }));
  const today = dayIn('UTC', new Date());
  const compared = works.filter(hasBare);
  for (const { product, bare, practice } of stages)
    for (const work of compared)
      await compare({ product: product.url, bare: bare.url }, work, practice, {
        today,
        unlogged: unloggedBefore(today),
      });
  const gun = await startGun();
  const contestants = stages.flatMap((stage): Contestant[] => [
    { stage, of: 'product' },
    { stage, of: 'bare' },
  ]);
  const rows: ReturnType<typeof rowOf>[] = [];
  for (const work of compared) {
    const taken = await interleaved(gun, work, contestants, { today, rounds, seconds });
    for (const [at, { engine }] of stages.entries()) {
      const row = rowOf(work, engine, taken.slice(2 * at));
      const { median, least, most } = row.ratio;
      say(
        `${engine.padEnd(9)} ${work.title.padEnd(38)} ratio ${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)}), bad answers ${row.bad}`,
      );
      rows.push(row);
    }
  }
  gun.stop();
  for (const stage of stages) await stage.stop();
  return { setting: setting(), customers: CUSTOMERS, warmUps: WARM_UPS, rows };
}

function rowOf({ name, title }: Work, engine: Engine, [ours = [], theirs = []]: Round[][]) {
  return {
    work: name,
    title,
    engine,
    connections: CONNECTIONS,
    /** Requests a second of the product divided by those of the bare server, for each round. */
    ratio: ratios(ours, theirs, ({ perSecond }) => perSecond),
    product: summary(ours),
    bare: summary(theirs),
    bad: badOf([...ours, ...theirs]),
  };
}
