import { expect, it } from 'vitest';
import { FIRST_EVER, FROM_DISK } from '../start/kinds.ts';
import { benchmarksPage } from './benchmarks.ts';
import { type OldName, type Parts, partsTaken } from './parts.ts';
import { targetsOf } from './targets.ts';

/** The stored figures, with those of one part replaced. */
const withFigures = (name: OldName, figures: object) => {
  const parts = partsTaken();
  return { ...parts, [name]: { ...parts[name], figures: { ...parts[name].figures, ...figures } } };
};
const judged = (parts: Parts, what: string) =>
  targetsOf(parts).filter((each) => each.what.includes(what));
const around = (median: number) => ({ median, least: median, most: median });

const benched = (median: number, bad = 0) => {
  const [row] = partsTaken().bench.figures.rows;
  const latest = { ...row, work: 'latest', title: 'latest plan', engine: 'sqlite', bad };
  return withFigures('bench', { rows: [{ ...latest, ratio: around(median) }] });
};

it('says of a target that was missed that it is not met, and first', () => {
  const line =
    '| **not met** | latest plan, SQLite, beside the bare server | at least 0.35 | 0.34 |';
  expect(benchmarksPage(benched(0.34))).toContain(line);
  expect(benchmarksPage(benched(0.35))).not.toContain('not met** | latest plan');
});

it('takes bad answers for a target missed, however fast they came', () => {
  expect(judged(benched(1.2, 3), 'bad answers')).toMatchObject([{ found: '3', met: false }]);
});

it('judges growth by the largest practice alone, and says what grows', () => {
  const [row] = partsTaken().growth.figures.rows;
  const points = [1, 1.4, 1.29].map((cost, at) => ({
    ...row?.points[0],
    customers: 10 ** (at + 3),
    cost: around(cost),
  }));
  const grown = (last: number) => {
    const rows = [
      {
        ...row,
        title: 'the work',
        points: [...points.slice(0, 2), { ...points[2], cost: around(last) }],
      },
    ];
    return withFigures('growth', { rows });
  };
  expect(judged(grown(1.29), 'growth')).toMatchObject([{ found: '1.29', met: true }]);
  expect(judged(grown(1.31), 'growth')).toMatchObject([{ found: '1.31', met: false }]);
  expect(benchmarksPage(grown(90))).toContain('- *the work*, SQLite: ');
});

it('judges a start from the disk, and no first one, which compiles', () => {
  const starts = [FROM_DISK, FIRST_EVER].map((name) => ({ name, median: 601 }));
  const found = judged(withFigures('start', { starts }), 'from a start');
  expect(found).toMatchObject([{ wanted: 'at most 600 ms', found: '601 ms', met: false }]);
});

it('judges a key by when it is painted, not by the work for it', () => {
  const spread = (median: number) => ({ median, p95: 50, count: 60 });
  const row = (what: string, median: number, most: number | null) => ({
    ...{ what, most, time: spread(median), work: spread(14.1) },
  });
  const rows = [row('a key', 19.8, 16), row('opening', 99.9, 100), row('an empty page', 11, null)];
  const found = judged(withFigures('browser', { rows }), 'until painted');
  expect(found.map(({ met }) => met)).toEqual([false, true]);
  expect(found[0]?.found).toBe('19.8 ms; work of the main thread 14.1 ms');
});
