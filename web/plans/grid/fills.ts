import { alternativesOf, between, withoutLastOr } from '#domain/plans/plan.ts';
import { DAYS, type FieldPath, MEALS, mealPath, type PlanText } from '../form/fields.ts';
import { oneLine, type Rows } from './clipboard.ts';
import {
  columnsOf,
  LAST_COLUMN,
  LAST_ROW,
  type Place,
  pathAt,
  placeOf,
  placesIn,
  type Range,
  type Rect,
  rangeTo,
  rowsOf,
} from './moves.ts';

export function copyDay(values: PlanText, day: number, to: readonly number[]): PlanText {
  return Object.fromEntries(
    to.flatMap((target) =>
      MEALS.map((meal) => [mealPath(target, meal), values[mealPath(day, meal)] ?? '']),
    ),
  );
}

export const swapDays = (values: PlanText, one: number, other: number): PlanText => ({
  ...copyDay(values, one, [other]),
  ...copyDay(values, other, [one]),
});

/** The meals in which a text stands, in any case, with another in its place. */
export function replaced(values: PlanText, find: string, by: string): PlanText {
  if (find.trim() === '') return {};
  const pattern = new RegExp(find.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'giu');
  return Object.fromEntries(
    DAYS.flatMap((day) =>
      MEALS.map((meal): [FieldPath, string] => {
        const path = mealPath(day, meal);
        return [path, (values[path] ?? '').replaceAll(pattern, () => by)];
      }),
    ),
  );
}

export const clearDay = (day: number): PlanText =>
  Object.fromEntries(MEALS.map((meal) => [mealPath(day, meal), '']));

export function repeatAcrossWeek(values: PlanText, from: FieldPath): PlanText {
  const place = placeOf(from);
  if (!place || place.column === 0) return {};
  return Object.fromEntries(DAYS.map((day) => [mealPath(day, place.row), values[from] ?? '']));
}

/** The cell to the right takes the text of this one; nothing happens at the end of the week. */
export function copyToRight(
  values: PlanText,
  from: FieldPath,
): { changes: PlanText; to: FieldPath } | null {
  const place = placeOf(from);
  if (!place || place.column === 0 || place.column === LAST_COLUMN) return null;
  const to = pathAt({ row: place.row, column: place.column + 1 });
  return { changes: { [to]: values[from] ?? '' }, to };
}

export const filledOn = (values: PlanText, day: number): number =>
  MEALS.filter((meal) => (values[mealPath(day, meal)] ?? '').trim() !== '').length;

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

/** The text of a meal when another alternative is about to be typed after it. */
export function anotherAhead(meal: string): string {
  const text = withoutLastOr(meal);
  const found = alternativesOf(text);
  return text === '' ? '' : text + between(found.length > 0 ? found : [text]);
}
