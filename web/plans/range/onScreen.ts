import { LAST_COLUMN, LAST_ROW, type Place } from '../grid/moves.ts';
import classes from './Ranges.module.css';
import { isSamePlace, placesIn, type Range, rectOf, sidesAt } from './range.ts';

/** The cell of the table that something is in; null outside of the week. */
export function placeAt(table: HTMLTableElement, target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null;
  const row = cell?.parentElement;
  if (!cell || !(row instanceof HTMLTableRowElement) || row.parentElement !== table.tBodies[0])
    return null;
  const place = { row: row.sectionRowIndex, column: cell.cellIndex };
  return place.row <= LAST_ROW && place.column <= LAST_COLUMN ? place : null;
}

const cellAt = (table: HTMLTableElement, { row, column }: Place) =>
  table.tBodies[0]?.rows[row]?.cells[column];

export const boxAt = (table: HTMLTableElement, place: Place): HTMLTextAreaElement | null =>
  cellAt(table, place)?.querySelector('textarea') ?? null;

/**
 * Shows what is chosen, past React as texts are: a key renders nothing. Each cell gets its sides of the
 * outline, which so needs no measuring when a row grows. Returns a function for the next range, or for none.
 */
export function painter(table: HTMLTableElement): (range: Range | null) => void {
  const { chosen = '', active = '' } = classes;
  let painted = new Map<Element, string>();
  return (range) => {
    const now = new Map<Element, string>();
    const rect = range && rectOf(range);
    for (const place of rect ? placesIn(rect) : []) {
      const cell = cellAt(table, place);
      if (!cell || !rect || !range) continue;
      const sides = sidesAt(place, rect);
      now.set(cell, sides);
      // Of a range that grows most cells stay as they are, and need no look at their styles.
      if (painted.get(cell) !== sides) cell.setAttribute('data-sides', sides);
      cell.classList.toggle(chosen, true);
      cell.classList.toggle(active, isSamePlace(place, range.active));
    }
    for (const cell of painted.keys())
      if (!now.has(cell)) {
        cell.classList.remove(chosen, active);
        cell.removeAttribute('data-sides');
      }
    painted = now;
  };
}
