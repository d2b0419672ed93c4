import { type Axes, isOfPlan } from './axes.ts';
import type { Grid, GridCell } from './grid.ts';
import { dayInWeek, labelsFor, noHeads, readRoleRow, type State, withFigures } from './heads.ts';
import { isFiguresAlone, isSum, plain, withoutFigures } from './letters.ts';
import { startsMeal } from './lineStarts.ts';
import type { DayMark, MealMark, Open, Placed, Reading } from './reading.ts';
import { readLines } from './readLines.ts';
import type { Role } from './roles.ts';
import { type RowLabels, readLabels } from './tableLabels.ts';
import type { Why } from './words.ts';

/** Reads a row of cells, each of which belongs to a day and a meal, or to none. */
export function readCells(
  reading: Reading,
  grid: Grid,
  axes: Axes,
  state: State,
  row: number,
): void {
  const labels = readLabels(reading, grid, axes, state, row);
  if (labels.is !== 'meals') {
    for (const { row: from, piece, text } of grid.row(row)) {
      if (from !== row) continue;
      if (labels.is === 'figures' || isFiguresAlone(text)) reading.left(piece, 'numbers');
      else reading.note(piece, 'remark');
    }
    return;
  }
  const placedBefore = namesNoDay(grid, axes, row) ? reading.placed.slice() : [];
  const ordered = new Map<number, MealMark>();
  const areDays = axes.mealColumns.length === 0 && isDayEachRow(grid, axes);
  let { option } = labels;
  for (let column = 0; column < grid.columns; column += 1) {
    const cell = grid.at(row, column);
    if (!cell || axes.dayColumns.includes(column) || axes.mealColumns.includes(column)) continue;
    // Where rows are days or meals, a cell that spans down from a row above repeats its text here.
    const isRepeated = cell.row !== row;
    if (isRepeated && axes.mealColumns.length + axes.dayColumns.length === 0) continue;
    if (!isRepeated && !reading.isOpen(cell.piece) && cell.column === column) continue;
    if (cell.role?.kind === 'option' && isBesideDishes(grid, state, cell)) {
      option = cell.role.label;
      reading.heading(cell.piece);
      continue;
    }
    const role = state.heads.roles.get(column);
    if (setAside(reading, cell, role)) continue;
    const { day: named, meal, isDayMissing } = placeOf(axes, state, labels, column);
    const day = named && dayInWeek(reading, state, named, column);
    if (isDayMissing) {
      if (!state.hasContent || state.heads.days.size > 0) reading.left(cell.piece, 'besidePlan');
      else reading.note(cell.piece, 'remark');
      continue;
    }
    const lines = cell.text.split('\n');
    // 'Tea' alone in a cell is a drink, not a heading.
    if (!meal && lines.some(startsMeal) && !(lines.length === 1 && cell.meal?.strict)) {
      const read = lines.map((text) => ({ piece: reading.piece(text), text, begins: false }));
      readLines(reading, read, { day, week: state.week });
      reading.heading(cell.piece);
      state.hasContent = true;
      continue;
    }
    if (!meal && (axes.mealColumns.length > 0 || state.heads.meals.size > 0)) {
      if (state.hasContent) reading.note(cell.piece, 'remark');
      else reading.left(cell.piece, 'besidePlan');
      continue;
    }
    const why: Why[] = meal?.heading?.label
      ? isUnknown(meal)
        ? ['unknownMeal']
        : []
      : ['mealUnnamed'];
    if (role?.kind === 'unknown') why.push('mixed');
    if (axes.unknownDays) why.push('unknownDay');
    if (labels.isUnsure) why.push('unknownRow');
    if (day?.label === '' && axes.dayRows.size === 0) why.push('daysUnnamed');
    const isAgain = (each: Placed) => each.day === day && meal !== null && isSame(each.meal, meal);
    const again = day ? placedBefore.find(isAgain) : undefined;
    if (again) why.push('otherDay');
    // Where each row is a day, meals without headings are numbered by column; else by row.
    const at = areDays && role === undefined ? column : -1;
    if (!meal && !ordered.has(at)) ordered.set(at, reading.meal(null, state.sequence));
    const inOrder = ordered.get(at) ?? null;
    place(reading, cell, { day, meal: again?.meal ?? meal ?? inOrder, why, role, option });
    state.hasContent = true;
  }
}

/** Reads a table below the name of a meal as a list of its foods, with amounts and figures; false if it is none. */
export function readFoods(reading: Reading, grid: Grid, axes: Axes, open: Open): boolean {
  const isSaid = ({ text }: GridCell) => /[\p{L}\p{N}]/u.test(text);
  const rows = [...Map.groupBy(grid.cells.filter(isSaid), ({ row }) => row).values()];
  const [first = []] = rows;
  const kinds = first.flatMap(({ role }) => role?.kind ?? []);
  const isOne = kinds.includes('food') || kinds.includes('quantity');
  const isHead = kinds.length > 1 || (isOne && !first.some(({ text }) => /\d/.test(text)));
  const isFilled = reading.placed.some(({ meal }) => meal === open.meal);
  if (grid.cells.some(isOfPlan) || (isFilled && !(isHead && kinds.includes('food')))) return false;
  const named = readRoleRow(reading, isHead ? first : [], noHeads(), grid, axes);
  const roles = new Map(withFigures(grid, isHead ? (first[0]?.row ?? 0) : -1, named).roles);
  const foods = isHead ? rows.slice(1) : rows;
  // The first numbers that are no calories are the amounts, whatever they are called.
  const isAmount = ({ text }: GridCell) =>
    /\d/.test(text) && withoutFigures(plain(text)) === plain(text);
  const columns = [...Map.groupBy(foods.flat(), ({ column }) => column).values()];
  const areAmounts = (cells: GridCell[]) => cells.filter(isAmount).length * 2 > cells.length;
  const amounts = columns.slice(1).find(areAmounts)?.[0]?.column ?? 0;
  if (amounts > 0 && roles.get(amounts)?.kind !== 'figures')
    roles.set(amounts, { kind: 'quantity', unit: '' });
  for (const cells of foods) {
    const areFigures = cells.every(
      ({ role, text }) => role?.kind === 'figures' || isSum(text) || isFiguresAlone(text),
    );
    for (const cell of cells) {
      const role = roles.get(cell.column);
      if (areFigures) reading.left(cell.piece, 'numbers');
      else if (!setAside(reading, cell, role))
        place(reading, cell, { option: null, ...open, why: isFilled ? ['mixed'] : [], role });
    }
  }
  for (const { piece } of grid.cells) reading.heading(piece);
  reading.orientation ??= 'list';
  return true;
}

/** Whether days go down and each has a single row. */
const isDayEachRow = (grid: Grid, { dayColumns, mealRows }: Axes): boolean =>
  dayColumns.length > 0 &&
  mealRows.size === 0 &&
  Array.from({ length: grid.rows }, (_, row) => row).every(
    (row) =>
      grid.row(row).length < 2 || dayColumns.every((column) => grid.at(row, column)?.row === row),
  );

/** 'Option 1' beside dishes of the same day is a label; 'Vegetarian' alone below a day is a dish. */
function isBesideDishes(grid: Grid, { heads }: State, { row, column, width }: GridCell): boolean {
  const next = column + width;
  const labels = [...grid.column(column), ...grid.row(row)].map(({ role }) =>
    role?.kind === 'option' ? role.label : null,
  );
  if (new Set(labels.filter((label) => label !== null)).size < 2) return false;
  return (
    grid.row(row).some((each) => each.column >= next) &&
    heads.days.get(column) === heads.days.get(next) &&
    heads.meals.get(column) === heads.meals.get(next)
  );
}

/** A row without a day where others name theirs. Without a meal too, it continues the one above. */
function namesNoDay(grid: Grid, axes: Axes, row: number): boolean {
  const begins = (column: number) => grid.at(row, column)?.row === row;
  return (
    axes.dayColumns.length > 0 &&
    axes.dayColumns.every((column) => !grid.at(row, column)) &&
    (axes.mealColumns.length === 0 || axes.mealColumns.some(begins))
  );
}

const isSame = (one: MealMark | null, other: MealMark): boolean =>
  one === other ||
  (one?.heading != null && plain(one.heading.label) === plain(other.heading?.label ?? ''));

/** Numbers, remarks and lists next to the plan are not meals. */
function setAside(reading: Reading, cell: GridCell, role: Role | undefined): boolean {
  const { piece, text } = cell;
  if (
    role?.kind === 'figures' ||
    cell.role?.kind === 'figures' ||
    (isFiguresAlone(text) && role?.kind !== 'quantity')
  )
    reading.left(piece, 'numbers');
  else if (role?.kind === 'label' || role?.kind === 'aside') reading.left(piece, 'besidePlan');
  else if (role?.kind === 'notes') reading.note(piece, 'remark');
  else return false;
  return true;
}

/** Day and meal of a cell: by the column's heading, else the row's labels, else the headings above. */
function placeOf(
  axes: Axes,
  { heads, day: above, meal: section }: State,
  labels: RowLabels,
  column: number,
) {
  const [dayColumn] = labelsFor(axes.dayColumns, column);
  const [mealColumn] = labelsFor(axes.mealColumns, column);
  const rowDay = dayColumn === undefined ? null : labels.days.get(dayColumn);
  const isFree = heads.days.size === 0 && dayColumn === undefined;
  const day: DayMark | null = heads.days.get(column) ?? rowDay ?? (isFree ? above : null);
  const rowMeal = mealColumn === undefined ? section : labels.meals.get(mealColumn);
  const meal: MealMark | null = heads.meals.get(column) ?? rowMeal ?? null;
  return { day, meal, isDayMissing: !isFree && !day };
}

const isUnknown = ({ heading }: MealMark): boolean =>
  heading !== null && heading.kind === null && heading.time === null && heading.ordinal === null;

type At = {
  readonly day: DayMark | null;
  readonly meal: MealMark | null;
  readonly why: readonly Why[];
  readonly role: Role | undefined;
  readonly option: string | null;
};

function place(reading: Reading, { piece, text }: GridCell, at: At): void {
  const { day, meal, why, role } = at;
  const option = role?.kind === 'option' ? role.label : at.option;
  const food =
    role?.kind === 'quantity'
      ? reading.placed.findLast((each) => each.day === day && each.meal === meal)
      : undefined;
  // An amount comes after its food.
  const unit = role?.kind === 'quantity' && /^[\d.,]+$/.test(text) ? ` ${role.unit}`.trimEnd() : '';
  if (food) reading.place({ ...food, piece, text: `(${text}${unit})` });
  else reading.place({ piece, text, day, meal, option, why });
}
