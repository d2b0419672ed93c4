import { type Axes, letterDays } from './axes.ts';
import { isFiguresAlone } from './figures.ts';
import type { Grid, GridCell } from './grid.ts';
import { daysAgain, readDayRow, readMealRow, readRoleRow, withFigures } from './heads.ts';
import { mayBeHad } from './labelColumns.ts';
import type { Reading } from './reading.ts';
import { readCells } from './tableCells.ts';
import { beginMeals, markFor, NUMBERS, REMARK, type State, TITLE } from './tableState.ts';

/** Reads one row of a table: headings, a remark, or cells with a day and a meal. */
export function readRow(reading: Reading, grid: Grid, axes: Axes, state: State, row: number): void {
  const all = grid.row(row);
  const begun = all.filter((cell) => cell.row === row);
  const [only] = all;
  if (!only) return;
  const begin = () => {
    beginMeals(reading, state);
    state.inNotes = false;
  };
  if (axes.dayRows.has(row)) {
    begin();
    state.heads = withFigures(grid, row, readDayRow(reading, begun, state.week));
    state.day = null;
    // 'Breakfast' in the corner applies to everything below.
    const letters = letterDays(begun)?.cells ?? [];
    const corner = begun.find(
      (cell) => cell.meal?.strict && cell.meal.kind && !cell.day?.strict && !letters.includes(cell),
    );
    if (corner?.meal) state.meal = reading.meal(corner.meal, state.sequence);
    return;
  }
  if (axes.mealRows.has(row)) {
    begin();
    state.heads = withFigures(grid, row, readMealRow(reading, begun, axes, state.heads));
    return;
  }
  if (axes.roleRows.has(row)) {
    if (begun.some(({ day }) => day?.every)) reading.saysEveryDay = true;
    state.heads = withFigures(grid, row, readRoleRow(reading, begun, state.heads, grid, axes));
    return;
  }
  if (readRepeated(reading, axes, state, begun)) return;
  if (all.length === 1 && only.row === row && readAlone(reading, grid, axes, state, only)) return;
  if (state.inNotes && !all.some(({ meal, day }) => meal?.strict || day?.strict)) {
    for (const { piece } of begun) reading.note(piece, REMARK);
    return;
  }
  const isAbove = [...axes.dayRows, ...axes.mealRows].some((head) => head > row);
  const isLabelled = axes.mealColumns.some((column) => grid.at(row, column)?.meal?.strict);
  if (isAbove && !state.hasContent && !isLabelled && state.heads.days.size === 0) {
    for (const { piece } of begun) reading.note(piece, TITLE);
    return;
  }
  readCells(reading, grid, axes, state, row);
}

/** 'Lunch' repeated below each day is the heading of the following rows. */
function readRepeated(
  reading: Reading,
  axes: Axes,
  state: State,
  cells: readonly GridCell[],
): boolean {
  const [first, second] = cells;
  if (!first?.meal || !second || state.heads.days.size === 0) return false;
  if (axes.mealColumns.length > 0 || state.heads.meals.size > 0) return false;
  const { meal, text, column } = first;
  if (!cells.every((cell) => cell.meal?.strict && cell.text === text)) return false;
  if (mayBeHad(first) && !state.meal) return false;
  state.meal = markFor(reading, state, column, text, () => meal);
  for (const { piece } of cells) reading.mealOfDay(piece, state.meal);
  return true;
}

/**
 * Reads a row with a single cell: a heading for what follows, or a remark. Returns false if it is an ordinary
 * row.
 */
function readAlone(
  reading: Reading,
  grid: Grid,
  axes: Axes,
  state: State,
  cell: GridCell,
): boolean {
  const { day, meal, role, piece, text, width, column } = cell;
  const isWide = width > 1 || grid.columns === 1;
  const isDayLabel = axes.dayColumns.includes(column) && !isWide;
  const opensDay =
    day && !isDayLabel && (day.strict || (day.others <= 3 && isWide && day.days.length > 0));
  if (opensDay && !(state.heads.days.size > 0 && day.days.length > 0 && !isWide)) {
    if (day.every) reading.saysEveryDay = true;
    if (day.week !== null && day.week !== state.week) {
      state.week = day.week;
      if (state.heads.days.size > 0) state.heads = daysAgain(reading, state.heads, day.week);
      state.dayLabels.clear();
    }
    if (day.days.length > 0) state.day = reading.day(day, text, state.week);
    beginMeals(reading, state);
    state.inNotes = false;
    reading.heading(piece);
    return true;
  }
  // Below a day, in a row without a label, 'Tea' is a drink.
  const isHad = !isWide && axes.mealColumns.length > 0 && state.heads.days.has(column);
  if (meal?.strict && !isHad && (isWide || !axes.mealColumns.includes(column))) {
    state.meal = markFor(reading, state, column, text, () => meal);
    state.inNotes = false;
    if (state.day || state.heads.days.has(column)) reading.mealOfDay(piece, state.meal);
    else reading.heading(piece);
    return true;
  }
  if (role?.kind === 'notes' || role?.kind === 'aside') {
    reading.note(piece, REMARK);
    state.inNotes = true;
    return true;
  }
  if (role?.kind === 'figures' || isFiguresAlone(text)) {
    reading.left(piece, NUMBERS);
    return true;
  }
  const isLabel = axes.mealColumns.includes(column) || axes.dayColumns.includes(column);
  const hasPlace =
    !isLabel &&
    (state.heads.days.has(column) || state.heads.meals.has(column) || state.day !== null);
  if ((hasPlace && !isWide) || (isLabel && !isWide && (meal?.strict || day?.strict))) return false;
  // Text below a meal that has its own row and applies to all days.
  if (isWide && state.meal && state.heads.days.size === 0 && !axes.mealColumns.includes(column))
    return false;
  reading.note(piece, state.hasContent ? REMARK : TITLE);
  if (!state.hasContent && day?.every) reading.saysEveryDay = true;
  return true;
}
