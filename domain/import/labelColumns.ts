import type { DayHeading } from './dayHeading.ts';
import { isFiguresAlone } from './figures.ts';
import type { Grid, GridCell } from './grid.ts';
import type { MealKind } from './mealWords.ts';

const FEW_OTHERS = 3;

export const namesDay = ({ day }: GridCell) => day !== null && day.days.length > 0 && day.strict;
export const mayNameDay = ({ day }: GridCell) =>
  day !== null && day.days.length > 0 && (day.strict || (day.leads && day.others <= FEW_OTHERS));
export const namesMeal = ({ meal }: GridCell) => meal?.strict === true;

/** Words that name a meal, and also a dish or drink. */
const HAD: ReadonlySet<MealKind | null> = new Set<MealKind>(['tea', 'other', 'snack', 'dessert']);
export const mayBeHad = ({ meal }: GridCell) =>
  meal !== null && meal.ordinal === null && HAD.has(meal.kind);

const keyOf = (heading: DayHeading) => JSON.stringify(heading.days);
export const distinctDays = (cells: readonly GridCell[]) =>
  new Set(cells.map(({ day }) => (day ? keyOf(day) + day.week : ''))).size;
export const distinctMeals = (cells: readonly GridCell[]) =>
  new Set(cells.map(({ meal }) => meal?.label.toLowerCase())).size;

/** Whether these cells of a column name different meals and little else. */
export function isOfLabels(cells: readonly GridCell[], column: number): boolean {
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
export const isUnderDay = (grid: Grid, dayRows: ReadonlySet<number>, column: number): boolean =>
  [...dayRows].some((row) => dayOver(grid, row, column));

/** The next column is another day, or there is none: the dishes of the day can only be below it. */
export const isDayOfDishes = (grid: Grid, dayRows: ReadonlySet<number>, column: number): boolean =>
  [...dayRows].some((row) => {
    const head = dayOver(grid, row, column);
    if (!head || head.width > 1) return false;
    const next = dayOver(grid, row, column + 1);
    // 'Menu of 23/11' in the corner is not a separate day.
    const isCorner = column === 0 && !head.day?.days.some(({ date }) => date === undefined);
    return !isCorner && (next !== null || column === grid.columns - 1);
  });

/** A column with the names of at least three meals and little else. */
export function looksLikeLabels(grid: Grid, column: number): boolean {
  const cells = grid.column(column).filter((cell) => cell.column === column && cell.width === 1);
  const named = cells.filter((cell) => namesMeal(cell) && cell.meal?.kind);
  return distinctMeals(named) >= 3 && named.length * 2 >= cells.length;
}

/** The column before the first heading, if it has words next to most rows. */
export function labelsBefore(grid: Grid, head: number, first: number): number | null {
  for (let column = first - 1; column >= 0; column -= 1) {
    const labels = grid.column(column).filter((cell) => cell.row > head && cell.width === 1);
    const isWeeks = labels.some(
      ({ day }) => day?.strict && day.days.length === 0 && day.week !== null,
    );
    if (labels.length >= 2 && !isWeeks && labels.every(({ text }) => text.length <= 60))
      return column;
  }
  return null;
}

/**
 * 'Tea' and 'Juice' are drinks if each row is a day, or if they come after a dish of the day: a label comes
 * before its dishes.
 */
export function isHadEachDay(grid: Grid, dayColumns: readonly number[], column: number): boolean {
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
