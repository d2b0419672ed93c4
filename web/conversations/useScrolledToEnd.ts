import { useLayoutEffect, useRef } from 'react';

/** Within this distance of the end, in px, the user counts as reading the end. */
const NEAR = 60;

/**
 * Keeps the end of a list in view if it was in view, and otherwise keeps the rows being read in place when
 * earlier rows arrive above. `oldest` names the first row; null for no row.
 */
export function useScrolledToEnd(oldest: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const was = useRef({ oldest, height: 0 });
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    const scroller = box.current;
    if (!scroller) return;
    const before = was.current;
    // Runs after every render, because content below the rows may arrive after them.
    if (isAtEnd.current) scroller.scrollTop = scroller.scrollHeight;
    else if (oldest !== before.oldest) scroller.scrollTop += scroller.scrollHeight - before.height;
    was.current = { oldest, height: scroller.scrollHeight };
  });

  const onScroll = () => {
    const scroller = box.current;
    if (!scroller) return;
    isAtEnd.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
  };
  const toEnd = () => {
    isAtEnd.current = true;
  };
  /** For content below the rows that has changed by itself. */
  const keepEnd = () => {
    const scroller = box.current;
    if (scroller && isAtEnd.current) scroller.scrollTop = scroller.scrollHeight;
  };
  return { box, onScroll, toEnd, keepEnd };
}
