import { expect, test } from 'vitest';
import { leavesLine, moveFor } from './moves.ts';

const plain = (key: string) => ({ key, ctrlKey: false });
const caret = (at: number, length: number, end = at) => ({ start: at, end, length });
const middle = { row: 3, column: 4 };

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

test('[PLAN-01] Up and Down leave when the browser found no line to go to', () => {
  expect(leavesLine('ArrowDown', caret(3, 9), caret(7, 9), middle)).toBeNull();
  expect(leavesLine('ArrowDown', caret(3, 9), caret(3, 9), middle)).toEqual({
    to: { row: 4, column: 4 },
    landing: 'end',
  });
  expect(leavesLine('ArrowUp', caret(3, 9), caret(3, 9), middle)?.landing).toBe('start');
});
