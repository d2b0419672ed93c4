const GAP_PX = 4;
const EDGE_PX = 8;
/** A few rows: less of a list is not worth opening. */
const LEAST_PX = 144;

export type Side = 'below' | 'above';
type Wish = { side?: Side | undefined; needed?: number; atEnd?: boolean };

/**
 * Puts an absolutely placed panel, which scrolls within itself, under what opened it, or above where
 * it fits only there. Where it fits nowhere it is below, as high as there is room; the page is
 * scrolled where there is next to none. `side`: where it stands already, and stays. `needed`: the
 * height in px that is to fit, of a panel that is filled later. `atEnd`: it ends where the opener ends.
 */
export function placeUnder(
  panel: HTMLElement,
  opener: Element,
  { side, needed = heightOf(panel), atEnd = false }: Wish = {},
): Side {
  const { top, bottom, left, right: end } = opener.getBoundingClientRect();
  const seen = seenHeight();
  const room = {
    above: top - GAP_PX - seen.from - EDGE_PX,
    below: seen.to - EDGE_PX - bottom - GAP_PX,
  };
  const least = Math.min(needed, LEAST_PX);
  const fitsAbove = needed > room.below && needed <= room.above;
  const chosen = side ?? (fitsAbove ? 'above' : 'below');
  panel.style.maxHeight = `${Math.max(least, room[chosen])}px`;

  const { offsetHeight: height, offsetWidth: width } = panel;
  const y = chosen === 'below' ? bottom + GAP_PX : top - GAP_PX - height;
  const right = document.documentElement.clientWidth - EDGE_PX;
  const x = Math.max(EDGE_PX, Math.min(atEnd ? end - width : left, right - width));
  panel.style.top = `${y + window.scrollY}px`;
  panel.style.left = `${x + window.scrollX}px`;

  const missing = Math.min(least - room[chosen], top - seen.from - EDGE_PX);
  if (side === undefined && missing > 0) window.scrollBy({ top: missing, behavior: 'instant' });
  return chosen;
}

/** As high as it would like to be: of an earlier opening it may be bound still. */
function heightOf(panel: HTMLElement): number {
  panel.style.maxHeight = '';
  return panel.offsetHeight;
}

/** What is seen of the window, beside a keyboard on the screen. */
function seenHeight() {
  const { clientHeight } = document.documentElement;
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: clientHeight };
  return { from: offsetTop, to: offsetTop + Math.min(height, clientHeight) };
}
