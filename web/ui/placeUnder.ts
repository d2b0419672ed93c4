import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

const GAP_PX = 4;
const EDGE_PX = 8;
/** The height of a few rows: a panel is at least this high, unless its content is lower. */
const LEAST_PX = 144;

export type Side = 'below' | 'above';
type Wish = {
  /** The side on which the open panel is, and has to stay. */
  side?: Side | undefined;
  /** The height in px that has to fit. A panel filled later gives the height it will need. */
  needed?: number;
};

/**
 * Places an absolutely positioned, scrollable panel under its opener, or above it if it only fits there. If it
 * fits on neither side it goes below, and the page scrolls until the panel fits, or until the opener is at the top
 * of the window.
 */
export function placeUnder(
  panel: HTMLElement,
  opener: Element,
  { side, needed = naturalHeight(panel) }: Wish = {},
): Side {
  const { top, bottom, left } = opener.getBoundingClientRect();
  const seen = seenHeight();
  const room = {
    above: top - GAP_PX - seen.from - EDGE_PX,
    below: seen.to - EDGE_PX - bottom - GAP_PX,
  };
  const fitsAbove = needed > room.below && needed <= room.above;
  const chosen = side ?? (fitsAbove ? 'above' : 'below');
  // The page scrolls for a panel that is opening, not for one that is open already.
  const canScroll = side === undefined ? Math.max(0, top - seen.from - EDGE_PX) : 0;
  const wanted = Math.min(needed, Math.max(room[chosen] + canScroll, LEAST_PX));
  panel.style.maxHeight = `${Math.max(wanted, room[chosen])}px`;

  const { offsetHeight: height, offsetWidth: width } = panel;
  const y = chosen === 'below' ? bottom + GAP_PX : top - GAP_PX - height;
  const right = document.documentElement.clientWidth - EDGE_PX;
  const x = Math.max(EDGE_PX, Math.min(left, right - width));
  panel.style.top = `${y + window.scrollY}px`;
  panel.style.left = `${x + window.scrollX}px`;

  const missing = Math.min(wanted - room[chosen], canScroll);
  if (missing > 0) window.scrollBy({ top: missing, behavior: 'instant' });
  return chosen;
}

/** The height without the limit set by an earlier opening. */
function naturalHeight(panel: HTMLElement): number {
  panel.style.maxHeight = '';
  return panel.offsetHeight;
}

/** The part of the window that an on-screen keyboard does not cover, in px from its top. */
function seenHeight() {
  const { clientHeight } = document.documentElement;
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: clientHeight };
  return { from: offsetTop, to: offsetTop + Math.min(height, clientHeight) };
}

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
