import { axesOf } from './axes.ts';
import { type Grid, gridOf } from './grid.ts';
import { daysInOrder, noHeads } from './heads.ts';
import { readsAsPlan } from './lineStarts.ts';
import type { Around, Orientation, Reading } from './reading.ts';
import { readLines } from './readLines.ts';
import type { SourceCell } from './source.ts';
import { readRow } from './tableRow.ts';
import type { State } from './tableState.ts';

/** Reads a table with days and meals as headings, in either direction. */
export function readTable(
  reading: Reading,
  cells: readonly SourceCell[],
  around: Around,
  forced: Orientation | null,
): void {
  const grid = gridOf(cells, (text) => reading.piece(text));
  if (grid.cells.length === 0) return;
  const axes = axesOf(grid, forced);
  const hasDays = axes.dayRows.size > 0 || axes.dayColumns.length > 0;
  const hasMeals = axes.mealRows.size > 0 || axes.mealColumns.length > 0;
  if (!hasDays && !hasMeals) {
    if (isInLines(grid)) {
      readAsLines(reading, grid, around);
      return;
    }
    if (!isBlock(grid)) {
      for (const { piece } of grid.cells) reading.left(piece, 'A table without days and meals.');
      return;
    }
  }
  reading.orientation ??=
    axes.dayRows.size > 0 || (!hasDays && !hasMeals && forced !== 'down')
      ? 'across'
      : hasDays
        ? 'down'
        : null;
  const state: State = {
    heads: noHeads(),
    week: around.week,
    day: around.day,
    meal: null,
    sequence: reading.sequence(),
    dayLabels: new Map(),
    mealLabel: new Map(),
    sequences: new Map(),
    coursesOf: null,
    hasContent: false,
    inNotes: false,
    unknownDays: 0,
  };
  if (!hasDays && !hasMeals) state.heads = blockHeads(reading, grid);
  for (let row = 0; row < grid.rows; row += 1) readRow(reading, grid, axes, state, row);
}

/** Five to seven columns and few rows: a week without headings. */
const isBlock = (grid: Grid) =>
  grid.columns >= 5 && grid.columns <= 7 && grid.rows <= 8 && grid.cells.length >= grid.columns;

const blockHeads = (reading: Reading, grid: Grid) =>
  daysInOrder(
    reading,
    Array.from({ length: grid.columns }, (_, column) => column),
  );

/** Whether days and meals are named within the cells rather than in headings. */
const isInLines = (grid: Grid) =>
  grid.cells.some(({ text }) => readsAsPlan(text.split('\n'))) ||
  readsAsPlan(grid.cells.map(({ text }) => text));

function readAsLines(reading: Reading, grid: Grid, around: Around): void {
  // A table that is only used for the layout of a page: each cell is read separately.
  for (const cell of grid.cells) {
    const lines = cell.text
      .split('\n')
      .map((text) => ({ piece: reading.piece(text), text, begins: false }));
    readLines(reading, lines, around);
    reading.heading(cell.piece);
  }
  reading.orientation ??= 'list';
}
