import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { placeOf, rowsBefore, rowsIn } from './rowsOnPage.ts';

/**
 * When the focused row leaves the list, because somebody dealt with it here or elsewhere, the focus moves to
 * the row in its place, or else to the last row, or else to the board's heading.
 */
export function useRowFocus(region: RefObject<HTMLElement | null>, shown: readonly unknown[]) {
  /** The index of the focused place in the list; -1 if the focus is elsewhere. */
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
      // A removed row is disconnected by then; if it is still connected, the user moved the focus away.
      queueMicrotask(() => {
        if (target.isConnected && document.activeElement === document.body) had.current = -1;
      });
    },
  };
}
