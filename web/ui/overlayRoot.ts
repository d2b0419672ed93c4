let root: HTMLElement | undefined;

/**
 * The element that holds what lies above the page (popovers), or replaces it (the printed sheet). It
 * stands beside the app: React listens on every element that it renders a portal into, and would hear
 * each key twice on one around the app.
 */
export function overlayRoot(): HTMLElement {
  root ??= document.body.appendChild(document.createElement('div'));
  return root;
}
