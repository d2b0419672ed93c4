import { isBlankMeal } from '../plans/plan.ts';
import { type DayHeading, dayHeading } from './dayHeading.ts';
import { daysOf } from './dayTypos.ts';
import { plain } from './letters.ts';
import { type MealHeading, mealHeading } from './mealHeading.ts';
import { type Role, roleOf } from './roles.ts';
import { sameAs } from './sameDays.ts';
import type { SourceCell } from './source.ts';

/** A cell with all its possible meanings as a heading. */
export type GridCell = {
  readonly index: number;
  readonly piece: number;
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly text: string;
  readonly day: DayHeading | null;
  readonly meal: MealHeading | null;
  readonly role: Role | null;
};

/** A table in which every place has its cell, including places in merged cells. */
export type Grid = {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly GridCell[];
  at(row: number, column: number): GridCell | undefined;
  /** The cells with text in a row, each once. */
  row(row: number): readonly GridCell[];
  column(column: number): readonly GridCell[];
};

/** The bullet at the beginning of a line of a cell. */
const LISTED = /^[•◦▪●○■□·►▶➤✓✔*–-][ \t]+/gmu;

const DAY_NUMBERS =
  /^(?:plan |meal )?(?:day|tag|jour|dia|giorno|dzien|день)(?: ?(?:no|nr|number|#))?\.?$/u;

export function gridOf(source: readonly SourceCell[], pieceOf: (text: string) => number): Grid {
  const rows = Math.max(0, ...source.map(({ row }) => row + 1));
  const columns = Math.max(0, ...source.map(({ column }) => column + 1));
  // Spans are cut after 60 columns, or after the last cell if that is further right.
  const wide = Math.max(
    columns,
    ...source.map((cell) => Math.min(cell.column + cell.columnSpan, 60)),
  );
  const places: (GridCell | undefined)[][] = Array.from({ length: rows }, () => []);
  const cells: GridCell[] = [];
  // A lone dash is an empty cell.
  const written = source.filter(({ text }) => !isBlankMeal(text));
  const days = daysOf(written);
  const numbered = new Set<number>();
  for (const [at, each] of written.entries()) {
    const { row, column } = each;
    const text = each.text.replace(LISTED, '');
    const width = Math.min(each.columnSpan, wide - column);
    const role = roleOf(text);
    // '1' and '2' below 'plan_day'.
    if (DAY_NUMBERS.test(plain(text))) numbered.add(column);
    const isNumbered = numbered.has(column) && /^\d[\d\s,&+–-]*$/.test(text);
    const cell: GridCell = {
      index: cells.length,
      piece: pieceOf(text),
      row,
      column,
      width,
      text,
      day: isNumbered ? dayHeading(`day ${text}`) : sameAs(text) ? null : (days[at] ?? null),
      meal: role?.kind === 'figures' ? null : mealHeading(text),
      role,
    };
    cells.push(cell);
    for (const line of places.slice(row, row + each.rowSpan))
      for (let across = 0; across < width; across += 1) line[column + across] ??= cell;
  }
  const once = (found: readonly (GridCell | undefined)[]) => [
    ...new Set(found.filter((cell) => cell !== undefined)),
  ];
  const byRow = places.map(once);
  const byColumn = Array.from({ length: wide }, (_, column) =>
    once(places.map((line) => line[column])),
  );
  return {
    rows,
    columns: wide,
    cells,
    at: (row, column) => places[row]?.[column],
    row: (row) => byRow[row] ?? [],
    column: (column) => byColumn[column] ?? [],
  };
}
