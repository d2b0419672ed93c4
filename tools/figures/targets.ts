import { isEnough } from '#bench/browser/table.ts';
import type { Parts } from './parts.ts';
import { engineName, grouped } from './table.ts';

export type Target = {
  readonly what: string;
  readonly wanted: string;
  readonly found: string;
  readonly met: boolean;
};

export const START_MS = 600;
export const IDLE_MB = 150;
export const GROWTH = 1.3;

/** The share of the bare server's throughput on the same engine that a work of the product has to reach. */
const LEAST: Readonly<Record<string, { readonly sqlite: number; readonly postgres: number }>> = {
  latest: { sqlite: 0.35, postgres: 0.55 },
  insert: { sqlite: 0.8, postgres: 0.8 },
  update: { sqlite: 0.8, postgres: 0.8 },
  note: { sqlite: 0.8, postgres: 0.8 },
  page: { sqlite: 0.8, postgres: 0.8 },
  adherence: { sqlite: 0.9, postgres: 0.9 },
};

/** The targets and the results. */
export function targetsOf({ bench, growth, start, browser }: Parts): Target[] {
  const { rows, customers, slower } = browser.figures;
  const rowsOfBench = bench.figures.rows;
  const bad = rowsOfBench.reduce((sum, row) => sum + row.bad, 0);
  return [
    ...rowsOfBench.flatMap(({ work, title, engine, ratio: { median } }) => {
      const least = LEAST[work]?.[engine];
      const what = `${title}, ${engineName(engine)}, beside the bare server`;
      if (least === undefined) return [];
      return { what, wanted: `at least ${least}`, found: median.toFixed(2), met: median >= least };
    }),
    { what: 'bad answers', wanted: 'none', found: String(bad), met: bad === 0 },
    ...growth.figures.rows.flatMap(({ title, engine, points }) => {
      const [smallest, largest] = [points[0], points.at(-1)];
      if (!smallest || !largest) return [];
      const what = `growth from ${smallest.customers} to ${largest.customers} customers, ${title}, ${engineName(engine)}`;
      return atMost(what, GROWTH, largest.cost.median);
    }),
    ...start.figures.starts
      .filter(({ name }) => name === FROM_DISK)
      .map(({ name, median }) =>
        atMost(
          `from a start to the first healthy answer, ${name}, ${(start.figures.bytes / 1e9).toFixed(2)} GB on SQLite`,
          START_MS,
          median,
          ' ms',
        ),
      ),
    ...start.figures.memory.map(({ engine, started }) =>
      atMost(`memory when idle, ${engineName(engine)}`, IDLE_MB, started, ' MB'),
    ),
    // By the time until the result is painted, which is what people wait for.
    ...rows.flatMap(({ what, time, work, most }) => {
      if (most === null) return [];
      const worked = work ? `; work of the main thread ${work.median.toFixed(1)} ms` : '';
      return {
        what: `${what}, until painted, ${grouped(customers)} customers, processor ${slower} times slower`,
        wanted: `under ${most} ms`,
        found: `${time.median.toFixed(1)} ms${worked}`,
        met: isEnough(time.median, most),
      };
    }),
  ];
}

const atMost = (what: string, most: number, found: number, unit = ''): Target => ({
  what,
  wanted: `at most ${most}${unit}`,
  found: `${found.toFixed(unit ? 0 : 2)}${unit}`,
  met: found <= most,
});

/** The kinds of start that are measured, by their names in the figures. */
export const FROM_MEMORY = 'files in memory';
export const FROM_DISK = 'files on the disk';
/** The first start of a version by a user: nothing is compiled yet. */
export const FIRST_EVER = 'first ever, files on the disk';
/** The start of the bench's bare server on the same data: how fast this machine is. */
export const BARE = 'the bare server, files in memory';
