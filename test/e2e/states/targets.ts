import type { Page } from '@playwright/test';

/**
 * What can be pressed but is smaller than `least` CSS pixels in one direction, with its size. A box
 * inside its label is as large as both together. Links within a sentence may be as high as their line
 * (WCAG 2.5.8). Elements that are only for screen readers cannot be pressed.
 */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((leastPx) => {
    const PRESSED =
      'a[href], button, input:not([type="hidden"], [readonly]), select, textarea:not([readonly]), summary, [role="button"], [role="option"], [role="menuitem"], [role="radio"], [role="checkbox"]';
    // A size may be off by the rounding of a border.
    const ROUNDING = 0.5;

    const isSeen = (element: Element) => {
      if (!element.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true })) return false;
      const { width, height, right, bottom } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > 0 && bottom > 0;
    };
    const inSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.parentElement?.textContent?.trim() ?? '';
      return around.length > (element.textContent?.trim().length ?? 0);
    };
    /** The size of the field together with a label around or over it. */
    const sizeOf = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels].map((each) => each.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      const right = Math.max(...boxes.map((box) => box.right));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      return { width: right - left, height: bottom - top };
    };

    return [...document.querySelectorAll(PRESSED)].flatMap((element) => {
      if (!isSeen(element) || inSentence(element)) return [];
      const { width, height } = sizeOf(element);
      if (Math.min(width, height) >= leastPx - ROUNDING) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      const size = `${width.toFixed(0)} x ${height.toFixed(0)}`;
      return [`${element.tagName.toLowerCase()}.${element.className} '${name}' is ${size}`];
    });
  }, least);
