import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** No success criterion asks for this, but people who go by headings do. */
const GOOD_PRACTICE = { 'heading-order': { enabled: true } } as const;
const SIZE = 'target-size';
/** Only these rules depend on colours; all the others find the same in the dark. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
// The minified file is less than half as long. `noHtml`: no finding here quotes the HTML of its element.
const SOURCE = `${readFileSync(resolve('axe-core/axe.min.js'), 'utf8')};axe.configure({ noHtml: true })`;

type Options = {
  runOnly: { type: 'tag' | 'rule'; values: readonly string[] };
  /** Rules in addition to those of the tags. */
  rules?: Readonly<Record<string, { enabled: true }>>;
};
type Found = {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly string[];
    readonly failureSummary: string;
  }[];
};
declare global {
  interface Window {
    axe?: { run(of: Document, options: object): Promise<{ violations: Found[] }> };
  }
}

/**
 * What axe finds in the one document of this page: no screen has a frame. The browser reads and sets up
 * axe, half a megabyte of source, once per document instead of once per check. AxeBuilder is not used:
 * what it does around axe takes half as long as axe itself. For rules that pass, axe reports one element
 * only; listing hundreds of rows would take longer than checking them.
 */
async function violations(page: Page, options: Options): Promise<Found[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(SOURCE);
  return page.evaluate(
    async (options) => {
      if (!window.axe) throw new Error('axe is not in the page');
      const all = (await window.axe.run(document, options)).violations;
      return all.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      }));
    },
    { ...options, resultTypes: ['violations'] },
  );
}

/** For a page in which every document is checked: sending axe to each document takes twice as long. */
export const axeInEach = (page: Page) => page.addInitScript({ content: SOURCE });

/**
 * Switches the page to these colours and waits until all transitions have ended. The app learns of the
 * change a frame later. The landing page and the legal pages read the setting only once, before they are
 * painted, so it is set on them here, as a reload would.
 */
async function inColours(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const root = document.documentElement;
    if (root.dataset.scheme) root.dataset.scheme = wanted;
    await frame();
    const passing = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  }, colorScheme);
}

export type Colours = 'light' | 'dark';

/**
 * Whether something is too small to press in the middle of the window, too: bars that stay at an edge cover whatever
 * is scrolled below them.
 */
async function isSmallInTheMiddle(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const found = await violations(page, { runOnly: { type: 'rule', values: [SIZE] } });
  return found.some(({ nodes }) => nodes.some((node) => node.target.join(' ') === target));
}

/** Violations of WCAG 2.2 AA that a program can find; in the dark only those that depend on colours. */
export async function foundByAxe(page: Page, colours: readonly Colours[]): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of colours) {
    await inColours(page, colorScheme);
    const options: Options =
      colorScheme === 'light'
        ? { runOnly: { type: 'tag', values: WCAG_22_AA }, rules: GOOD_PRACTICE }
        : { runOnly: { type: 'rule', values: OF_COLOUR } };
    for (const { id, nodes } of await violations(page, options))
      for (const node of nodes)
        if (id !== SIZE || (await isSmallInTheMiddle(page, node.target.join(' '))))
          found.push(`${id} (${colorScheme}) at ${node.target.join(' ')}: ${node.failureSummary}`);
  }
  return found;
}

/** Expects no violation of WCAG 2.2 AA that a program can find; states/ checks dark colours. */
export async function expectAccessible(page: Page) {
  const found = await foundByAxe(page, ['light']);
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
