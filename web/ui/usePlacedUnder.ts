import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { placeUnder, type Side } from './placeUnder.ts';

type Part = RefObject<HTMLElement | null>;

/**
 * Keeps an open panel next to its field. It stays on one side while its content changes, and is placed again when
 * the window changes or an on-screen keyboard appears. `needed`: the height in px that has to fit.
 */
export function usePlacedUnder(panel: Part, field: Part, needed: number): void {
  const side = useRef<Side>(undefined);
  const place = useCallback(() => {
    if (!panel.current || !field.current) return;
    side.current = placeUnder(panel.current, field.current, { side: side.current, needed });
  }, [panel, field, needed]);
  // After every render, because a panel above its field moves up as it grows.
  useLayoutEffect(place);
  useEffect(() => {
    const placeAnew = () => {
      side.current = undefined;
      place();
    };
    const windows = [window, window.visualViewport];
    for (const each of windows) each?.addEventListener('resize', placeAnew);
    return () => {
      for (const each of windows) each?.removeEventListener('resize', placeAnew);
    };
  }, [place]);
}
