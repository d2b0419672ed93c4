import { cellOf } from '../grid/cell.ts';
import { type Place, placeOf } from '../grid/moves.ts';
import type { Choice } from './choice.ts';
import { placeAt } from './onScreen.ts';
import { isSamePlace, rangeTo } from './range.ts';

/**
 * A mouse chooses cells once it leaves the cell in which its button went down, as in a table of a word processor;
 * within that cell it selects text. Shift and a click choose up to a cell. Fingers scroll.
 */
export function listenToMouse(choice: Choice, signal: AbortSignal): void {
  const { table } = choice;
  let from: Place | null = null;

  const onDown = (event: MouseEvent) => {
    from = null;
    const place = placeAt(table, event.target);
    if (event.button !== 0 || !place) return;
    const active = choice.range?.active ?? focusedPlace(table);
    const isText = !choice.range && active !== null && isSamePlace(active, place);
    if (event.shiftKey && active && !isText) {
      event.preventDefault();
      from = active;
      choice.choose(rangeTo(active, place));
      return;
    }
    if (event.shiftKey) return;
    // The text is selected whole, invisibly, so the browser would begin to drag it.
    choice.write();
    if (cellOf(event.target)) from = place;
  };

  const onOver = (event: MouseEvent) => {
    if (!from) return;
    const place = event.buttons === 1 ? placeAt(table, event.target) : null;
    if (event.buttons !== 1) from = null;
    if (!place || !from) return;
    choice.byMouse = true;
    if (!isSamePlace(place, from)) choice.choose(rangeTo(from, place));
    else choice.drop();
    choice.byMouse = false;
  };

  const onUp = () => {
    if (from) choice.readyToReplace();
    from = null;
  };

  const options = { signal };
  table.addEventListener('mousedown', onDown, options);
  table.addEventListener('mouseover', onOver, options);
  table.addEventListener('dragstart', () => (from = null), options);
  window.addEventListener('mouseup', onUp, options);
}

function focusedPlace(table: HTMLTableElement): Place | null {
  const { activeElement } = document;
  const cell = table.contains(activeElement) ? cellOf(activeElement) : null;
  return cell && placeOf(cell.path);
}
