let root: HTMLElement | undefined;

/**
 * The element for what lies above the page (popovers) or replaces it in print (the sheet). It stands
 * beside the app, not around it: React listens on every element that holds a portal, and would handle
 * each key of the app twice.
 */
export function overlayRoot(): HTMLElement {
  root ??= document.body.appendChild(document.createElement('div'));
  return root;
}
