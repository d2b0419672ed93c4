import { goesBack, LAST_COLUMN, LAST_ROW, neighbour, type Place } from '../grid/moves.ts';

/**
 * Cells chosen together: all between two corners. One of them is the active cell, which has the focus and which
 * typing replaces. The timings are cells of the table like the meals.
 */
export type Range = { readonly active: Place; readonly from: Place; readonly to: Place };

export type Rect = {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
};

export const rangeTo = (active: Place, to: Place): Range => ({ active, from: active, to });
export const oneCell = (place: Place): Range => rangeTo(place, place);

const FIRST: Place = { row: 0, column: 0 };
const FIRST_MEAL: Place = { row: 0, column: 1 };
const LAST: Place = { row: LAST_ROW, column: LAST_COLUMN };

export const wholeGrid = (active: Place): Range => ({ active, from: FIRST, to: LAST });

export const rectOf = ({ from, to }: Range): Rect => ({
  top: Math.min(from.row, to.row),
  left: Math.min(from.column, to.column),
  bottom: Math.max(from.row, to.row),
  right: Math.max(from.column, to.column),
});

export const rowsOf = ({ top, bottom }: Rect): number[] => upTo(top, bottom);
export const columnsOf = ({ left, right }: Rect): number[] => upTo(left, right);

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

export const placesIn = (rect: Rect): Place[] =>
  rowsOf(rect).flatMap((row) => columnsOf(rect).map((column) => ({ row, column })));

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.row === other.row && one.column === other.column;

/** Where a key leads from a cell: one cell further, or as far as the grid goes. Null for other keys. */
function placeAfter(key: string, from: Place, isFar: boolean): Place | null {
  if (isFar && key === 'Home') return FIRST_MEAL;
  if (isFar && key === 'End') return LAST;
  if (!/^Arrow(Up|Down|Left|Right)$/.test(key)) return null;
  let place = from;
  let next = neighbour(from, key);
  while (next) {
    place = next;
    next = isFar ? neighbour(next, key) : null;
  }
  return place;
}

/** The range after Shift and an arrow; with Ctrl to the edge; with Home and End to the corners. */
export function extended(range: Range, key: string, isFar: boolean): Range | null {
  const to = placeAfter(key, range.to, isFar);
  return to && rangeTo(range.active, to);
}

/** The cell that an arrow without Shift goes to, chosen alone; Ctrl changes Home and End only. */
export function moved({ active }: Range, key: string, isFar: boolean): Range | null {
  const to = placeAfter(key, active, isFar && !key.startsWith('Arrow'));
  return to && oneCell(to);
}

/** Whether Shift and this arrow can select nothing more in the text in which they are pressed. */
export const leavesText = (
  key: string,
  movingEnd: number,
  length: number,
  rightToLeft: boolean,
): boolean =>
  length === 0 || (isSideways(key) && movingEnd === (goesBack(key, rightToLeft) ? 0 : length));

const isSideways = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight';

/** The sides of the range at which a place lies; the outline is made of these. */
export function sidesAt({ row, column }: Place, { top, left, bottom, right }: Rect): string {
  const sides = { top: row === top, left: column === left, bottom: row === bottom };
  return Object.entries({ ...sides, right: column === right })
    .flatMap(([side, isThere]) => (isThere ? [side] : []))
    .join(' ');
}
