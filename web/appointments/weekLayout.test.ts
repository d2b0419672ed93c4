import { expect, it } from 'vitest';
import { arrowFrom, placed, shownHours } from './weekLayout.ts';

const at = (from: string, to: string) => ({
  startsAt: `2026-12-07T${from}:00.000Z`,
  endsAt: `2026-12-07T${to}:00.000Z`,
});

it('[VISIT-02] the week shows appointments at the clock time of its zone; several at one time lie side by side', () => {
  const items = [at('09:30', '10:00'), at('09:00', '10:00'), at('10:00', '10:15')];
  const shown = placed(items, '2026-12-07', 'Asia/Kolkata');
  expect(shown.map(({ from, lane, lanes }) => [from, lane, lanes])).toEqual([
    [870, 0, 2],
    [900, 1, 2],
    [930, 0, 1],
  ]);
  expect(placed(items, '2026-12-08', 'Asia/Kolkata')).toEqual([]);
  expect(shownHours([{ weekday: 1, from: '07:15', to: '12:00' }], shown)).toEqual({
    from: 420,
    to: 1080,
  });
});

it('[VISIT-02] none of several appointments covers another, also where the last of them no longer overlaps the first', () => {
  const items = [
    at('09:00', '10:00'),
    at('09:30', '11:00'),
    at('10:15', '11:15'),
    at('10:30', '11:30'),
    at('11:30', '12:00'),
  ];
  const shown = placed(items, '2026-12-07', 'UTC');
  expect(shown.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 3],
    [1, 3],
    [0, 3],
    [2, 3],
    [0, 1],
  ]);
});

it('[VISIT-02] arrows lead through a day, and to the nearest time of another day that has any', () => {
  const starts = [[540, 600], [], [480, 590, 700]];
  expect(arrowFrom('ArrowDown', { day: 0, nth: 0 }, starts)).toEqual({ day: 0, nth: 1 });
  expect(arrowFrom('ArrowUp', { day: 0, nth: 0 }, starts)).toBeNull();
  expect(arrowFrom('ArrowRight', { day: 0, nth: 1 }, starts)).toEqual({ day: 2, nth: 1 });
  expect(arrowFrom('ArrowLeft', { day: 2, nth: 2 }, starts)).toEqual({ day: 0, nth: 1 });
  expect(arrowFrom('ArrowRight', { day: 2, nth: 0 }, starts)).toBeNull();
});
