import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Axe for this page, in one document: no screen has a frame. Its source, half a megabyte, is read
 * by the browser once for each document and not once for each look.
 */
export async function axeOf(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isThere && { axeSource: '"there"' }) }).setLegacyMode();
}

/** No violation of WCAG 2.2 AA that a program can find, in light and in dark. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = await axeOf(page);
    const { violations } = await axe.withTags(WCAG_22_AA).analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}\n${node.failureSummary}`),
    );
    expect(found, `accessibility of ${page.url()} in ${colorScheme}`).toEqual([]);
  }
}
