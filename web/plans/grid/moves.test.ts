import { expect, test } from 'vitest';
import { below, leavesLine, moveFor, neighbour, pathAt, placeOf } from './moves.ts';

const plain = (key: string) => ({ key, ctrlKey: false });
const ctrl = (key: string) => ({ key, ctrlKey: true });
const caret = (at: number, length: number, end = at) => ({ start: at, end, length });
const middle = { row: 3, column: 4 };

test('[PLAN-01] places and paths are two names of one cell', () => {
  expect(pathAt({ row: 2, column: 0 })).toBe('mealTimings.2');
  expect(pathAt({ row: 2, column: 7 })).toBe('weeklyDietPlan.6.meals.2');
  expect(placeOf('weeklyDietPlan.6.meals.2')).toEqual({ row: 2, column: 7 });
  expect(placeOf('mealTimings.2')).toEqual({ row: 2, column: 0 });
  expect(placeOf('notes')).toBeNull();
});

test('[PLAN-01] an arrow leaves a cell only at the edge of its text', () => {
  expect(moveFor(plain('ArrowRight'), caret(2, 4), middle)).toBeNull();
  expect(moveFor(plain('ArrowRight'), caret(4, 4), middle)).toEqual({
    to: { row: 3, column: 5 },
    landing: 'end',
  });
  expect(moveFor(plain('ArrowLeft'), caret(0, 4), middle)?.to).toEqual({ row: 3, column: 3 });
  expect(moveFor(plain('ArrowUp'), caret(0, 0), middle)?.to).toEqual({ row: 2, column: 4 });
  expect(moveFor(plain('ArrowDown'), caret(0, 4, 4), middle)).toBeNull();
});

test('[PLAN-01] in a text from right to left the arrows go the other way, and still leave to their side', () => {
  const rtl = (key: string) => ({ ...plain(key), rightToLeft: true });
  expect(moveFor(rtl('ArrowRight'), caret(4, 4), middle)).toBeNull();
  expect(moveFor(rtl('ArrowLeft'), caret(0, 4), middle)).toBeNull();
  expect(moveFor(rtl('ArrowRight'), caret(0, 4), middle)?.to).toEqual({ row: 3, column: 5 });
  expect(moveFor(rtl('ArrowLeft'), caret(4, 4), middle)?.to).toEqual({ row: 3, column: 3 });
  expect(moveFor(rtl('ArrowUp'), caret(0, 4), middle)?.to).toEqual({ row: 2, column: 4 });
});

test('[PLAN-01] with Ctrl an arrow always leaves, except off the grid', () => {
  expect(moveFor(ctrl('ArrowLeft'), caret(2, 4), middle)?.to).toEqual({ row: 3, column: 3 });
  expect(moveFor(ctrl('ArrowUp'), caret(2, 4), { row: 0, column: 1 })).toBeNull();
  expect(neighbour({ row: 7, column: 7 }, 'ArrowDown')).toBeNull();
  expect(neighbour({ row: 7, column: 7 }, 'ArrowRight')).toBeNull();
});

test('[PLAN-01] Up and Down leave when the browser found no line to go to', () => {
  expect(leavesLine('ArrowDown', caret(3, 9), caret(7, 9), middle)).toBeNull();
  expect(leavesLine('ArrowDown', caret(3, 9), caret(3, 9), middle)).toEqual({
    to: { row: 4, column: 4 },
    landing: 'end',
  });
  expect(leavesLine('ArrowUp', caret(3, 9), caret(3, 9), middle)?.landing).toBe('start');
});

test('[PLAN-01] Enter goes down and on to the next day', () => {
  expect(below(middle)).toEqual({ row: 4, column: 4 });
  expect(below({ row: 7, column: 4 })).toEqual({ row: 0, column: 5 });
  expect(below({ row: 7, column: 7 })).toBeNull();
});

test('[PLAN-01] Home and End stay in their cell, with Ctrl they go to the corners of the week', () => {
  for (const at of [0, 1, 4])
    for (const from of [middle, { row: 3, column: 0 }, { row: 3, column: 7 }]) {
      expect(moveFor(plain('Home'), caret(at, 4), from)).toBeNull();
      expect(moveFor(plain('End'), caret(at, 4), from)).toBeNull();
    }
  expect(moveFor(ctrl('Home'), caret(2, 4), middle)?.to).toEqual({ row: 0, column: 1 });
  expect(moveFor(ctrl('End'), caret(2, 4), middle)?.to).toEqual({ row: 7, column: 7 });
});
