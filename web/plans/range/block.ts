import type { FieldPath, PlanText } from '../form/fields.ts';
import { oneLine, type Rows } from '../grid/clipboard.ts';
import { LAST_COLUMN, LAST_ROW, type Place, pathAt } from '../grid/moves.ts';
import { columnsOf, placesIn, type Range, type Rect, rangeTo, rowsOf } from './range.ts';

/** The texts of ranges, and the changes that their keys make. */

export const blockOf = (values: PlanText, rect: Rect): string[][] =>
  rowsOf(rect).map((row) => columnsOf(rect).map((column) => textAt(values, { row, column })));

const textAt = (values: PlanText, place: Place) => values[pathAt(place)] ?? '';

export const cleared = (rect: Rect): PlanText =>
  Object.fromEntries(placesIn(rect).map((place) => [pathAt(place), '']));

/** Copies the first row into all rows below it; a range of one row takes the row above, as in spreadsheets. */
export function filledDown(values: PlanText, rect: Rect): PlanText {
  const from = rect.top === rect.bottom ? rect.top - 1 : rect.top;
  if (from < 0) return {};
  return filled(rect, ({ column }) => textAt(values, { row: from, column }));
}

/** Copies the first column into all columns to its right. A timing is never copied into meals. */
export function filledRight(values: PlanText, rect: Rect): PlanText {
  const left = Math.max(rect.left, 1);
  const from = left === rect.right ? left - 1 : left;
  if (from < 1) return {};
  return filled({ ...rect, left }, ({ row }) => textAt(values, { row, column: from }));
}

function filled(rect: Rect, text: (place: Place) => string): PlanText {
  const changes: Record<FieldPath, string> = {};
  for (const place of rect.left > rect.right ? [] : placesIn(rect))
    changes[pathAt(place)] = place.column === 0 ? oneLine(text(place)) : text(place);
  return changes;
}

const widthOf = (rows: Rows): number => rows.reduce((most, row) => Math.max(most, row.length), 0);

/** A block as a range takes it: it is repeated if it fits several times without a remainder. */
export function repeatedIn(rect: Rect, block: Rows): Rows {
  const [rows, columns] = [rowsOf(rect), columnsOf(rect)];
  const [high, wide] = [block.length, widthOf(block)];
  if (wide === 0 || rows.length % high > 0 || columns.length % wide > 0) return block;
  if (rows.length === high && columns.length === wide) return block;
  return rows.map((_, row) =>
    columns.map((__, column) => block[row % high]?.[column % wide] ?? ''),
  );
}

/** The cells that a block covers from a place on, cut at the edge of the grid. */
export const rangeCovered = (from: Place, block: Rows): Range =>
  rangeTo(from, {
    row: Math.min(from.row + block.length - 1, LAST_ROW),
    column: Math.min(from.column + Math.max(widthOf(block), 1) - 1, LAST_COLUMN),
  });
