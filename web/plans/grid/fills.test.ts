import { expect, test } from 'vitest';
import { alternativesOf } from '#domain/plans/plan.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { mealPath, textOf, timingPath } from '../form/fields.ts';
import { chosenWords } from '../range/choice.ts';
import { fillFrom } from './clipboard.ts';
import {
  anotherAhead,
  blockOf,
  clearDay,
  cleared,
  filledDown,
  filledOn,
  filledRight,
  rangeCovered,
  repeatedIn,
  replaced,
} from './fills.ts';

const blank = textOf(emptyPlan('2026-11-23'));
const monday = { ...blank, [mealPath(0, 1)]: 'Oats', [mealPath(0, 6)]: 'Dal' };

test('[PLAN-01] filled meals of a day are counted, a cleared day has none', () => {
  expect(filledOn(monday, 0)).toBe(2);
  expect(filledOn({ ...monday, ...clearDay(0) }, 0)).toBe(0);
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

const values = {
  ...textOf(emptyPlan('2026-11-23')),
  [timingPath(0)]: 'Breakfast',
  [timingPath(1)]: ' ',
  [timingPath(2)]: 'Lunch',
  [mealPath(0, 0)]: 'Oats',
  [mealPath(1, 0)]: 'Eggs\nToast',
  [mealPath(0, 1)]: 'Apple',
};
const rect = (top: number, left: number, bottom: number, right: number) => ({
  top,
  left,
  bottom,
  right,
});

test('[GRID-01] what a range says is laid elsewhere as it was, blank cells too', () => {
  const block = blockOf(values, rect(0, 1, 1, 3));
  expect(block).toEqual([
    ['Oats', 'Eggs\nToast', ''],
    ['Apple', '', ''],
  ]);
  const { changes } = fillFrom({ row: 4, column: 5 }, block);
  expect(blockOf({ ...values, ...changes }, rect(4, 5, 5, 7))).toEqual(block);
  expect(Object.values(cleared(rect(0, 1, 1, 3)))).toEqual(Array(6).fill(''));
});

test('[GRID-01] a single row is filled from above, a single column from its left, the first ones from nowhere', () => {
  expect(filledDown(values, rect(1, 1, 1, 2))).toEqual({
    [mealPath(0, 1)]: 'Oats',
    [mealPath(1, 1)]: 'Eggs\nToast',
  });
  expect(filledDown(values, rect(0, 1, 0, 2))).toEqual({});
  expect(filledRight(values, rect(1, 2, 1, 2))).toEqual({ [mealPath(1, 1)]: 'Apple' });
});

test('[GRID-01] a timing is never filled among the meals', () => {
  expect(filledRight(values, rect(0, 0, 0, 2))).toEqual({
    [mealPath(0, 0)]: 'Oats',
    [mealPath(1, 0)]: 'Oats',
  });
  expect(filledRight(values, rect(0, 0, 0, 0))).toEqual({});
  expect(filledRight(values, rect(0, 1, 0, 1))).toEqual({});
  expect(filledDown(values, rect(0, 0, 1, 0))).toMatchObject({ [timingPath(1)]: 'Breakfast' });
});

test('[GRID-01] one cell fills a range, a block fills it as often as it goes into it, any other is laid once', () => {
  const two = rect(2, 1, 3, 2);
  expect(repeatedIn(two, [['a']])).toEqual([
    ['a', 'a'],
    ['a', 'a'],
  ]);
  expect(repeatedIn(two, [['a', 'b']])).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  const three = [['a', 'b', 'c']];
  expect(repeatedIn(two, three)).toBe(three);
  expect(repeatedIn(two, [[], []])).toEqual([[], []]);
  expect(rangeCovered({ row: 7, column: 6 }, [['a', 'b', 'c'], ['d']])).toMatchObject({
    to: { row: 7, column: 7 },
  });
});

test('[GRID-01] what is chosen is said in meals and days', () => {
  const said = (...sides: [number, number, number, number]) => chosenWords(rect(...sides), values);
  expect(said(0, 1, 2, 3)).toBe('Breakfast to Lunch, Monday to Wednesday: 9 cells chosen');
  expect(said(1, 7, 1, 7)).toBe('Meal 2, Sunday: 1 cell chosen');
  expect(said(0, 0, 0, 1)).toBe('Breakfast, Timing to Monday: 2 cells chosen');
  expect(chosenWords(rect(0, 2, 0, 2), { ...values, startDate: '' })).toBe(
    'Breakfast, Day 2: 1 cell chosen',
  );
});

test('[REUSE-03] one more is written below, apart from a list of several foods', () => {
  const written = (meal: string) => alternativesOf(`${anotherAhead(meal)}Poha`);
  expect(written('Oats')).toEqual(['Oats', 'Poha']);
  expect(written('Oats\nMilk')).toEqual(['Oats\nMilk', 'Poha']);
  expect(written('Oats\nor Upma')).toEqual(['Oats', 'Upma', 'Poha']);
  expect(written('Oats\nMilk\nor\nUpma')).toEqual(['Oats\nMilk', 'Upma', 'Poha']);
  expect(anotherAhead(' ')).toBe('');
  for (const meal of ['Oats', 'Oats\nMilk', 'Oats\nor Upma'])
    expect(anotherAhead(anotherAhead(meal))).toBe(anotherAhead(meal));
});
