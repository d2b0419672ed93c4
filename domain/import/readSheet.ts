import { type Axes, axesOf, letterDays, mayBeHad } from './axes.ts';
import { dayHeading } from './dayHeading.ts';
import { dayTyposOf } from './dayTypos.ts';
import { type Grid, type GridCell, gridOf } from './grid.ts';
import {
  beginMeals,
  daysAgain,
  daysInOrder,
  markFor,
  noHeads,
  readDayRow,
  readMealRow,
  readRoleRow,
  readWeekRow,
  type State,
  withFigures,
} from './heads.ts';
import { brokenUp, MAIN } from './labels.ts';
import { isFiguresAlone } from './letters.ts';
import { isOfPlan, type Line, readsAsPlan, startsDay, startsMeal } from './lineStarts.ts';
import { mealHeading } from './mealHeading.ts';
import { withoutMealLetters } from './mealLetters.ts';
import type { Around, Orientation, Reading } from './reading.ts';
import { readLines } from './readLines.ts';
import { roleOf } from './roles.ts';
import { sameAs } from './sameDays.ts';
import type { Block, Sheet, SourceCell } from './source.ts';
import { readCells, readFoods } from './tableCells.ts';
import { withDatesAsHeads, withDayRowsJoined, withFoods, withListedCells } from './tableShapes.ts';

/** Reads one row of a table: headings, a remark, or cells with a day and a meal. */
function readRow(reading: Reading, grid: Grid, axes: Axes, state: State, row: number): void {
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
    // 'Breakfast' in the corner, or alone in the row above, applies to everything below.
    const letters = letterDays(begun)?.cells ?? [];
    const above = grid.row(row - 1);
    const [meal] = [...begun, ...(above.length === 1 ? above : [])].flatMap((cell) =>
      cell.meal?.strict && cell.meal.kind && !cell.day?.strict && !letters.includes(cell)
        ? cell.meal
        : [],
    );
    if (meal) state.meal = reading.meal(meal, state.sequence);
    return;
  }
  if (axes.mealRows.has(row)) {
    begin();
    state.heads = withFigures(grid, row, readMealRow(reading, begun, axes, state));
    return;
  }
  const mayBeWeeks = axes.mealRows.has(row + 1) || axes.dayColumns.length > 0;
  if (mayBeWeeks && readWeekRow(reading, begun, state)) return;
  if (axes.roleRows.has(row)) {
    if (begun.some(({ day }) => day?.every)) reading.saysEveryDay = true;
    state.heads = withFigures(grid, row, readRoleRow(reading, begun, state.heads, grid, axes));
    return;
  }
  if (readRepeated(reading, axes, state, begun)) return;
  if (all.length === 1 && only.row === row && readAlone(reading, grid, axes, state, only)) return;
  if (state.inNotes && !all.some(({ meal, day }) => meal?.strict || day?.strict)) {
    for (const { piece } of begun) reading.note(piece, 'remark');
    return;
  }
  const isAbove = [...axes.dayRows, ...axes.mealRows, ...axes.roleRows].some((head) => head > row);
  const isLabelled = axes.mealColumns.some((column) => grid.at(row, column)?.meal?.strict);
  const hasHeads = state.heads.days.size + state.heads.meals.size > 0;
  if (isAbove && !state.hasContent && !isLabelled && !hasHeads) {
    for (const { piece } of begun) reading.note(piece, 'abovePlan');
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

/** Reads a row with a single cell, a heading or a remark. False: it is an ordinary row. */
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
    reading.note(piece, 'remark');
    state.inNotes = true;
    return true;
  }
  if (role?.kind === 'figures' || isFiguresAlone(text)) {
    reading.left(piece, 'numbers');
    return true;
  }
  if (cell.row === grid.rows - 1 && state.hasContent && isOfPlan(text)) {
    reading.note(piece, 'remark');
    return true;
  }
  const isLabel = axes.mealColumns.includes(column) || axes.dayColumns.includes(column);
  const hasPlace =
    !isLabel &&
    (state.heads.days.has(column) || state.heads.meals.has(column) || state.day !== null);
  if ((hasPlace && !isWide) || (isLabel && !isWide && (meal?.strict || day?.strict))) return false;
  reading.note(piece, state.hasContent ? 'remark' : 'abovePlan');
  if (!state.hasContent && day?.every) reading.saysEveryDay = true;
  return true;
}

/** Reads a table with days and meals as headings, in either direction. */
function readTable(
  reading: Reading,
  cells: readonly SourceCell[],
  around: Around,
  forced: Orientation | null,
): void {
  const grid = gridOf(withDayRowsJoined(withDatesAsHeads(cells)), (text) => reading.piece(text));
  if (grid.cells.length === 0) return;
  const axes = axesOf(grid, forced);
  if (around.open && readFoods(reading, grid, axes, around.open)) return;
  const hasDays = axes.dayRows.size > 0 || axes.dayColumns.length > 0;
  const hasMeals = axes.mealRows.size > 0 || axes.mealColumns.length > 0;
  // 'Monday: 7 pm, running' beside a plan whose meals are named.
  const areNamed = reading.placed.some(({ meal }) => meal?.heading?.kind != null);
  const namesMeals = grid.cells.some(
    ({ meal, text }) =>
      (meal?.strict && (meal.kind ?? meal.ordinal)) || readsAsPlan(text.split('\n')),
  );
  // 'Snacks' and 'Drinks' below 'Shopping list' are parts of the shop; 'Dinner' is none.
  const isShop =
    around.isAside &&
    around.day &&
    !grid.cells.some(({ meal }) => meal?.strict && MAIN.has(meal.kind));
  if (areNamed && (hasDays ? around.isTabled && !namesMeals : isShop)) {
    for (const { piece } of grid.cells) reading.left(piece, 'otherTable');
    return;
  }
  if (!hasDays && !hasMeals) {
    if (isInLines(grid)) {
      readAsLines(reading, grid, around);
      return;
    }
    if (!isBlock(grid) || reading.placed.some(({ day }) => day?.label)) {
      for (const { piece } of grid.cells) reading.left(piece, 'otherTable');
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
    weeks: new Map(),
    inWeeks: new Map(),
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
  // A table that is only used for the layout of a page: each cell is read separately, or all are its lines.
  const isLayout = grid.cells.some(({ text }) => readsAsPlan(text.split('\n')));
  const all = grid.cells.map(({ text }) => text);
  for (const texts of isLayout ? all.map((text) => text.split('\n')) : [all]) {
    const lines = texts.map((text) => ({ piece: reading.piece(text), text, begins: false }));
    readLines(reading, lines, around);
  }
  for (const { piece } of grid.cells) reading.heading(piece);
  reading.orientation ??= 'list';
}

/** Reads the lines and tables of a sheet in their order. A line that names a day heads the tables below. */
export function readSheet(
  reading: Reading,
  sheet: Sheet,
  orientation: Orientation | null,
  isOneOfMany: boolean,
): void {
  const { blocks: written, letters } = withoutMealLetters(sheet);
  const blocks = withListedCells(written).flatMap((block): readonly Block[] =>
    block.kind === 'line'
      ? brokenUp(block.text).map((text) => ({ ...block, text }))
      : withFoods(block.cells),
  );
  for (const letter of new Set(letters)) reading.heading(reading.piece(letter));
  const named = dayHeading(sheet.name);
  const around: Around = {
    day: isOneOfMany && named ? reading.day(named, sheet.name, null) : null,
    week: !isOneOfMany && named?.strict ? named.week : null,
  };
  let lines: Line[] = [];
  const hasTable = blocks.some(({ kind }) => kind === 'table');
  const flush = () => {
    if (lines.length > 0) readLines(reading, lines, around);
    lines = [];
  };
  const typos = dayTyposOf(blocks.map((block) => (block.kind === 'line' ? block.text : '')));
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'table') {
      flush();
      readTable(reading, block.cells, around, orientation);
      around.isTabled = true;
      continue;
    }
    if (block.stamp) reading.heading(reading.piece(block.stamp));
    const piece = reading.piece(block.text);
    const typo = typos[at] ?? null;
    const text = typo ? block.text.replace(typo.written, typo.meant) : block.text;
    const day = hasTable && !sameAs(text) ? dayHeading(text) : null;
    const next = blocks.slice(at + 1).find((each) => each.kind === 'table' || each.text !== '');
    const isAbove =
      next?.kind === 'table' || (next && (startsMeal(next.text) || startsDay(next.text)));
    const mayHead = isAbove && (day?.others ?? 0) <= 3 && text.length < 40;
    if (day && (day.strict || (mayHead && !/:.*\S/.test(text)))) {
      flush();
      reading.heading(piece);
      if (day.every) reading.saysEveryDay = true;
      if (day.week !== null) around.week = day.week;
      around.isTabled = false;
      around.isAside = false;
      around.open = null;
      around.day =
        day.days.length > 0
          ? reading.day(day, block.text, around.week)
          : day.week === null
            ? around.day
            : null;
      continue;
    }
    if (day?.every) reading.saysEveryDay = true;
    // 'Option B' above a further table of foods of the meal.
    const isOption = next?.kind === 'table' && roleOf(text)?.kind === 'option';
    if (isOption) flush();
    if (isOption && around.open) {
      around.open = { ...around.open, option: text };
      reading.heading(piece);
      continue;
    }
    around.isAside =
      roleOf(text)?.kind === 'aside' || (around.isAside === true && !mealHeading(text)?.strict);
    lines.push({
      piece,
      text,
      begins: block.begins ?? false,
      isHeading: block.isHeading ?? false,
      typo,
    });
  }
  flush();
  if (!hasTable) reading.orientation ??= 'list';
}
