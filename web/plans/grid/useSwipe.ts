import { type RefObject, useEffect, useRef } from 'react';

const FAR_ENOUGH_PX = 60;
const STEEPEST = 0.6;

/** Calls `turn(1)` for a swipe to the left, `turn(-1)` for one to the right. */
export function useSwipe(area: RefObject<HTMLElement | null>, turn: (by: number) => void): void {
  const latest = useRef(turn);
  latest.current = turn;

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let start: Touch | null = null;
    const onStart = (event: TouchEvent) => {
      start = event.touches.length === 1 ? (event.touches[0] ?? null) : null;
    };
    const onEnd = (event: TouchEvent) => {
      const end = event.changedTouches[0];
      if (!start || !end) return;
      const across = end.clientX - start.clientX;
      const down = Math.abs(end.clientY - start.clientY);
      start = null;
      const flat = down < Math.abs(across) * STEEPEST;
      if (flat && Math.abs(across) > FAR_ENOUGH_PX) latest.current(across < 0 ? 1 : -1);
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchend', onEnd);
    };
  }, [area]);
}
