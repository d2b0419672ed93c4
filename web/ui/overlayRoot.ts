let root: HTMLElement | undefined;

/**
 * The element for what lies above the page (popovers) or replaces it in print (the sheet). It is a sibling of the
 * app's element, not its parent: React listens on every element that holds a portal, and would handle each key in
 * the app twice.
 */
export function overlayRoot(): HTMLElement {
  root ??= document.body.appendChild(document.createElement('div'));
  return root;
}
