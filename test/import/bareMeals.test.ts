import { expect, test } from 'vitest';
import { daysOf, lines, said } from './recognised.ts';

test('[IMPORT-01] a blank behind the name of a meal is enough where lines begin with several of them', () => {
  const monday = ['Monday', 'Breakfast oats', 'Snack apple', 'Lunch Sunday roast leftovers'];
  const days = daysOf(
    lines(...monday, 'Dinner rolls and soup', 'Tuesday', 'Breakfast burrito', 'Lunch 2 eggs'),
  );
  expect(said(days[0])).toEqual({
    1: 'oats',
    2: 'apple',
    3: 'Sunday roast leftovers',
    6: 'Dinner rolls and soup',
  });
  expect(said(days[1])).toEqual({ 1: 'Breakfast burrito', 3: '2 eggs' });
  // A single such line may be a dish.
  expect(said(daysOf(lines('Monday', 'Breakfast burrito', 'Soup', 'Fish'))[0])).toEqual({
    1: 'Breakfast burrito',
    3: 'Soup',
    6: 'Fish',
  });
});
