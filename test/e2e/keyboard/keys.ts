import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** Everything on our screens can be reached within this many stops. */
const FURTHEST = 90;

/**
 * Presses Tab until `target` has the focus. At each stop on the way the focus must be visible, and it
 * never stays where it was.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  let wanted = await elementOf(target);
  for (let stop = 0; stop < FURTHEST; stop += 1) {
    const { isThere, isGone, unseen } = await lookAt(page, wanted);
    if (stop > 0) expect(unseen, 'where the focus is can be seen').toBeNull();
    if (isThere) return;
    if (isGone) wanted = await elementOf(target);
    else await page.keyboard.press(key);
  }
  throw new Error(`${target} cannot be reached with ${key}`);
}

type Wanted = ElementHandle<Element>;

/** Found once: looking up a name among a hundred fields takes longer than pressing a key. */
async function elementOf(target: Locator): Promise<Wanted> {
  await target.waitFor({ state: 'attached' });
  return (await target.elementHandle()) as Wanted;
}

export async function tabAndPress(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  // A button that is busy takes the focus, and ignores the key.
  await expect(target).toBeEnabled();
  await page.keyboard.press(key);
}

export async function tabAndType(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Expects a live region to announce these words. */
export async function expectAnnounced(page: Page, words: string | RegExp) {
  const region = page.getByRole('status').or(page.getByRole('alert'));
  await expect(region.filter({ hasText: words }).first()).toBeVisible();
}

/**
 * Whether `wanted` has the focus (`isThere`), and whether it is no longer in the document (`isGone`).
 * `unseen` is the element whose focus is not visible, null if it is. Focus is visible by an outline, a
 * shadow or a border in the accent's colour, of the element or of what is around it (a box drawn by its
 * label, a field by its frame).
 */
const lookAt = (page: Page, wanted: Wanted) =>
  page.evaluate((element) => {
    const focused = document.activeElement;
    const found = { isThere: focused === element, isGone: !element.isConnected, unseen: null };
    if (!focused || focused === document.body) return found;
    // Made once: adding and removing an element at each stop would make the browser style all elements anew.
    const probe = document.querySelector('[data-probe]') ?? document.createElement('i');
    if (!probe.isConnected) {
      probe.setAttribute('data-probe', '');
      probe.setAttribute('hidden', '');
      Object.assign((probe as HTMLElement).style, { color: 'var(--accent-mark)' });
      document.documentElement.append(probe);
    }
    const accentColour = getComputedStyle(probe).color;

    const shows = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, borderTopColor, borderTopWidth } =
        getComputedStyle(element);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) return true;
      if (boxShadow !== 'none') return true;
      return Number.parseFloat(borderTopWidth) > 0 && borderTopColor === accentColour;
    };
    for (let at: Element | null = focused, up = 0; at && up < 3; at = at.parentElement, up += 1)
      if (shows(at)) return found;
    return { ...found, unseen: focused.outerHTML.slice(0, 160) };
  }, wanted);
