let made: HTMLElement | undefined;

/**
 * The place of what stands above the page, or instead of it. Beside the app and not around it: React
 * listens on every place that it puts something into, and in the body it would hear each key twice.
 */
export function layers(): HTMLElement {
  made ??= document.body.appendChild(document.createElement('div'));
  return made;
}
