import { LAST_COLUMN, LAST_ROW, type Place } from '../grid/moves.ts';
import classes from './Ranges.module.css';
import { placesIn, type Range, rectOf, sidesAt } from './range.ts';

/** The cell of the table that contains an element; null outside the week. */
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
 * Shows the chosen range past React, as with texts: a key renders nothing, and only cells that change are touched.
 * Returns a function for the next range, or for none.
 */
export function painter(table: HTMLTableElement): (range: Range | null) => void {
  const { choosing = '', active = '' } = classes;
  let painted = new Map<Element, string>();
  let activeCell: Element | undefined;
  return (range) => {
    const now = new Map<Element, string>();
    const rect = range && rectOf(range);
    for (const place of rect ? placesIn(rect) : []) {
      const cell = cellAt(table, place);
      if (!cell || !rect) continue;
      const sides = sidesAt(place, rect);
      now.set(cell, sides);
      if (painted.get(cell) !== sides) cell.setAttribute('data-sides', sides);
    }
    for (const cell of painted.keys()) if (!now.has(cell)) cell.removeAttribute('data-sides');
    painted = now;
    table.classList.toggle(choosing, range !== null);
    const nowActive = range ? cellAt(table, range.active) : undefined;
    if (nowActive === activeCell) return;
    activeCell?.classList.remove(active);
    nowActive?.classList.add(active);
    activeCell = nowActive;
  };
}
