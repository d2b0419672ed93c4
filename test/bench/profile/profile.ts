import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dayIn } from '#domain/day.ts';
import { median } from '../figures/summary.ts';
import type { RoundWish } from '../load/gun.ts';
import { type Gun, type Round, startGun } from '../load/round.ts';
import { type Contestant, interleaved } from '../load/rounds.ts';
import type { Options } from '../options.ts';
import { openStage } from '../stage/stage.ts';
import { type Work, works } from '../works.ts';
import { readProfile, type Span, shares } from './shares.ts';

const CONNECTIONS = 16;
const SIDES = ['product', 'bare'] as const;

const nowMicros = () => Number(process.hrtime.bigint() / 1000n);

type Taken = {
  readonly work: Work;
  /** By the number of the server's process. */
  readonly spans: ReadonlyMap<number, readonly Span[]>;
  readonly rounds: readonly Round[][];
};

/**
 * Where the time of each work goes, of the product and of the bare server in the same rounds: both
 * run with `--cpu-prof`, and of their samples those of the rounds count. Says a table for each work
 * and engine, and leaves the profiles in `folder`, for the tools of a browser.
 */
export async function profile(
  options: Options,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const today = dayIn('UTC', new Date());
  for (const engine of options.engines) {
    const stage = await openStage(engine, { size: options.size, say, profiles: resolve(folder) });
    const gun = await startGun();
    const contestants = SIDES.map((of): Contestant => ({ stage, of }));
    const [connections = CONNECTIONS] = options.connections;
    const load = { ...options, today, connections };
    const taken: Taken[] = [];
    for (const work of works.filter(({ name }) => options.works.includes(name))) {
      // The first rounds compile the code; those of the second call count.
      await interleaved(gun, work, contestants, { ...load, rounds: 2 });
      const spans = new Map<number, Span[]>(SIDES.map((of) => [stage[of].pid, []]));
      const timed = timing(gun, (server, span) => spans.get(server)?.push(span));
      taken.push({ work, spans, rounds: await interleaved(timed, work, contestants, load) });
    }
    gun.stop();
    await stage.stop();
    const profiles = SIDES.map((of) => readProfile(join(folder, fileOf(engine, of))));
    for (const { work, spans, rounds } of taken) {
      const found = profiles.map((each, side) => {
        const pid = stage[SIDES[side] ?? 'product'].pid;
        return shares(each, spans.get(pid) ?? []);
      });
      say(`\n${work.title}, ${engine}, ${connections} connections\n`);
      say(table(found, costsOf(rounds)));
    }
  }
}

export const fileOf = (engine: string, of: (typeof SIDES)[number]) => `${engine}-${of}.cpuprofile`;

/** Notes when each round was fired, and at whom. */
const timing = (gun: Gun, note: (server: number, span: Span) => void): Gun => ({
  ...gun,
  async fire(wish: RoundWish) {
    const from = nowMicros();
    const round = await gun.fire(wish);
    note(wish.server, [from, nowMicros()]);
    return round;
  },
});

/** CPU of each server for a request, the bare one's set to 100. */
function costsOf([ours = [], theirs = []]: readonly Round[][]): number[] {
  const ratio = median(
    ours.map(({ serverMicros }, at) => serverMicros / (theirs[at]?.serverMicros ?? Number.NaN)),
  );
  return [100 * ratio, 100];
}

/** Each part's share, and what it costs where all of the bare server's request costs 100. */
export function table(found: readonly Map<string, number>[], costs: readonly number[]): string {
  const parts = new Set(found.flatMap((each) => [...each.keys()]));
  const cells = (value: (side: number) => string) =>
    found.map((_, side) => value(side)).join(' | ');
  const lines = [...parts].map((part) => {
    const share = (side: number) => found[side]?.get(part) ?? 0;
    const percent = cells((side) => `${Math.round(100 * share(side))} %`);
    const cost = cells((side) => String(Math.round((costs[side] ?? 0) * share(side))));
    return `| ${part} | ${percent} | ${cost} |`;
  });
  return [
    '| part | product | bare server | product, of 100 | bare server, of 100 |',
    '| --- | --- | --- | --- | --- |',
    ...lines,
    `| all | 100 % | 100 % | ${cells((side) => String(Math.round(costs[side] ?? 0)))} |`,
  ].join('\n');
}
