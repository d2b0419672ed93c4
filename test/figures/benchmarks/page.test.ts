import { expect, it } from 'vitest';
import type { BenchFigures } from '../../bench/figures/schema.ts';
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

const measured = (median: number, bad = 0): Part<'bench'> => {
  const ratio = { median, least: median - 0.1, most: median + 0.1 };
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
  const page = benchmarksPage({ bench: measured(0.79) });
  expect(page).toContain('1 of 2 are met; those that are not stand first.');
  expect(page).toMatch(
    /\| --- \|\n\| \*\*not met\*\* \| latest plan, SQLite, 16 connections \| at least 0\.8 \| 0\.79 \|/,
  );
  expect(benchmarksPage({ bench: measured(0.8) })).not.toContain('not met');
});

it('bad answers are a target missed, however fast they came', () => {
  const [, none] = targetsOf({ bench: measured(1.2, 3) });
  expect(none).toEqual({ what: 'bad answers', wanted: 'none', found: '3', met: false });
});

it('growth is judged by the largest practice alone', () => {
  const points = [1, 1.4, 1.29].map((median, at) => ({
    ...server,
    customers: 10 ** (at + 3),
    cost: { median, least: median, most: median },
  }));
  const rows = [{ work: 'latest', title: 'latest plan', engine: 'postgres', bad: 0, points }];
  const growth = { ...taken, figures: { setting, connections: 16, warmUps: 2, rows, stored: [] } };
  expect(targetsOf({ growth })).toEqual([
    {
      what: 'growth from 1000 to 100000 customers, latest plan, PostgreSQL',
      wanted: 'at most 1.3',
      found: '1.29',
      met: true,
    },
  ]);
});
