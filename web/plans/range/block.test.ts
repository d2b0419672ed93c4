import { expect, test } from 'vitest';
import { emptyPlan } from '#domain/plans/week.ts';
import { mealPath, textOf, timingPath } from '../form/fields.ts';
import { fillFrom } from '../grid/clipboard.ts';
import { blockOf, cleared, filledDown, filledRight, rangeCovered, repeatedIn } from './block.ts';
import { chosenWords, cutWords } from './words.ts';

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

test('[GRID-01] the first row is filled down, the first column to the right', () => {
  expect(filledDown(values, rect(0, 1, 2, 2))).toMatchObject({
    [mealPath(0, 2)]: 'Oats',
    [mealPath(1, 2)]: 'Eggs\nToast',
  });
  expect(filledRight(values, rect(0, 1, 1, 3))).toMatchObject({
    [mealPath(2, 0)]: 'Oats',
    [mealPath(2, 1)]: 'Apple',
  });
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

test('[GRID-01] undo is named where there is something to undo', () => {
  expect(cutWords(2, 1)).toBe('Cut 2 cells. Undo takes it back.');
  expect(cutWords(1, 0)).toBe('Cut 1 cell.');
});
