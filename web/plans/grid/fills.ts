import { DAYS, type FieldPath, MEALS, mealPath, type PlanText } from '../form/fields.ts';
import { LAST_COLUMN, pathAt, placeOf } from './moves.ts';

/** Changes that fill several cells at once with existing texts. */

export function copyDay(values: PlanText, day: number, to: readonly number[]): PlanText {
  return Object.fromEntries(
    to.flatMap((target) =>
      MEALS.map((meal) => [mealPath(target, meal), values[mealPath(day, meal)] ?? '']),
    ),
  );
}

export const swapDays = (values: PlanText, one: number, other: number): PlanText => ({
  ...copyDay(values, one, [other]),
  ...copyDay(values, other, [one]),
});

/** The meals in which a text stands, in any case, with another in its place. */
export function replaced(values: PlanText, find: string, by: string): PlanText {
  if (find.trim() === '') return {};
  const pattern = new RegExp(find.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'giu');
  return Object.fromEntries(
    DAYS.flatMap((day) =>
      MEALS.map((meal): [FieldPath, string] => {
        const path = mealPath(day, meal);
        return [path, (values[path] ?? '').replaceAll(pattern, () => by)];
      }),
    ),
  );
}

export const clearDay = (day: number): PlanText =>
  Object.fromEntries(MEALS.map((meal) => [mealPath(day, meal), '']));

/** The meal of one cell on all seven days. */
export function repeatAcrossWeek(values: PlanText, from: FieldPath): PlanText {
  const place = placeOf(from);
  if (!place || place.column === 0) return {};
  return Object.fromEntries(DAYS.map((day) => [mealPath(day, place.row), values[from] ?? '']));
}

/** The cell to the right takes the text of this one; nothing happens at the end of the week. */
export function copyToRight(
  values: PlanText,
  from: FieldPath,
): { changes: PlanText; to: FieldPath } | null {
  const place = placeOf(from);
  if (!place || place.column === 0 || place.column === LAST_COLUMN) return null;
  const to = pathAt({ row: place.row, column: place.column + 1 });
  return { changes: { [to]: values[from] ?? '' }, to };
}

/** How many meals of a day have text. */
export const filledOn = (values: PlanText, day: number): number =>
  MEALS.filter((meal) => (values[mealPath(day, meal)] ?? '').trim() !== '').length;
