import { expect, test } from 'vitest';
import { fillFrom, isBlock, tableIn } from './clipboard.ts';

test('[PLAN-01] a block from a spreadsheet falls into rows and cells', () => {
  expect(tableIn('Oats\tEggs\r\nSoup\tRice\r\n')).toEqual([
    ['Oats', 'Eggs'],
    ['Soup', 'Rice'],
  ]);
  expect(tableIn('Oats\t\t"Dal\nwith ""ghee"""\nSoup')).toEqual([
    ['Oats', '', 'Dal\nwith "ghee"'],
    ['Soup'],
  ]);
  expect(tableIn('')).toEqual([['']]);
  expect(tableIn('6" roti\tcurd')).toEqual([['6" roti', 'curd']]);
});

test('[PLAN-01] lines fill cells only where they cannot belong to the text of one', () => {
  expect(isBlock('a\tb', false, false)).toBe(true);
  expect(isBlock('a\nb', false, true)).toBe(true);
  expect(isBlock('a\nb', false, false)).toBe(false);
  expect(isBlock('a\nb', true, false)).toBe(true);
  expect(isBlock('one line\n', true, true)).toBe(false);
});

test('[PLAN-01] a block is laid from the cell on and cut at the edge of the grid', () => {
  const fill = fillFrom({ row: 7, column: 6 }, [['a', 'b', 'c'], ['d']]);
  expect(fill.changes).toEqual({
    'weeklyDietPlan.5.meals.7': 'a',
    'weeklyDietPlan.6.meals.7': 'b',
  });
  expect(fill).toMatchObject({ cells: 2, cut: 2 });
});
