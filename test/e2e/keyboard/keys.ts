import { expect, type Locator, type Page } from '@playwright/test';

/** Nothing on a screen of ours is further away than this many stops. */
const FURTHEST = 90;

/**
 * Presses Tab until `target` has the focus. At each stop on the way it can be seen where the focus
 * is, and it never stays where it was.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < FURTHEST; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    expect(await unseenFocus(page), 'where the focus is can be seen').toBeNull();
  }
  throw new Error(`${target} cannot be reached with ${key}`);
}

export async function tabAndPress(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function tabAndType(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Said to those who do not see it, by a live region. */
export async function expectAnnounced(page: Page, words: string | RegExp) {
  const region = page.getByRole('status').or(page.getByRole('alert'));
  await expect(region.filter({ hasText: words }).first()).toBeVisible();
}

/**
 * What has the focus without showing it: an outline, a shadow, or the accent's colour on a border,
 * of itself or of what it lies in (a box drawn by its label, a field by its frame). Null if it shows.
 */
const unseenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const accent = getComputedStyle(document.documentElement).getPropertyValue('--accent-mark');
    const probe = document.createElement('i');
    probe.style.color = accent;
    document.body.append(probe);
    const accentColour = getComputedStyle(probe).color;
    probe.remove();

    const shows = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, borderTopColor, borderTopWidth } =
        getComputedStyle(element);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) return true;
      if (boxShadow !== 'none') return true;
      return Number.parseFloat(borderTopWidth) > 0 && borderTopColor === accentColour;
    };
    for (let at: Element | null = focused, up = 0; at && up < 3; at = at.parentElement, up += 1)
      if (shows(at)) return null;
    return focused.outerHTML.slice(0, 160);
  });
