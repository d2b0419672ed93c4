import { type Axes, axesOf } from './axes.ts';
import { type Grid, type GridCell, gridOf } from './grid.ts';
import {
  BESIDE,
  dayNamed,
  daysAgain,
  daysInOrder,
  type Heads,
  labelsFor,
  noHeads,
  readDayRow,
  readMealRow,
  readRoleRow,
  unknownMeal,
} from './heads.ts';
import type { Around, DayMark, MealMark, Orientation, Reading } from './reading.ts';
import { readLines, readsAsPlan } from './readLines.ts';
import { isFiguresAlone } from './roles.ts';
import type { SourceCell } from './source.ts';

const REMARK = 'A remark, kept in the notes.';
const TITLE = 'Words above the plan, kept in the notes.';
const NUMBERS = 'Numbers.';
const NO_MEAL = 'No heading names this meal: placed in order.';
const UNKNOWN_MEAL = 'The heading of this meal is not known: placed in order.';
const UNKNOWN_DAY = 'The heading of this day is not known: placed in order.';

/** What is known at a row of a table, from the rows above it. */
type State = {
  heads: Heads;
  week: number | null;
  /** Headings that stand alone in their row. */
  day: DayMark | null;
  meal: MealMark | null;
  sequence: number;
  /** By column of labels: the last one. */
  readonly dayLabels: Map<number, { cell: GridCell; mark: DayMark } | null>;
  mealLabel: Map<number, { key: string; mark: MealMark }>;
  hasContent: boolean;
  inNotes: boolean;
  unknownDays: number;
};

/** A table with days and meals as headings, whichever way they go. */
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
    hasContent: false,
    inNotes: false,
    unknownDays: 0,
  };
  if (!hasDays && !hasMeals) state.heads = blockHeads(reading, grid);
  for (let row = 0; row < grid.rows; row += 1) readRow(reading, grid, axes, state, row);
}

/** Seven columns or more of few rows: a week without headings. */
const isBlock = (grid: Grid) =>
  grid.columns >= 5 && grid.columns <= 7 && grid.rows <= 8 && grid.cells.length >= grid.columns;

const blockHeads = (reading: Reading, grid: Grid) =>
  daysInOrder(
    reading,
    Array.from({ length: grid.columns }, (_, column) => column),
  );

/** Whether days and meals stand within the cells rather than at their heads. */
const isInLines = (grid: Grid) =>
  grid.cells.some(({ text }) => readsAsPlan(text.split('\n'))) ||
  readsAsPlan(grid.cells.map(({ text }) => text));

function readAsLines(reading: Reading, grid: Grid, around: Around): void {
  // A table that only places boxes on a page: each is read by itself.
  for (const cell of grid.cells) {
    const lines = cell.text
      .split('\n')
      .map((text) => ({ piece: reading.piece(text), text, begins: false }));
    readLines(reading, lines, around);
    reading.heading(cell.piece);
  }
  reading.orientation ??= 'list';
}

function readRow(reading: Reading, grid: Grid, axes: Axes, state: State, row: number): void {
  const all = grid.row(row);
  const begun = all.filter((cell) => cell.row === row);
  const [only] = all;
  if (!only) return;
  const begin = () => {
    state.sequence = reading.sequence();
    state.mealLabel = new Map();
    state.meal = null;
    state.inNotes = false;
  };
  if (axes.dayRows.has(row)) {
    begin();
    state.heads = readDayRow(reading, begun, state.week);
    state.day = null;
    return;
  }
  if (axes.mealRows.has(row)) {
    begin();
    state.heads = readMealRow(reading, begun, axes, state.heads);
    return;
  }
  if (axes.roleRows.has(row)) {
    state.heads = readRoleRow(reading, begun, state.heads);
    return;
  }
  if (all.length === 1 && only.row === row && readAlone(reading, grid, axes, state, only)) return;
  if (state.inNotes && !all.some(({ meal, day }) => meal?.strict || day?.strict)) {
    for (const { piece } of begun) reading.note(piece, REMARK);
    return;
  }
  const isAbove = [...axes.dayRows, ...axes.mealRows].some((head) => head > row);
  const isLabelled = axes.mealColumns.some((column) => grid.at(row, column)?.meal?.strict);
  if (isAbove && !state.hasContent && !isLabelled) {
    for (const { piece } of begun) reading.note(piece, TITLE);
    return;
  }
  readCells(reading, grid, axes, state, row);
}

/** A row with one cell: a heading for what follows, or a remark. False where it is a row like others. */
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
    state.sequence = reading.sequence();
    state.mealLabel = new Map();
    state.meal = null;
    state.inNotes = false;
    reading.heading(piece);
    return true;
  }
  if (meal?.strict && (isWide || !axes.mealColumns.includes(column))) {
    state.meal = markFor(reading, state, column, text, () => meal);
    state.inNotes = false;
    reading.heading(piece);
    return true;
  }
  if (role?.kind === 'notes' || role?.kind === 'aside') {
    reading.note(piece, REMARK);
    state.inNotes = true;
    return true;
  }
  if (isFiguresAlone(text)) {
    reading.left(piece, NUMBERS);
    return true;
  }
  const isLabel = axes.mealColumns.includes(column) || axes.dayColumns.includes(column);
  const hasPlace =
    !isLabel &&
    (state.heads.days.has(column) || state.heads.meals.has(column) || state.day !== null);
  if ((hasPlace && !isWide) || (isLabel && !isWide && (meal?.strict || day?.strict))) return false;
  // Text below a meal that has a row of its own, over all days.
  if (isWide && state.meal && state.heads.days.size === 0 && !axes.mealColumns.includes(column))
    return false;
  reading.note(piece, state.hasContent ? REMARK : TITLE);
  if (!state.hasContent && day?.every) reading.saysEveryDay = true;
  return true;
}

/** The mark of a meal's heading; the same one where the heading is only repeated. */
function markFor(
  reading: Reading,
  state: State,
  column: number,
  text: string,
  heading: () => ReturnType<typeof unknownMeal>,
): MealMark {
  const key = text.toLowerCase();
  const known = state.mealLabel.get(column);
  if (known?.key === key) return known.mark;
  const found = heading();
  // A day that begins anew: 'Breakfast' after 'Dinner'.
  const isAnew =
    found.kind === 'breakfast' &&
    reading.meals.some(
      (mark) => mark.sequence === state.sequence && mark.heading?.kind === 'dinner',
    );
  if (isAnew) state.sequence = reading.sequence();
  const mark = reading.meal(found, state.sequence);
  state.mealLabel.set(column, { key, mark });
  return mark;
}

function readCells(reading: Reading, grid: Grid, axes: Axes, state: State, row: number): void {
  const { heads } = state;
  const dayOf = new Map<number, DayMark | null>();
  let isTotals = false;
  for (const column of axes.dayColumns) {
    const cell = grid.at(row, column);
    const known = state.dayLabels.get(column);
    if (cell && known?.cell === cell) {
      dayOf.set(column, known.mark);
      continue;
    }
    if (!cell) {
      dayOf.set(column, known?.mark ?? state.day);
      continue;
    }
    if (cell.width > 1 && !(cell.day && cell.day.days.length > 0)) continue;
    if (cell.day?.week != null && cell.day.days.length === 0) state.week = cell.day.week;
    const isDay = cell.day && (cell.day.days.length > 0 || cell.day.every);
    if (!isDay && (cell.role || isFiguresAlone(cell.text) || !axes.unknownDays)) {
      if (cell.role?.kind === 'figures') isTotals = true;
      state.dayLabels.set(column, null);
      dayOf.set(column, null);
      continue;
    }
    let heading = isDay ? cell.day : null;
    if (!heading) {
      state.unknownDays += 1;
      heading = dayNamed({ ordinal: state.unknownDays });
    }
    reading.heading(cell.piece);
    const mark = reading.day(heading, cell.text, state.week);
    state.dayLabels.set(column, { cell, mark });
    dayOf.set(column, mark);
    state.sequence = reading.sequence();
    state.mealLabel = new Map();
    state.meal = null;
  }
  const mealOf = new Map<number, MealMark | null>();
  const isFirst = new Set<readonly number[]>();
  for (const column of axes.mealColumns) {
    const group = labelsFor(axes.mealColumns, column + 1);
    if (isFirst.has(group)) continue;
    isFirst.add(group);
    const labels = [
      ...new Set(group.map((each) => grid.at(row, each)).filter((cell) => cell !== undefined)),
    ];
    const [first = 0] = group;
    if (
      labels.length === 0 ||
      labels.some(({ width, meal }) => width > group.length + 1 && !meal?.strict)
    ) {
      mealOf.set(
        first,
        labels.length === 0 ? (state.mealLabel.get(first)?.mark ?? state.meal) : null,
      );
      continue;
    }
    const named = labels.filter(({ meal }) => meal !== null && (meal.strict || meal.others <= 3));
    const role = labels.find((cell) => cell.role && !cell.meal?.strict)?.role?.kind;
    if (named.length === 0 && role && role !== 'food' && role !== 'option') {
      if (role === 'figures') isTotals = true;
      if (role === 'notes' || role === 'aside') {
        for (const cell of grid.row(row)) if (cell.row === row) reading.note(cell.piece, REMARK);
        return;
      }
      mealOf.set(first, null);
      continue;
    }
    const used = named.length > 0 ? named : labels;
    const text = used.map((cell) => cell.text.replace(/\s+/g, ' ')).join(', ');
    for (const { piece } of used) reading.heading(piece);
    mealOf.set(
      first,
      markFor(reading, state, first, text, () => unknownMeal(text)),
    );
  }
  if (isTotals) {
    for (const cell of grid.row(row)) if (cell.row === row) reading.left(cell.piece, NUMBERS);
    return;
  }
  let rowMeal: MealMark | null = null;
  for (let column = 0; column < grid.columns; column += 1) {
    const cell = grid.at(row, column);
    if (!cell || axes.dayColumns.includes(column) || axes.mealColumns.includes(column)) continue;
    if (cell.row !== row && !isTall(cell, axes)) continue;
    const role = heads.roles.get(column);
    if (role?.kind === 'figures' || (isFiguresAlone(cell.text) && role?.kind !== 'quantity')) {
      reading.left(cell.piece, NUMBERS);
      continue;
    }
    if (role?.kind === 'label' || role?.kind === 'aside') {
      reading.left(cell.piece, BESIDE);
      continue;
    }
    if (role?.kind === 'notes') {
      reading.note(cell.piece, REMARK);
      continue;
    }
    const [dayColumn] = labelsFor(axes.dayColumns, column);
    const [mealColumn] = labelsFor(axes.mealColumns, column);
    const rowDay = dayColumn === undefined ? null : dayOf.get(dayColumn);
    const day =
      heads.days.get(column) ??
      rowDay ??
      (heads.days.size === 0 && dayColumn === undefined ? state.day : null);
    const labelled = mealColumn === undefined ? null : mealOf.get(mealColumn);
    let meal =
      heads.meals.get(column) ?? labelled ?? (mealColumn === undefined ? state.meal : null);
    if ((heads.days.size > 0 || dayColumn !== undefined) && !day) {
      if (!state.hasContent || heads.days.size > 0) reading.left(cell.piece, BESIDE);
      else reading.note(cell.piece, REMARK);
      continue;
    }
    const lines = cell.text.split('\n');
    if (!meal && readsAsPlan(lines)) {
      const read = lines.map((text) => ({ piece: reading.piece(text), text, begins: false }));
      readLines(reading, read, { day, week: state.week });
      reading.heading(cell.piece);
      state.hasContent = true;
      continue;
    }
    if (!meal && (axes.mealColumns.length > 0 || heads.meals.size > 0)) {
      if (state.hasContent) reading.note(cell.piece, REMARK);
      else reading.left(cell.piece, BESIDE);
      continue;
    }
    const why: string[] = [];
    if (!meal) {
      rowMeal ??= reading.meal(null, state.sequence);
      meal = rowMeal;
      why.push(NO_MEAL);
    } else if (
      meal.heading &&
      meal.heading.kind === null &&
      meal.heading.time === null &&
      meal.heading.ordinal === null
    )
      why.push(UNKNOWN_MEAL);
    if (axes.unknownDays) why.push(UNKNOWN_DAY);
    if (day?.label === '' && axes.dayRows.size === 0)
      why.push('No heading names the days: placed in order.');
    const option = role?.kind === 'option' ? role.label : null;
    if (role?.kind === 'quantity') {
      const with_ = reading.placed.findLast((each) => each.day === day && each.meal === meal);
      reading.place({
        piece: cell.piece,
        text: with_ ? `(${cell.text})` : cell.text,
        day,
        meal,
        option: with_?.option ?? null,
        why: with_?.why ?? why,
      });
    } else reading.place({ piece: cell.piece, text: cell.text, day, meal, option, why });
    state.hasContent = true;
  }
}

/** A cell over several rows that says the same for each: not where its rows are one day or meal. */
const isTall = (cell: GridCell, axes: Axes): boolean =>
  axes.mealColumns.length > 0 || axes.dayColumns.length > 0 ? cell.text !== '' : false;
