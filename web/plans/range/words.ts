import { formatDay } from '#domain/day.ts';
import { mealName } from '#domain/plans/changes.ts';
import { dateOfDay, MEALS, type PlanText, timingPath } from '../form/fields.ts';
import { cellsWords, UNDO_IT } from '../grid/words.ts';
import { placesIn, type Rect } from './range.ts';

/** Describes the chosen range for screen readers: 'Breakfast to Lunch, Monday to Wednesday: 6 cells chosen'. */
export function chosenWords(rect: Rect, values: PlanText): string {
  const timings = MEALS.map((meal) => (values[timingPath(meal)] ?? '').trim());
  const meal = (row: number) => mealName(timings, row);
  const day = (column: number) => columnName(values.startDate ?? '', column);
  const rows = fromTo(meal(rect.top), meal(rect.bottom), rect.top === rect.bottom);
  const columns = fromTo(day(rect.left), day(rect.right), rect.left === rect.right);
  return `${rows}, ${columns}: ${cellsWords(placesIn(rect).length)} chosen`;
}

const fromTo = (first: string, last: string, isOne: boolean) =>
  isOne ? first : `${first} to ${last}`;

function columnName(startDate: string, column: number): string {
  if (column === 0) return 'Timing';
  const date = dateOfDay(startDate, column - 1);
  return date === '' ? `Day ${column}` : (formatDay(date, 'long').split(' ')[0] ?? '');
}

export const copiedWords = (cells: number): string => `Copied ${cellsWords(cells)}.`;
export const cutWords = (cells: number, changed: number): string =>
  `Cut ${cellsWords(cells)}.${changed > 0 ? ` ${UNDO_IT}` : ''}`;

/** What happened to the cells that changed. */
export const clearedWords = (changed: number): string =>
  changed === 0 ? 'Nothing to clear.' : `Cleared ${cellsWords(changed)}. ${UNDO_IT}`;
export const filledWords = (changed: number): string =>
  changed === 0 ? 'Nothing to fill.' : `Filled ${cellsWords(changed)}. ${UNDO_IT}`;
