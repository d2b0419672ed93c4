import { DAYS_PER_PLAN, MEALS_PER_DAY } from '#domain/plans/plan.ts';
import { isMirrored } from '../../kit/keys.ts';
import { type FieldPath, mealPath, timingPath } from '../form/fields.ts';

/** A place in the grid: `row` is the meal, column 0 its timing, columns 1 to 7 the days. */
export type Place = { readonly row: number; readonly column: number };

export const LAST_ROW = MEALS_PER_DAY - 1;
export const LAST_COLUMN = DAYS_PER_PLAN;

const FIRST_MEAL: Place = { row: 0, column: 1 };
const LAST: Place = { row: LAST_ROW, column: LAST_COLUMN };

export const pathAt = ({ row, column }: Place): FieldPath =>
  column === 0 ? timingPath(row) : mealPath(column - 1, row);

export function placeOf(path: FieldPath): Place | null {
  const [first, second, , fourth] = path.split('.');
  if (first === 'mealTimings') return { row: Number(second), column: 0 };
  if (first === 'weeklyDietPlan') return { row: Number(fourth), column: Number(second) + 1 };
  return null;
}

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function neighbour(from: Place, key: string): Place | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const place = { row: from.row + arrow[0], column: from.column + arrow[1] };
  const inside =
    place.row >= 0 && place.row <= LAST_ROW && place.column >= 0 && place.column <= LAST_COLUMN;
  return inside ? place : null;
}

/** Where Enter goes: down, and from the last meal to the first of the next day. */
function below(from: Place): Place | null {
  if (from.row < LAST_ROW) return { row: from.row + 1, column: from.column };
  return from.column < LAST_COLUMN ? { row: 0, column: from.column + 1 } : null;
}

/**
 * Where Enter goes after Tab went across from column `began`: to that column of the next row, as in a spreadsheet.
 * Without Tab (null) it goes down.
 */
export const afterEnter = (from: Place, began: number | null): Place | null =>
  below(began === null ? from : { row: from.row, column: began });

type Stroke = {
  readonly key: string;
  readonly ctrlKey: boolean;
  /** The text runs against the table. */
  readonly against?: boolean;
};
type Caret = { readonly start: number; readonly end: number; readonly length: number };

/**
 * Whether an arrow goes to the start of a text. The cells run as the page does, and their texts may run against it.
 * Keys are meant as {@link keyOnward} says.
 */
const goesBack = (key: string, against: boolean): boolean =>
  key === 'ArrowUp' || key === (against ? 'ArrowRight' : 'ArrowLeft');

/**
 * Where a stroke leads out of a cell, or null when it stays inside. Arrows leave when the caret is at that end of
 * the text (Up and Down in the first and last line need {@link leavesLine}); with Ctrl they always do. Home and
 * End stay in their text, as in a spreadsheet while editing: one press too many would put the next typed text in
 * another day. With Ctrl they go to the corners.
 */
export function moveFor(stroke: Stroke, caret: Caret, from: Place): Place | null {
  const { key, ctrlKey, against = false } = stroke;
  const atStart = caret.start === 0 && caret.end === 0;
  const atEnd = caret.start === caret.length && caret.end === caret.length;

  if (key in ARROWS) {
    return ctrlKey || (goesBack(key, against) ? atStart : atEnd) ? neighbour(from, key) : null;
  }
  if (key === 'Home' && ctrlKey) return FIRST_MEAL;
  if (key === 'End' && ctrlKey) return LAST;
  return null;
}

/**
 * Where Up or Down leads out of a wrapped text. Only the browser knows the lines, so it moves the caret first: if
 * the caret stayed, there was no line to go to.
 */
export function leavesLine(key: string, before: Caret, after: Caret, from: Place): Place | null {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  if (before.start !== after.start || before.end !== after.end) return null;
  return neighbour(from, key);
}

export type Cell = { readonly box: HTMLTextAreaElement; readonly path: FieldPath };

export function cellOf(target: EventTarget | null): Cell | null {
  if (!(target instanceof HTMLTextAreaElement)) return null;
  const path = target.dataset.field;
  return path !== undefined && placeOf(path) ? { box: target, path } : null;
}

export const caretOf = (box: HTMLTextAreaElement): Caret => ({
  start: box.selectionStart,
  end: box.selectionEnd,
  length: box.value.length,
});

/** The direction of a text follows the text itself. */
export const runsAgainst = (box: HTMLTextAreaElement): boolean =>
  (getComputedStyle(box).direction === 'rtl') !== isMirrored();

const begun = new WeakMap<HTMLTextAreaElement, string>();

/** Editing of the cell begins: Escape restores the text it has now. */
export const beginWriting = (box: HTMLTextAreaElement): void => {
  begun.set(box, box.value);
};

export const asBegun = (box: HTMLTextAreaElement): string => begun.get(box) ?? box.value;

/** The event of a cell that {@link reach} has reached. */
export const REACHED = 'reached';

/**
 * A cell reached by a key is chosen, as in a spreadsheet: typing replaces its text. Fingers reach no cell by key,
 * except with the Enter of their keyboard, and would replace unawares.
 */
export function reach(box: HTMLTextAreaElement): void {
  if (!matchMedia('(hover: hover)').matches) return;
  box.select();
  box.dispatchEvent(new Event(REACHED, { bubbles: true }));
}

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
  against: boolean,
): boolean =>
  length === 0 || (isSideways(key) && movingEnd === (goesBack(key, against) ? 0 : length));

const isSideways = (key: string) => key === 'ArrowLeft' || key === 'ArrowRight';

/** The sides of the range at which a place lies; the outline is made of these. */
export function sidesAt({ row, column }: Place, { top, left, bottom, right }: Rect): string {
  const sides = { top: row === top, start: column === left, bottom: row === bottom };
  return Object.entries({ ...sides, end: column === right })
    .flatMap(([side, isThere]) => (isThere ? [side] : []))
    .join(' ');
}
