import { expect, it } from 'vitest';
import type { BenchFigures, GrowthFigures } from '../../bench/figures/schema.ts';
import { FIRST_FROM_DISK, FROM_DISK, FROM_MEMORY } from '../../start/kinds.ts';
import type { Part, Taken } from '../parts.ts';
import { benchmarksPage } from './page.ts';
import { targetsOf } from './targets.ts';

const taken: Taken = { date: '2026-11-21', commit: 'abc1234', machine: '2 × a processor' };
const setting = {
  kernel: '6.1',
  sqlite: '3.50',
  postgres: '18.4',
  othersBefore: 0.2,
  minutes: 14.5,
  seconds: 1.5,
  plans: 12,
  days: 90,
};
const server = { perSecond: 4000, serverMicros: 200, databaseMicros: 0, p50: 3, p99: 9 };

const around = (median: number) => ({ median, least: median - 0.1, most: median + 0.1 });

const measured = (median: number, bad = 0): Part<'bench'> => {
  const ratio = around(median);
  const row: BenchFigures['rows'][number] = {
    work: 'latest',
    title: 'latest plan',
    engine: 'sqlite',
    connections: 16,
    ratio,
    product: server,
    bare: server,
    bad,
  };
  const nothing = { across: [], sessionCheck: [], fanOut: [], memory: [] };
  return { ...taken, figures: { setting, customers: 1000, rows: [row], ...nothing } };
};

it('the page of the benchmark says of a target that was missed that it is not met, and first', () => {
  const page = benchmarksPage({ bench: measured(0.34) });
  expect(page).toContain('1 of 2 are met; those that are not stand first.');
  expect(page).toMatch(
    /\| --- \|\n\| \*\*not met\*\* \| latest plan, SQLite, 16 connections \| at least 0\.35 \| 0\.34 \|/,
  );
  expect(benchmarksPage({ bench: measured(0.35) })).not.toContain('not met');
});

it('bad answers are a target missed, however fast they came', () => {
  const [, none] = targetsOf({ bench: measured(1.2, 3) });
  expect(none).toEqual({ what: 'bad answers', wanted: 'none', found: '3', met: false });
});

const grown = (rows: readonly (readonly [work: string, costs: number[]])[]): Part<'growth'> => ({
  ...taken,
  figures: {
    setting,
    connections: 16,
    warmUps: 2,
    rows: rows.map(([work, costs]): GrowthFigures['rows'][number] => ({
      work,
      title: `the ${work}`,
      engine: 'postgres',
      bad: 0,
      points: costs.map((median, at) => ({
        ...server,
        serverMicros: 200 * median,
        customers: 10 ** (at + 3),
        cost: { median, least: median, most: median },
      })),
    })),
    stored: [],
  },
});

it('growth is judged by the largest practice alone', () => {
  expect(targetsOf({ growth: grown([['latest', [1, 1.4, 1.29]]]) })).toEqual([
    {
      what: 'growth from 1000 to 100000 customers, the latest, PostgreSQL',
      wanted: 'at most 1.3',
      found: '1.29',
      met: true,
    },
  ]);
});

it('what grows with the practice is said with its milliseconds and the reason', () => {
  const page = benchmarksPage({
    growth: grown([
      ['latest', [1, 1.1, 1.2]],
      ['counts', [1, 10, 90]],
      ['fan-out', [1, 1, 1]],
    ]),
  });
  expect(page).toMatch(
    /These grow with the practice:\n\n- \*the counts\*, PostgreSQL: 0\.20 ms .* 1,000 customers, 18\.00 ms .* 100,000 customers; each customer is counted/,
  );
  expect(page).toContain('each delivery counts as a request');
});

it('figures from before the fan-out was measured on growing practices make a page as well', () => {
  const page = benchmarksPage({ growth: grown([['latest', [1, 1.1, 1.2]]]) });
  expect(page).toContain('## Growth');
  expect(page).not.toMatch(/delivery|These grow/);
});

const starts = (...of: [name: string, median: number][]): Part<'start'> => {
  const each = { worst: 900, rounds: 10, cpuMs: 300 };
  const found = of.map(([name, median]) => ({ name, median, ...each }));
  const figures = { bytes: 1_130_000_000, load: 0.2, ahead: false, starts: found, memory: [] };
  return { ...taken, figures };
};

it('a start from the disk counts among the targets; a first one, which compiles, stands where none is', () => {
  const start = starts([FROM_MEMORY, 900], [FROM_DISK, 601], [FIRST_FROM_DISK, 1200]);
  expect(targetsOf({ start })).toEqual([
    {
      what: 'from a start to the first healthy answer, files on the disk, 1.13 GB on SQLite',
      wanted: 'at most 600 ms',
      found: '601 ms',
      met: false,
    },
  ]);
  const page = benchmarksPage({ start });
  expect(page).toContain('0 of 1 are met');
  expect(page).toContain('1200 ms (first ever, files on the disk)');
  expect(benchmarksPage({ start: starts([FIRST_FROM_DISK, 599]) })).not.toContain('599 ms');
});

it('a key counts by when it is painted, not by the work for it, and what has no target does not', () => {
  const spread = (median: number) => ({ median, p95: 50, count: 60 });
  const row = (what: string, median: number, most: number | null) => ({
    what,
    time: spread(median),
    work: spread(14.1),
    most,
  });
  const rows = [row('a key', 19.8, 16), row('opening', 99.9, 100), row('an empty page', 11, null)];
  const figures = { customers: 10_000, slower: 4, load: 1.9, slowKeys: 67, rows };
  const found = targetsOf({ browser: { ...taken, figures } });
  expect(found.map(({ met }) => met)).toEqual([false, true]);
  expect(found[0]?.found).toBe('19.8 ms; work of the main thread 14.1 ms');
});

it('what is slow without a target stands in a table of its own, the worst first', () => {
  const { figures, ...when } = measured(0.5);
  const [row] = figures.rows;
  const rows = [
    // The first has a target; the last is fast enough.
    ...[16, 1].map((connections) => ({ ...row, connections })),
    { ...row, work: 'profile', title: 'profile', ratio: around(0.4) },
    { ...row, work: 'sign-in', title: 'sign-in', ratio: around(0.8) },
  ] as BenchFigures['rows'];
  const across = [{ work: 'latest', title: 'latest plan', connections: 16, ratio: around(0.3) }];
  const told = { perSecond: 1, p50: 1, p99: 1, last: 1, microsEach: 1, idleMicros: 0 };
  const fan = { engine: 'sqlite', streams: 1000, events: 5, bad: 0, ratio: around(0.2) };
  const fanOut = [{ ...fan, product: told, bare: told }];
  const page = benchmarksPage({
    bench: { ...when, figures: { ...figures, rows, across, fanOut } },
  });
  const [, section = ''] = page.split('## Bad, without a target');
  const [text = ''] = section.split('## ');
  expect(text).toContain(
    'Of 4 comparisons that no target names, the product reaches less than 0.8 of the bare server in 3;',
  );
  expect(text.match(/^\| [a-z].+$/gm)?.slice(1)).toEqual([
    '| one event to 1,000 streams | SQLite |  | **0.20** (0.10 to 0.30) |',
    '| profile | SQLite | 16 | **0.40** (0.30 to 0.50) |',
    '| latest plan | SQLite | 1 | **0.50** (0.40 to 0.60) |',
  ]);
  expect(benchmarksPage({ bench: measured(0.5) })).not.toContain('## Bad');
});
