import { type RefObject, useEffect, useRef } from 'react';
import { isMeantElsewhere } from '../kit/keys.ts';
import { useIsLeaving } from '../kit/Link.tsx';
import { typeAhead } from '../session/typeAhead.ts';
import { placeOf, rowsBefore, rowsIn } from './rowsOnPage.ts';

/** The number of rows that each key moves by. */
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

const ANSWER = 'r';

/**
 * J and K, Down and Up move between the rows of `region`; other letters press the control of the focused row
 * that has that `data-key`. The keys work only on the board, so that they disturb nothing else; J also moves
 * onto the board from the top of the page. What is typed after R goes into the answer. `onEnd` is called when
 * somebody moves past the last row.
 */
export function useBoardKeys(region: RefObject<HTMLElement | null>, onEnd: () => void) {
  const end = useRef(onEnd);
  end.current = onEnd;
  const isLeaving = useIsLeaving();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const board = region.current;
      if (!board || isLeaving() || isMeantElsewhere(event)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const at = document.activeElement;
      const place = placeOf(at);
      const isHere = board.contains(at) || (key === 'j' && isAtTop(at));
      const pressed =
        isHere &&
        (key in STEPS ? move(board, place, STEPS[key] ?? 0, end.current) : press(place, key));
      if (pressed) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, isLeaving]);
}

function move(board: HTMLElement, place: Element | null, step: number, onEnd: () => void): boolean {
  const rows = rowsIn(board);
  // From outside of the board the mark comes first: the row that Tab reaches.
  const marked = Math.max(
    0,
    rows.findIndex(({ tabIndex }) => tabIndex === 0),
  );
  const before = place ? rowsBefore(board, place) : marked;
  const isRow = place !== null && rows[before] !== undefined && place.contains(rows[before]);
  // From a place without a row, the next row is the one after that place.
  const to = step > 0 && !isRow ? before : before + step;
  if (to >= rows.length) onEnd();
  rows[Math.max(0, to)]?.focus();
  return rows.length > 0;
}

function press(place: Element | null, key: string): boolean {
  const part = place?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  part?.click();
  if (part && key === ANSWER) typeAhead();
  return part !== undefined && part !== null;
}

/** Nothing has the focus yet, or only the heading, which gets it when a screen opens. */
const isAtTop = (focused: Element | null) =>
  focused === null || focused === document.body || focused.tagName === 'H1';
