import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Everything else is the same in the dark. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
// As published for pages, less than half as long; no finding here quotes the HTML of its element.
const SOURCE = `${readFileSync(resolve('axe-core/axe.min.js'), 'utf8')};axe.configure({ noHtml: true })`;

/**
 * Axe for this page, in one document: no screen has a frame. Its source, half a megabyte, is read
 * by the browser once for each document and not once for each look. Of what is well it names one
 * element for each rule: to name each of hundreds of rows takes it longer than to look at them.
 */
async function axeOf(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(SOURCE);
  const axe = new AxeBuilder({ page, axeSource: '"there"' }).setLegacyMode();
  return axe.options({ resultTypes: ['violations'] });
}

/** For a page in which every document is looked at: to send axe to it each time takes twice as long. */
export const axeInEach = (page: Page) => page.addInitScript({ content: SOURCE });

/**
 * The page in these colours, and no longer on its way to them. The app hears of them a frame later;
 * the landing page and the legal pages ask once, before they are painted, and are told here as they
 * would be after a reload.
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

/** Violations of WCAG 2.2 AA that a program can find. In the dark only what depends on the colours. */
export async function foundByAxe(page: Page, colours: readonly Colours[]): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of colours) {
    await inColours(page, colorScheme);
    const axe = await axeOf(page);
    if (colorScheme === 'light') axe.withTags(WCAG_22_AA);
    else axe.withRules(OF_COLOUR);
    for (const { id, nodes } of (await axe.analyze()).violations)
      for (const node of nodes)
        found.push(`${id} (${colorScheme}) at ${node.target.join(' ')}: ${node.failureSummary}`);
  }
  return found;
}

/** No violation of WCAG 2.2 AA that a program can find, in light and in dark. */
export async function expectAccessible(page: Page) {
  const found = await foundByAxe(page, ['dark', 'light']);
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
