const GAP_PX = 4;
const EDGE_PX = 8;

/** Puts an absolutely placed panel under what opened it, or above where there is no room below. */
export function placeUnder(panel: HTMLElement, opener: Element): void {
  const { top, bottom, left } = opener.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = panel;
  const { clientHeight, clientWidth } = document.documentElement;
  const fitsBelow = bottom + GAP_PX + height <= clientHeight - EDGE_PX;
  const y = fitsBelow ? bottom + GAP_PX : Math.max(EDGE_PX, top - GAP_PX - height);
  const x = Math.max(EDGE_PX, Math.min(left, clientWidth - width - EDGE_PX));
  panel.style.top = `${y + window.scrollY}px`;
  panel.style.left = `${x + window.scrollX}px`;
}
