import { type Axes, letterDays } from './axes.ts';
import { dayNamed } from './dayHeading.ts';
import type { Grid, GridCell } from './grid.ts';
import { MAIN } from './labels.ts';
import { isFiguresAlone } from './letters.ts';
import { type MealHeading, mealHeading, unknownMeal } from './mealHeading.ts';
import { isPart, withoutCourse } from './mealSoFar.ts';
import type { DayMark, MealMark, Reading } from './reading.ts';
import { optionOf, type Role } from './roles.ts';

/** The heading of each column, as far as the table has been read. */
type Heads = {
  readonly days: Map<number, DayMark>;
  readonly meals: Map<number, MealMark>;
  readonly roles: Map<number, Role>;
};

export const noHeads = (): Heads => ({ days: new Map(), meals: new Map(), roles: new Map() });

const covered = ({ column, width }: GridCell) =>
  Array.from({ length: width }, (_, across) => column + across);

export function readDayRow(
  reading: Reading,
  cells: readonly GridCell[],
  week: number | null,
): Heads {
  const heads = noHeads();
  const letters = letterDays(cells);
  let current = week;
  for (const cell of cells) {
    const { piece, day, role, text } = cell;
    const at = letters?.cells.indexOf(cell) ?? -1;
    const heading = letters && at >= 0 ? dayNamed({ weekday: (letters.first + at) % 7 }) : day;
    if (heading?.strict && heading.days.length === 0 && heading.week !== null) {
      // 'Week 2' before the days of an adjacent table.
      current = heading.week;
      reading.heading(piece);
    } else if (heading && heading.days.length > 0) {
      const mark = reading.day(heading, text, current);
      for (const column of covered(cell)) heads.days.set(column, mark);
      reading.heading(piece);
    } else if (role && role.kind !== 'label') {
      for (const column of covered(cell)) heads.roles.set(column, role);
      if (role.kind === 'aside') reading.left(piece, 'besidePlan');
      else reading.heading(piece);
    } else if (heads.days.size === 0) reading.heading(piece);
    else {
      for (const column of covered(cell)) heads.roles.set(column, { kind: 'aside' });
      reading.left(piece, 'besidePlan');
    }
  }
  spread(heads.days, heads.roles);
  return heads;
}

/** Without merged cells, a day or a meal is written only over the first of its columns. */
function spread<Mark>(heads: Map<number, Mark>, roles: ReadonlyMap<number, Role>): void {
  const columns = [...heads.keys()].sort((one, other) => one - other);
  const gaps = columns.slice(1).map((column, at) => column - (columns[at] ?? 0));
  const gap = Math.min(...gaps);
  if (gaps.length === 0 || gap < 2) return;
  for (const column of columns)
    for (let next = column + 1; next < column + gap; next += 1) {
      const mark = heads.get(column);
      if (mark && !heads.has(next) && !roles.has(next)) heads.set(next, mark);
    }
}

export function readMealRow(
  reading: Reading,
  cells: readonly GridCell[],
  axes: Axes,
  { heads: before, weeks }: Pick<State, 'heads' | 'weeks'>,
): Heads {
  const heads: Heads = { days: before.days, meals: new Map(), roles: new Map() };
  let sequence = reading.sequence();
  let week = weeks.get(cells[0]?.column ?? -1);
  const isTimes = cells.every(
    ({ meal, role }) => role || (meal && !meal.kind && meal.time !== null),
  );
  // Times below the names of the meals belong to the same meals.
  if (isTimes && before.meals.size > 0) return withTimes(reading, cells, before, sequence);
  let items = new Map<string, MealMark>();
  const isLabel = (column: number) =>
    axes.dayColumns.includes(column) || axes.mealColumns.includes(column);
  const areNamed = cells.some(({ meal }) => meal?.kind === 'breakfast' || meal?.kind === 'dinner');
  for (const cell of cells) {
    const { piece, role, text, column } = cell;
    const meal = areNamed && cell.meal ? notNumbered(cell.meal) : cell.meal;
    const last = [...heads.meals.values()].at(-1);
    reading.heading(piece);
    if (weeks.get(column) !== week) {
      week = weeks.get(column);
      sequence = reading.sequence();
      items = new Map();
    }
    // 'Pudding' beside 'Lunch' is a course of it, and so may be what is unknown.
    const isCourse = meal?.kind === 'dessert' && MAIN.has(last?.heading?.kind ?? null);
    if (
      meal &&
      (meal.strict || meal.others <= 2) &&
      !(isCourse || (role && role.kind !== 'food' && !meal.strict))
    ) {
      const key = itemsOf(meal) ?? `${column}`;
      const mark =
        items.get(key) ?? reading.meal({ ...meal, label: itemsOf(meal) ?? meal.label }, sequence);
      items.set(key, mark);
      if (before.days.has(column)) reading.mealOfDay(piece, mark);
      for (const each of covered(cell)) heads.meals.set(each, mark);
    } else if (role && role.kind !== 'label') {
      for (const each of covered(cell)) heads.roles.set(each, role);
      // The amounts beside the dishes of a meal.
      const beside = heads.meals.get(column - 1);
      if (role.kind === 'quantity' && beside) heads.meals.set(column, beside);
    } else if (last && !role && !isLabel(column) && text.length <= 40) {
      for (const each of covered(cell)) {
        heads.meals.set(each, last);
        if (!isCourse) heads.roles.set(each, { kind: 'unknown' });
      }
    }
  }
  spread(heads.meals, heads.roles);
  return heads;
}

/** Beside 'desayuno_1' and 'cena_1', 'comida_1' is a dish of the lunch, not the first of the meals. */
function notNumbered(meal: MealHeading): MealHeading {
  const name = mealHeading(meal.label.replace(/[_\s-]?\d{1,2}$/u, ''));
  return meal.ordinal !== null && name?.kind ? { ...name, label: meal.label } : meal;
}

/** 'breakfast' for 'breakfast_item_2' and 'Breakfast 2': columns with further dishes of the same meal. */
function itemsOf({ kind, ordinal, label }: MealHeading): string | null {
  const name = label.replace(/(?<![_\s-])[_\s-]*(?:(?:items?|food|dish)[_\s-]*)?\d{1,2}$/iu, '');
  const isItem = /item|food|dish/i.test(label);
  const isMain = kind === 'breakfast' || kind === 'lunch' || kind === 'dinner';
  return name && name !== label && ordinal === null && (isMain || isItem)
    ? name.replaceAll('_', ' ')
    : null;
}

function withTimes(
  reading: Reading,
  cells: readonly GridCell[],
  before: Heads,
  sequence: number,
): Heads {
  const meals = new Map<number, MealMark>();
  const known = new Map<MealMark, MealMark>();
  for (const [column, mark] of before.meals) {
    const cell = cells.find((each) => covered(each).includes(column));
    const heading =
      cell && mark.heading ? unknownMeal(`${mark.heading.label}, ${cell.text}`) : mark.heading;
    const joined = known.get(mark) ?? reading.meal(heading, sequence);
    known.set(mark, joined);
    meals.set(column, joined);
  }
  for (const { piece } of cells) reading.heading(piece);
  return { ...before, meals };
}

export function readRoleRow(
  reading: Reading,
  cells: readonly GridCell[],
  heads: Heads,
  grid: Grid,
  axes: Axes,
): Heads {
  const roles = new Map(heads.roles);
  const dishes = dishesCalledMeals(cells, heads, grid, axes);
  const hasFood = cells.some(({ role }) => role?.kind === 'food' || role?.kind === 'option');
  for (const cell of cells) {
    const role =
      (cell === dishes ? ({ kind: 'food' } as const) : cell.role) ??
      (hasFood && !cell.meal?.strict && !isPart(cell.text)
        ? ({ kind: 'notes' } as const)
        : ({ kind: 'food' } as const));
    reading.heading(cell.piece);
    for (const column of covered(cell)) roles.set(column, role);
  }
  return { ...heads, roles };
}

/** The column of dishes headed 'Meal': the last one whose words name neither a day nor a meal. */
function dishesCalledMeals(
  cells: readonly GridCell[],
  heads: Heads,
  grid: Grid,
  axes: Axes,
): GridCell | undefined {
  const isFood = ({ role }: GridCell) => !role || role.kind === 'food' || role.kind === 'option';
  if (heads.days.size + heads.meals.size > 0 || cells.some(isFood)) return undefined;
  return cells.findLast((head) => {
    const { column, role } = head;
    if (role?.kind !== 'label' || isLabelColumn(axes, grid, column)) return false;
    const below = grid.column(column).filter((cell) => cell.row > head.row);
    const dishes = below.filter(
      ({ day, meal, text }) => !day?.strict && !meal?.strict && !isFiguresAlone(text),
    );
    return dishes.length >= 2 && dishes.length * 2 > below.length;
  });
}

/** A column 'Protein' may contain eggs and fish, or grams: the cells below it decide. */
export function withFigures(grid: Grid, head: number, heads: Heads): Heads {
  const roles = new Map(heads.roles);
  for (const [column, role] of roles) {
    if (role.kind !== 'figures') continue;
    const below = grid.column(column).filter((cell) => cell.row > head && !cell.role);
    const words = below.filter(({ text }) => !isFiguresAlone(text));
    if (words.length * 2 > below.length) roles.set(column, { kind: 'food' });
  }
  return { ...heads, roles };
}

/** Reads 'Week 1' and 'Week 2' beside each other, above meals or beside days; whether the row is one. */
export function readWeekRow(reading: Reading, cells: readonly GridCell[], state: State): boolean {
  const named = cells.filter(({ day }) => day?.strict && day.week !== null && !day.days.length);
  if (named.length < 2 || cells.some((cell) => !cell.role && !named.includes(cell))) return false;
  for (const [at, { column, width, day }] of named.entries()) {
    const end = Math.max(column + width, named[at + 1]?.column ?? column + MOST_MEALS);
    for (let each = column; each < end; each += 1) state.weeks.set(each, day?.week ?? 1);
  }
  for (const { piece } of cells) reading.heading(piece);
  return true;
}
const MOST_MEALS = 12;

/** The day of a row in the week of a column. */
export function dayInWeek(reading: Reading, state: State, day: DayMark, column: number): DayMark {
  const week = state.weeks.get(column);
  if (week === undefined) return day;
  const known = state.inWeeks.get(day) ?? new Map<number, DayMark>();
  state.inWeeks.set(day, known);
  const mark = known.get(week) ?? reading.day({ ...day.heading, week: null }, day.label, week);
  known.set(week, mark);
  return mark;
}

/** The same days for another week, or for the same table read once more. */
export function daysAgain(reading: Reading, heads: Heads, week: number | null): Heads {
  const again = new Map<DayMark, DayMark>();
  const days = new Map<number, DayMark>();
  for (const [column, mark] of heads.days) {
    const copy = again.get(mark) ?? reading.day({ ...mark.heading, week: null }, mark.label, week);
    again.set(mark, copy);
    days.set(column, copy);
  }
  return { ...heads, days };
}

/** Seven columns or rows without any heading, in order. */
export function daysInOrder(reading: Reading, columns: readonly number[]): Heads {
  const heads = noHeads();
  for (const [at, column] of columns.entries()) {
    heads.days.set(column, reading.day(dayNamed({ ordinal: at + 1 }), '', null));
  }
  return heads;
}

/** The nearest label columns to the left; for a column left of all labels, those of the first group. */
export function labelsFor(columns: readonly number[], column: number): readonly number[] {
  const groups: number[][] = [];
  for (const each of columns) {
    const last = groups.at(-1);
    if (last && each - (last.at(-1) ?? 0) <= 1) last.push(each);
    else groups.push([each]);
  }
  return groups.findLast(([first = 0]) => first < column) ?? groups[0] ?? [];
}

const isLabelColumn = (axes: Axes, grid: Grid, column: number): boolean =>
  column < grid.columns && (axes.dayColumns.includes(column) || axes.mealColumns.includes(column));

/** What is known at a row of a table from the rows above it. */
export type State = {
  heads: Heads;
  week: number | null;
  /** The week of each column, where weeks stand beside each other above their meals. */
  readonly weeks: Map<number, number>;
  readonly inWeeks: Map<DayMark, Map<number, DayMark>>;
  /** Headings that are alone in their row. */
  day: DayMark | null;
  meal: MealMark | null;
  sequence: number;
  readonly dayLabels: Map<number, { cell: GridCell; mark: DayMark } | null>;
  mealLabel: Map<number, { key: string; mark: MealMark }>;
  /** Cards next to each other count their meals separately: one sequence for each label column. */
  sequences: Map<number, number>;
  /** The meal of which the rows above name courses, and whether it only heads them. */
  coursesOf: { readonly mark: MealMark; readonly isSection: boolean } | null;
  hasContent: boolean;
  inNotes: boolean;
  unknownDays: number;
};

/** The mark for the heading of a meal; the same mark if the heading is only repeated. */
export function markFor(
  reading: Reading,
  state: State,
  column: number,
  text: string,
  heading: () => MealHeading,
): MealMark {
  const key = withoutCourse(optionOf(text)?.of ?? text);
  const known = state.mealLabel.get(column);
  if (known?.key === key) return known.mark;
  const found = heading();
  // A day starts again: 'Breakfast' after 'Dinner'.
  const isAnew =
    found.kind === 'breakfast' &&
    reading.meals.some(
      (mark) => mark.sequence === state.sequences.get(column) && mark.heading?.kind === 'dinner',
    );
  if (isAnew) state.sequences.set(column, reading.sequence());
  const mark = reading.meal(found, sequence(reading, state, column));
  state.mealLabel.set(column, { key, mark });
  return mark;
}

function sequence(reading: Reading, { sequences, sequence }: State, column: number): number {
  const known = sequences.get(column) ?? (sequences.size === 0 ? sequence : reading.sequence());
  sequences.set(column, known);
  return known;
}

/** Another day or table begins, and its meals are counted from the start. */
export function beginMeals(reading: Reading, state: State): void {
  state.sequence = reading.sequence();
  state.mealLabel = new Map();
  state.sequences = new Map();
  state.meal = null;
}
