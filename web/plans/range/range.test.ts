import { expect, test } from 'vitest';
import { extended, leavesText, moved, oneCell, rangeTo } from './range.ts';

const place = (row: number, column: number) => ({ row, column });
const middle = place(3, 4);

test('[GRID-01] Shift and an arrow move the far corner, past the active cell too, and not off the week', () => {
  const down = extended(oneCell(middle), 'ArrowDown', false);
  expect(down).toEqual(rangeTo(middle, place(4, 4)));
  const up = ['ArrowUp', 'ArrowUp'].reduce(
    (range, key) => extended(range, key, false) ?? range,
    rangeTo(middle, place(4, 4)),
  );
  expect(up).toEqual(rangeTo(middle, place(2, 4)));
  const corner = rangeTo(middle, place(7, 7));
  expect(extended(corner, 'ArrowDown', false)).toEqual(corner);
  expect(extended(oneCell(middle), 'a', false)).toBeNull();
});

test('[GRID-01] with Ctrl a range goes to the edge of the week or to its corners', () => {
  expect(extended(oneCell(middle), 'ArrowLeft', true)?.to).toEqual(place(3, 0));
  expect(extended(oneCell(middle), 'ArrowDown', true)?.to).toEqual(place(7, 4));
  expect(extended(oneCell(middle), 'Home', true)?.to).toEqual(place(0, 1));
  expect(extended(oneCell(middle), 'End', true)?.to).toEqual(place(7, 7));
  expect(extended(oneCell(middle), 'End', false)).toBeNull();
});

test('[GRID-01] an arrow alone chooses the cell beside the active one', () => {
  const range = rangeTo(middle, place(6, 6));
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
