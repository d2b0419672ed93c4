import { useLayoutEffect, useRef } from 'react';

/** So near to the end, in px, one reads the end. */
const NEAR = 60;

/**
 * Keeps the end of a list in view where it was in view, and what is read in its place when earlier rows
 * arrive above it. `oldest` names the first row; null for no row.
 */
export function useScrolledToEnd(oldest: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const was = useRef({ oldest, height: 0 });
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    const scroller = box.current;
    if (!scroller) return;
    const before = was.current;
    // With every drawing: what stands under the rows may arrive after them.
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
  /** What stands under the rows has changed by itself. */
  const keepEnd = () => {
    const scroller = box.current;
    if (scroller && isAtEnd.current) scroller.scrollTop = scroller.scrollHeight;
  };
  return { box, onScroll, toEnd, keepEnd };
}
