import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { placeOf, rowsBefore, rowsIn } from './rowsOnPage.ts';

/**
 * When the row with the focus leaves the list, dealt with here or by a colleague, the focus goes to the one
 * that has taken its place, else to the last one, else to the board's heading.
 */
export function useRowFocus(region: RefObject<HTMLElement | null>, shown: readonly unknown[]) {
  /** The place in the list that has the focus; -1: it is elsewhere. */
  const had = useRef(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of the rows, when a row that is gone has lost the focus.
  useLayoutEffect(() => {
    const board = region.current;
    if (!board || had.current < 0 || document.activeElement !== document.body) return;
    const rows = rowsIn(board);
    const next = rows[Math.min(had.current, rows.length - 1)] ?? board.querySelector('h2');
    next?.focus({ preventScroll: true });
  }, [region, shown]);

  return {
    onFocus: ({ target }: FocusEvent) => {
      const place = placeOf(target);
      had.current = place && region.current ? rowsBefore(region.current, place) : -1;
    },
    onBlur: ({ target }: FocusEvent) => {
      // Of a row on its way out nothing is left by then; what was left by hand is still there.
      queueMicrotask(() => {
        if (target.isConnected && document.activeElement === document.body) had.current = -1;
      });
    },
  };
}
