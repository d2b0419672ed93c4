import { DAYS_PER_PLAN, MEALS_PER_DAY } from '#domain/plans/plan.ts';
import { type FieldPath, mealPath, timingPath } from '../form/fields.ts';

/** A place in the grid: `row` is the meal, column 0 its timing, columns 1 to 7 the days. */
export type Place = { readonly row: number; readonly column: number };

export const LAST_ROW = MEALS_PER_DAY - 1;
export const LAST_COLUMN = DAYS_PER_PLAN;

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

/** The place one arrow further, or null at the edge of the grid. */
export function neighbour(from: Place, key: string): Place | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const place = { row: from.row + arrow[0], column: from.column + arrow[1] };
  const inside =
    place.row >= 0 && place.row <= LAST_ROW && place.column >= 0 && place.column <= LAST_COLUMN;
  return inside ? place : null;
}

/** Where Enter goes: down, and from the last meal to the first of the next day. */
export function below(from: Place): Place | null {
  if (from.row < LAST_ROW) return { row: from.row + 1, column: from.column };
  return from.column < LAST_COLUMN ? { row: 0, column: from.column + 1 } : null;
}

type Stroke = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly rightToLeft?: boolean;
};
type Caret = { readonly start: number; readonly end: number; readonly length: number };

/** The end of the next cell's text at which the caret arrives: the one nearer to the previous cell. */
export type Landing = 'start' | 'end';
export type Move = { readonly to: Place; readonly landing: Landing };

const landingAfter = (key: string): Landing =>
  key === 'ArrowUp' || key === 'ArrowLeft' || key === 'Home' ? 'start' : 'end';

/**
 * Whether an arrow goes to the start of a text. The cells always run left to right, their texts may run right to
 * left.
 */
export const goesBack = (key: string, rightToLeft: boolean): boolean =>
  key === 'ArrowUp' || key === (rightToLeft ? 'ArrowRight' : 'ArrowLeft');

/**
 * Where a stroke leads out of a cell, or null when it stays inside. Arrows leave when the caret is at that end of
 * the text (Up and Down in the first and last line need {@link leavesLine}); with Ctrl they always do. Home and
 * End stay in their text, as in a spreadsheet while editing: one press too many would put the next typed text in
 * another day. With Ctrl they go to the corners.
 */
export function moveFor(stroke: Stroke, caret: Caret, from: Place): Move | null {
  const { key, ctrlKey, rightToLeft = false } = stroke;
  const atStart = caret.start === 0 && caret.end === 0;
  const atEnd = caret.start === caret.length && caret.end === caret.length;
  const to = (place: Place | null): Move | null =>
    place && { to: place, landing: landingAfter(key) };

  if (key in ARROWS) {
    return ctrlKey || (goesBack(key, rightToLeft) ? atStart : atEnd)
      ? to(neighbour(from, key))
      : null;
  }
  if (key === 'Home' && ctrlKey) return to({ row: 0, column: 1 });
  if (key === 'End' && ctrlKey) return to({ row: LAST_ROW, column: LAST_COLUMN });
  return null;
}

/**
 * Where Up or Down leads out of a wrapped text. Only the browser knows the lines, so it moves the caret first: if
 * the caret stayed, there was no line to go to.
 */
export function leavesLine(key: string, before: Caret, after: Caret, from: Place): Move | null {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  if (before.start !== after.start || before.end !== after.end) return null;
  const to = neighbour(from, key);
  return to && { to, landing: landingAfter(key) };
}

/** The text box of a cell, and the field that it edits. */
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

/** The direction follows the text itself. */
export const isRightToLeft = (box: HTMLTextAreaElement): boolean =>
  getComputedStyle(box).direction === 'rtl';

const begun = new WeakMap<HTMLTextAreaElement, string>();

/** Editing of the cell begins: Escape restores the text it has now. */
export const beginWriting = (box: HTMLTextAreaElement): void => {
  begun.set(box, box.value);
};

export const asBegun = (box: HTMLTextAreaElement): string => begun.get(box) ?? box.value;
