import { expect, it } from 'vitest';
import { loggedIn } from '#domain/attention/reasons.ts';
import { loggedDaysIn, loggedWithin, stretchesIn, weightsIn } from './summaryLists.ts';

it('[BOARD-01] the lists of a summary are read as JSON reads them', () => {
  const days = [
    ['2026-11-24', 4, 5],
    ['2026-11-22', 0, 0],
    ['2026-11-21', 10, 8],
  ];
  const weights = [
    ['2026-11-24', 80_250],
    ['2026-11-20', 80_250, 'lb'],
    ['2026-10-01', 0],
  ];
  const stretches = [
    ['2026-11-16', '2026-11-29'],
    ['2026-10-01', '2026-10-07'],
  ];
  for (let count = 0; count <= 3; count += 1) {
    expect(loggedDaysIn(JSON.stringify(days.slice(0, count)))).toEqual(days.slice(0, count));
    expect(weightsIn(JSON.stringify(weights.slice(0, count)))).toEqual(
      weights.slice(0, count).map(([date, grams, unit = 'kg']) => [date, grams, unit]),
    );
    expect(stretchesIn(JSON.stringify(stretches.slice(0, count)))).toEqual(
      stretches.slice(0, count),
    );
  }
});

it('[BOARD-01] what some days of a summary come to is counted from its text as from its list', () => {
  const days: [string, number, number][] = [
    ['2027-01-02', 4, 5],
    ['2026-12-31', 0, 0],
    ['2026-12-30', 10, 12],
    ['2026-11-09', 3, 5],
  ];
  const bounds = [
    '',
    '2026-11-08',
    '2026-11-09',
    '2026-11-10',
    '2026-12-31',
    '2027-01-02',
    '2030-01-01',
  ];
  for (const from of bounds)
    for (const to of bounds.slice(1))
      for (const some of [days, days.slice(2), []])
        expect(loggedWithin(JSON.stringify(some), from, to), `${from} to ${to}`).toEqual(
          loggedIn(some, from, to),
        );
});
