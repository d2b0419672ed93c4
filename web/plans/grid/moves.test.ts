import { expect, test } from 'vitest';
import {
  afterEnter,
  extended,
  leavesLine,
  leavesText,
  moved,
  moveFor,
  oneCell,
  rangeTo,
} from './moves.ts';

const plain = (key: string) => ({ key, ctrlKey: false });
const caret = (at: number, length: number, end = at) => ({ start: at, end, length });
const middle = { row: 3, column: 4 };

test('[PLAN-01] an arrow leaves a cell only at the edge of its text', () => {
  expect(moveFor(plain('ArrowRight'), caret(2, 4), middle)).toBeNull();
  expect(moveFor(plain('ArrowRight'), caret(4, 4), middle)).toEqual({ row: 3, column: 5 });
  expect(moveFor(plain('ArrowLeft'), caret(0, 4), middle)).toEqual({ row: 3, column: 3 });
  expect(moveFor(plain('ArrowUp'), caret(0, 0), middle)).toEqual({ row: 2, column: 4 });
  expect(moveFor(plain('ArrowDown'), caret(0, 4, 4), middle)).toBeNull();
});

test('[PLAN-01] in a text from right to left the arrows go the other way, and still leave to their side', () => {
  const rtl = (key: string) => ({ ...plain(key), against: true });
  expect(moveFor(rtl('ArrowRight'), caret(4, 4), middle)).toBeNull();
  expect(moveFor(rtl('ArrowLeft'), caret(0, 4), middle)).toBeNull();
  expect(moveFor(rtl('ArrowRight'), caret(0, 4), middle)).toEqual({ row: 3, column: 5 });
  expect(moveFor(rtl('ArrowLeft'), caret(4, 4), middle)).toEqual({ row: 3, column: 3 });
  expect(moveFor(rtl('ArrowUp'), caret(0, 4), middle)).toEqual({ row: 2, column: 4 });
});

test('[PLAN-01] Up and Down leave when the browser found no line to go to', () => {
  expect(leavesLine('ArrowDown', caret(3, 9), caret(7, 9), middle)).toBeNull();
  expect(leavesLine('ArrowDown', caret(3, 9), caret(3, 9), middle)).toEqual({ row: 4, column: 4 });
  expect(leavesLine('ArrowUp', caret(3, 9), caret(3, 9), middle)).toEqual({ row: 2, column: 4 });
});

test('[GRID-01] Enter goes down; after Tabs it returns to the column in which they began, as in a spreadsheet', () => {
  expect(afterEnter({ row: 1, column: 4 }, null)).toEqual({ row: 2, column: 4 });
  expect(afterEnter({ row: 1, column: 4 }, 2)).toEqual({ row: 2, column: 2 });
  expect(afterEnter({ row: 7, column: 4 }, 2)).toEqual({ row: 0, column: 3 });
  expect(afterEnter({ row: 7, column: 7 }, null)).toBeNull();
});

const place = (row: number, column: number) => ({ row, column });
const centre = place(3, 4);

test('[GRID-01] Shift and an arrow move the far corner, past the active cell too, and not off the week', () => {
  const down = extended(oneCell(centre), 'ArrowDown', false);
  expect(down).toEqual(rangeTo(centre, place(4, 4)));
  const up = ['ArrowUp', 'ArrowUp'].reduce(
    (range, key) => extended(range, key, false) ?? range,
    rangeTo(centre, place(4, 4)),
  );
  expect(up).toEqual(rangeTo(centre, place(2, 4)));
  const corner = rangeTo(centre, place(7, 7));
  expect(extended(corner, 'ArrowDown', false)).toEqual(corner);
  expect(extended(oneCell(centre), 'a', false)).toBeNull();
});

test('[GRID-01] with Ctrl a range goes to the edge of the week or to its corners', () => {
  expect(extended(oneCell(centre), 'ArrowLeft', true)?.to).toEqual(place(3, 0));
  expect(extended(oneCell(centre), 'ArrowDown', true)?.to).toEqual(place(7, 4));
  expect(extended(oneCell(centre), 'Home', true)?.to).toEqual(place(0, 1));
  expect(extended(oneCell(centre), 'End', true)?.to).toEqual(place(7, 7));
  expect(extended(oneCell(centre), 'End', false)).toBeNull();
});

test('[GRID-01] an arrow alone chooses the cell beside the active one', () => {
  const range = rangeTo(centre, place(6, 6));
  expect(moved(range, 'ArrowLeft', false)).toEqual(oneCell(place(3, 3)));
  // As while editing, Ctrl with an arrow moves one cell.
  expect(moved(range, 'ArrowLeft', true)).toEqual(oneCell(place(3, 3)));
  expect(moved(range, 'End', true)).toEqual(oneCell(place(7, 7)));
});

test('[GRID-01] Shift and an arrow leave a text only where it has nothing more to choose', () => {
  expect(leavesText('ArrowRight', 3, 4, false)).toBe(false);
  expect(leavesText('ArrowRight', 4, 4, false)).toBe(true);
  expect(leavesText('ArrowLeft', 4, 4, false)).toBe(false);
  expect(leavesText('ArrowLeft', 0, 4, false)).toBe(true);
  expect(leavesText('ArrowDown', 4, 4, false)).toBe(false);
  expect(leavesText('ArrowDown', 0, 0, false)).toBe(true);
  // The same in a right-to-left text.
  expect(leavesText('ArrowRight', 4, 4, true)).toBe(false);
  expect(leavesText('ArrowRight', 0, 4, true)).toBe(true);
  expect(leavesText('ArrowLeft', 4, 4, true)).toBe(true);
  expect(leavesText('ArrowLeft', 0, 4, true)).toBe(false);
});
