import type { DayHeading } from './dayHeading.ts';
import type { Grid, GridCell } from './grid.ts';
import { isFiguresAlone } from './letters.ts';
import { isPart } from './mealSoFar.ts';
import type { MealKind } from './mealWords.ts';
import type { Orientation } from './reading.ts';

const FEW_OTHERS = 3;

const namesDay = ({ day }: GridCell) => day !== null && day.days.length > 0 && day.strict;
const mayNameDay = ({ day }: GridCell) =>
  day !== null && day.days.length > 0 && (day.strict || (day.leads && day.others <= FEW_OTHERS));
const namesMeal = ({ meal }: GridCell) => meal?.strict === true;

/** Words that name a meal, and also a dish or drink. */
const HAD: ReadonlySet<MealKind | null> = new Set<MealKind>(['tea', 'other', 'snack', 'dessert']);
export const mayBeHad = ({ meal }: GridCell) =>
  meal !== null && meal.ordinal === null && HAD.has(meal.kind);

/** Whether a cell names a week, a day or a meal; '1/2' is an amount, and 'Tea' a drink. */
export const isOfPlan = ({ day, meal }: Pick<GridCell, 'day' | 'meal'>): boolean =>
  (day?.strict &&
    (day.week ?? day.days.find(({ weekday, ordinal }) => (weekday ?? ordinal) !== undefined)) !=
      null) ||
  (meal?.strict === true && meal.kind !== null && !HAD.has(meal.kind));

const keyOf = (heading: DayHeading) => JSON.stringify(heading.days);
const distinctDays = (cells: readonly GridCell[]) =>
  new Set(cells.map(({ day }) => (day ? keyOf(day) + day.week : ''))).size;
const distinctMeals = (cells: readonly GridCell[]) =>
  new Set(cells.map(({ meal }) => meal?.label.toLowerCase())).size;

/** Whether these cells of a column name different meals and little else. */
function isOfLabels(cells: readonly GridCell[], column: number): boolean {
  const begun = cells.filter((cell) => cell.column === column);
  const named = begun.filter(namesMeal);
  const others = begun.filter(
    (cell) => !namesMeal(cell) && !cell.role && !namesDay(cell) && cell.width === 1,
  );
  return distinctMeals(named) >= 2 && named.length * 2 >= others.length;
}

/** The heading of a column, if it is a day. */
function dayOver(grid: Grid, row: number, column: number): GridCell | null {
  const head = grid.at(row, column);
  return head?.row === row && mayNameDay(head) ? head : null;
}
const isUnderDay = (grid: Grid, dayRows: ReadonlySet<number>, column: number): boolean =>
  [...dayRows].some((row) => dayOver(grid, row, column));

/** The next column is another day, or there is none: the dishes of the day can only be below it. */
const isDayOfDishes = (grid: Grid, dayRows: ReadonlySet<number>, column: number): boolean =>
  [...dayRows].some((row) => {
    const head = dayOver(grid, row, column);
    if (!head || head.width > 1) return false;
    const next = dayOver(grid, row, column + 1);
    // 'Menu of 23/11' in the corner is not a separate day.
    const isCorner = column === 0 && !head.day?.days.some(({ date }) => date === undefined);
    return !isCorner && (next !== null || column === grid.columns - 1);
  });

/** The column before the first heading, if it has words next to most rows. */
function labelsBefore(grid: Grid, head: number, first: number): number | null {
  for (let column = first - 1; column >= 0; column -= 1) {
    const labels = grid
      .column(column)
      .filter((cell) => cell.row > head && cell.width === 1 && !isRowOfDays(grid.row(cell.row)));
    const isWeeks = labels.some(
      ({ day }) => day?.strict && day.days.length === 0 && day.week !== null,
    );
    if (labels.length >= 2 && !isWeeks && labels.every(({ text }) => text.length <= 60))
      return column;
  }
  return null;
}

/** 'Tea' is a drink if each row is a day or a dish comes before it; labels come before dishes. */
function isHadEachDay(grid: Grid, dayColumns: readonly number[], column: number): boolean {
  const day = dayColumns.findLast((each) => each < column);
  const named = grid.column(column).filter(namesMeal);
  const isCalledMeal = grid.column(column).some(({ role }) => role?.kind === 'label');
  if (day === undefined || isCalledMeal || !named.every(mayBeHad)) return false;
  if (named.every(({ row }) => grid.at(row, day)?.row === row)) return true;
  const isDish = ({ meal, day: named, role, text, width }: GridCell) =>
    !meal?.strict && !named?.strict && !role && width === 1 && !isFiguresAlone(text);
  for (let between = day + 1; between < column; between += 1)
    if (grid.column(between).filter(isDish).length * 2 > named.length) return true;
  return false;
}

export type Axes = {
  readonly dayRows: ReadonlySet<number>;
  readonly mealRows: ReadonlySet<number>;
  /** Rows that name the purpose of columns: 'Food', 'kcal', 'Option 1'. */
  readonly roleRows: ReadonlySet<number>;
  readonly dayColumns: readonly number[];
  readonly mealColumns: readonly number[];
  readonly unknownMeals: boolean;
  readonly unknownDays: boolean;
};

export function axesOf(grid: Grid, forced: Orientation | null): Axes {
  const rows = Array.from({ length: grid.rows }, (_, row) => row);
  const columns = Array.from({ length: grid.columns }, (_, column) => column);
  const begunIn = (row: number) => grid.row(row).filter((cell) => cell.row === row);

  const dayRows = new Set(
    forced === 'down'
      ? []
      : rows.filter((row) => isRowOfDays(begunIn(row)) || isRowOfLetters(begunIn(row))),
  );
  /** Whether a day is above a place. */
  const isBelowDay = (row: number, column: number) =>
    [...dayRows].some((above) => above < row && grid.at(above, column)?.day);
  const hasLabels = columns.some(
    (column) =>
      !isUnderDay(grid, dayRows, column) &&
      isOfLabels(
        grid.column(column).filter(({ row }) => !dayRows.has(row)),
        column,
      ),
  );
  const mealRows = new Set(
    rows.filter((row) => {
      if (dayRows.has(row)) return false;
      const cells = begunIn(row).filter(
        ({ role, day }) => !(role && role.kind !== 'label') && !day?.strict,
      );
      const named = cells.filter(namesMeal);
      const others = cells.filter((cell) => !namesMeal(cell) && cell.role?.kind !== 'label');
      const called = named.filter(({ meal }) => meal?.kind || meal?.ordinal);
      // A time next to the name of its meal is not a second meal.
      const isTimes = called.length === 0 && named.length >= 3;
      // In a row that begins with a label, dishes below days are not headings either: 'Evening' with 'Tea'
      // for each day.
      const beside = named.filter(({ column }) => !isBelowDay(row, column));
      // A row that continues the one above has no label: 'Tea', 'Juice', 'Shake' below days are drinks, not
      // headings.
      const areHad = called.every((cell) => beside.includes(cell) || mayBeHad(cell));
      if (beside.length < named.length && areHad && hasLabels) return false;
      // The same drinks next to the name of their day, or below days with one column each.
      const ofDay = begunIn(row).some(namesDay);
      const isOneEach = named.every(({ column }) => isDayOfDishes(grid, dayRows, column));
      if (called.every(mayBeHad) && (ofDay || isOneEach)) return false;
      if (!isTimes && distinctMeals(called) < 2) return false;
      return distinctMeals(named) >= 2 && named.length >= others.length;
    }),
  );
  const isHead = ({ row }: GridCell) => dayRows.has(row) || mealRows.has(row);
  const isAlone = (cell: GridCell) => grid.row(cell.row).length === 1;

  const dayColumns =
    forced === 'across'
      ? []
      : columns.filter((column) => {
          const cells = grid
            .column(column)
            .filter((cell) => cell.column === column && !isHead(cell) && !isAlone(cell));
          const named = cells.filter(namesDay);
          const maybe = cells.filter(mayNameDay);
          const found = named.length >= 2 ? named : maybe.length >= 4 ? maybe : [];
          const others = cells.filter((cell) => !mayNameDay(cell) && !cell.role);
          return distinctDays(found) >= 2 && maybe.length >= others.length;
        });
  const firstIn = (row: number, names: (cell: GridCell) => boolean) =>
    grid.row(row).find(names)?.column ?? 0;
  const mayLabel = (column: number) => {
    if (dayColumns.includes(column) || isHadEachDay(grid, dayColumns, column)) return false;
    // This also holds below a meal, where days go down.
    if (dayColumns.length > 0 && [...mealRows].some((row) => firstIn(row, namesMeal) <= column))
      return false;
    // The cells below a day are its dishes.
    const isBelow = isUnderDay(grid, dayRows, column);
    return isOfLabels(
      grid.column(column).filter((cell) => !isHead(cell) && !(isBelow && isAlone(cell))),
      column,
    );
  };
  const [dayRow] = [...dayRows];
  const before =
    dayRow === undefined ? null : labelsBefore(grid, dayRow, firstIn(dayRow, mayNameDay));
  const besideDays = columns.filter((column) => !isUnderDay(grid, dayRows, column));
  const labels = besideDays.filter(mayLabel);
  // Days next to each other as cards have their own label columns, unless there are others.
  const mealColumns =
    labels.length > 0 || before !== null
      ? labels
      : columns.filter((column) => mayLabel(column) && !isDayOfDishes(grid, dayRows, column));
  const roleRows = new Set(
    rows.filter((row) => {
      if (dayRows.has(row) || mealRows.has(row)) return false;
      const cells = begunIn(row);
      // 'Day | Soup | Main | Dessert'
      const isLabel = ({ role }: GridCell) => role?.kind === 'label';
      const isCourse = ({ text, meal }: GridCell) => isPart(text) || meal?.kind === 'dessert';
      const areCourses = cells.every((cell) => isLabel(cell) || isCourse(cell));
      if (cells.length > 2 && cells.some(isLabel) && areCourses) return true;
      const roles = cells.filter(({ role }) => role !== null);
      // 'Water' below each day, next to the name of a meal or in a row that continues a meal.
      const areBelowDays = roles.every(({ column }) => isBelowDay(row, column));
      const isNamed = cells.some(
        (cell) => namesMeal(cell) && cell.meal?.kind && !isBelowDay(row, cell.column),
      );
      if (areBelowDays && (isNamed || (hasLabels && !dayRows.has(row - 1)))) return false;
      const isOneEach = roles.every(({ column }) => isDayOfDishes(grid, dayRows, column));
      const areHad = roles.every(({ role }) => role?.kind === 'aside' || role?.kind === 'option');
      const isDay = cells.some((cell) => dayColumns.includes(cell.column) && namesDay(cell));
      if (areHad && (isOneEach || isDay)) return false;
      if (roles.length === 0 || roles.length * 2 < cells.length) return false;
      // A row of numbers below 'Total' is not a heading, and neither is a single remark.
      const kinds = new Set(roles.map(({ role }) => role?.kind));
      if (kinds.size === 1 && kinds.has('figures') && roles.length < 2) return false;
      return roles.length >= 2 && cells.every((cell) => cell.text.length <= 60);
    }),
  );

  let unknownMeals = false;
  let unknownDays = false;
  const [mealRow] = [...mealRows];
  if (dayRow !== undefined && mealColumns.length === 0 && mealRows.size === 0) {
    if (before !== null) {
      mealColumns.push(before);
      unknownMeals = true;
    }
  }
  if (mealRow !== undefined && dayRow === undefined && dayColumns.length === 0) {
    const column = labelsBefore(grid, mealRow, firstIn(mealRow, namesMeal));
    if (column !== null && forced !== 'across') {
      dayColumns.push(column);
      unknownDays = true;
    }
  }
  return { dayRows, mealRows, roleRows, dayColumns, mealColumns, unknownMeals, unknownDays };
}

function isRowOfDays(cells: readonly GridCell[]): boolean {
  const named = cells.filter(namesDay);
  const maybe = cells.filter(mayNameDay);
  const found = named.length >= 2 ? maybe : maybe.length >= 4 ? maybe : [];
  const others = cells.filter((cell) => !mayNameDay(cell) && !cell.role && !namesMeal(cell));
  if (
    found.length >= 2 &&
    cells.some((cell) => namesMeal(cell) && cell.meal?.kind) &&
    found.length < 3
  )
    return false;
  return distinctDays(found) >= 2 && found.length >= others.length;
}

/** 'M T W T F S S' in any language: seven cells of one letter each. */
function isRowOfLetters(cells: readonly GridCell[]): boolean {
  return letterDays(cells) !== null;
}

const LETTERS: Readonly<Record<string, number>> = {
  mtwtfss: 0,
  smtwtfs: 6,
  mdmdfss: 0,
  lmmjvsd: 0,
  lmxjvsd: 0,
  lmmgvsd: 0,
  dlmmjvs: 6,
  sttqqss: 0,
  dsttqqs: 6,
  dstqqss: 6,
};

/** For a row of single letters, its first weekday and its cells; null for any other row. */
export function letterDays(
  cells: readonly GridCell[],
): { first: number; cells: GridCell[] } | null {
  const single = cells.filter(({ text }) => /^\p{L}\.?$/u.test(text));
  if (single.length !== 7) return null;
  const first = LETTERS[single.map(({ text }) => text.charAt(0).toLowerCase()).join('')];
  return first === undefined ? null : { first, cells: single };
}
