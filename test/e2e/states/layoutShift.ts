import type { Page } from '@playwright/test';

/** A browser's report of a layout shift; not yet among the types of the DOM. */
type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
};

type Watched = { moved: number; by: string[] };
declare global {
  interface Window {
    shifts: Watched;
  }
}

/** Makes every document in this page record, from its first paint on, what moves by itself. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = { moved: 0, by: [] };
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : 'text';
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        if (shift.hadRecentInput) continue;
        window.shifts.moved += shift.value;
        const who = shift.sources.map(({ node }) => nameOf(node)).join(', ');
        window.shifts.by.push(`${shift.value.toFixed(4)} ${who}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all shifts since the page was opened, and what moved. */
export const shiftsOf = (page: Page): Promise<Watched> => page.evaluate(() => window.shifts);
