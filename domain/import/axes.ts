import type { Grid, GridCell } from './grid.ts';
import {
  distinctDays,
  distinctMeals,
  isDayOfDishes,
  isHadEachDay,
  isOfLabels,
  isUnderDay,
  labelsBefore,
  looksLikeLabels,
  mayBeHad,
  mayNameDay,
  namesDay,
  namesMeal,
} from './labelColumns.ts';
import type { Orientation } from './reading.ts';

/** Where the headings of a table are. */
export type Axes = {
  readonly dayRows: ReadonlySet<number>;
  readonly mealRows: ReadonlySet<number>;
  /** Rows that name the purpose of columns: 'Food', 'kcal', 'Option 1'. */
  readonly roleRows: ReadonlySet<number>;
  readonly dayColumns: readonly number[];
  readonly mealColumns: readonly number[];
  /** The headings of meals are unknown words. */
  readonly unknownMeals: boolean;
  /** The headings of days are unknown words. */
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
      // 'Tea' may be a drink: below other names of meals, the first of two is a label.
      const areMeals = distinctMeals(called.filter((cell) => !mayBeHad(cell))) >= 2;
      const isLabelled = called.some(({ column }) => looksLikeLabels(grid, column));
      if (called.length < 3 && !areMeals && isLabelled) return false;
      // In a row that begins with a label, dishes below days are not headings either: 'Evening' with 'Tea'
      // for each day.
      const beside = named.filter(({ column }) => !isBelowDay(row, column));
      if (beside.length < named.length && beside.some((cell) => looksLikeLabels(grid, cell.column)))
        return false;
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
