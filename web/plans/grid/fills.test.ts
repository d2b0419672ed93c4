import { expect, test } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { mealPath, textOf } from '../form/fields.ts';
import {
  clearDay,
  copyDay,
  copyToRight,
  filledOn,
  repeatAcrossWeek,
  replaced,
  swapDays,
} from './fills.ts';

const blank = textOf(emptyPlan('2026-11-23'));
const monday = { ...blank, [mealPath(0, 1)]: 'Oats', [mealPath(0, 6)]: 'Dal' };

test('[PLAN-01] a day is copied to others, blank meals too', () => {
  const changes = copyDay({ ...monday, [mealPath(2, 3)]: 'Soup' }, 0, [1, 2]);
  expect(Object.keys(changes)).toHaveLength(16);
  expect(changes[mealPath(1, 1)]).toBe('Oats');
  expect(changes[mealPath(2, 3)]).toBe('');
});

test('[PLAN-01] a meal is repeated across the week', () => {
  const changes = repeatAcrossWeek(monday, mealPath(0, 1));
  expect(Object.values(changes)).toEqual(Array(7).fill('Oats'));
  expect(repeatAcrossWeek(monday, 'mealTimings.1')).toEqual({});
});

test('[PLAN-01] a cell is copied to its right, the last day has none', () => {
  expect(copyToRight(monday, mealPath(0, 6))).toEqual({
    changes: { [mealPath(1, 6)]: 'Dal' },
    to: mealPath(1, 6),
  });
  expect(copyToRight(monday, mealPath(6, 6))).toBeNull();
});

test('[PLAN-01] filled meals of a day are counted, a cleared day has none', () => {
  expect(filledOn(monday, 0)).toBe(2);
  expect(filledOn({ ...monday, ...clearDay(0) }, 0)).toBe(0);
});

test('[REUSE-02] two days are swapped, blank meals too', () => {
  const after = { ...monday, ...swapDays({ ...monday, [mealPath(2, 3)]: 'Soup' }, 0, 2) };
  expect([after[mealPath(0, 1)], after[mealPath(0, 3)]]).toEqual(['', 'Soup']);
  expect([after[mealPath(2, 1)], after[mealPath(2, 6)], after[mealPath(2, 3)]]).toEqual([
    'Oats',
    'Dal',
    '',
  ]);
});

test('[REUSE-02] a text is replaced in all meals of the week, in any case, and only as it is written', () => {
  const week = { ...monday, [mealPath(3, 2)]: 'oats (40 g) + OATS', [mealPath(4, 2)]: '$& a.b' };
  const after = { ...week, ...replaced(week, 'oats', '$& Millet') };
  expect(after[mealPath(0, 1)]).toBe('$& Millet');
  expect(after[mealPath(3, 2)]).toBe('$& Millet (40 g) + $& Millet');
  expect(after[mealPath(0, 6)]).toBe('Dal');
  expect(replaced(week, 'a.b', 'x')[mealPath(4, 2)]).toBe('$& x');
  expect(replaced(week, '(40 g) +', '-')[mealPath(3, 2)]).toBe('oats - OATS');
  expect(replaced(week, ' ', 'x')).toEqual({});
});
