/** A place in the list: a row, or the message that replaced it. */
const PLACE = '[data-place]';
const ROW = 'a[data-row]';

export const rowsIn = (board: ParentNode): HTMLElement[] => [
  ...board.querySelectorAll<HTMLElement>(ROW),
];

export const placeOf = (element: Element | null): Element | null => element?.closest(PLACE) ?? null;

/** The number of rows before this place. */
export const rowsBefore = (board: ParentNode, place: Element): number =>
  rowsIn(board).filter(
    (row) =>
      !place.contains(row) &&
      (row.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  ).length;
