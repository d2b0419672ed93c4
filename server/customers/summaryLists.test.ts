import { expect, it } from 'vitest';
import { loggedDaysIn, stretchesIn, weightsIn } from './summaryLists.ts';

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
