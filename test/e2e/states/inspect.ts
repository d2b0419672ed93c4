import type { Page } from '@playwright/test';
import { type Colours, foundByAxe } from '../accessible.ts';
import type { Screen } from './screen.ts';

/**
 * What can be pressed but is smaller than `least` CSS pixels in one direction, with its size. A box
 * inside its label is as large as both together. Links within a sentence may be as high as their line
 * (WCAG 2.5.8). Glasses may be narrower than a thumb, because large buttons beside them do the same (WCAG 2.5.5).
 * Elements that are only for screen readers cannot be pressed.
 */
const smallTargets = (page: Page, least: number): Promise<string[]> =>
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
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      const least = /^\d+ glass/.test(name ?? '') ? Math.min(24, leastPx) : leastPx;
      if (Math.min(width, height) >= least - ROUNDING) return [];
      const size = `${width.toFixed(0)} x ${height.toFixed(0)}`;
      return [`${element.tagName.toLowerCase()}.${element.className} '${name}' is ${size}`];
    });
  }, least);

/** A screen of 1280 pixels enlarged to 200 %, and a phone of the smallest kind. */
const ENLARGED = { width: 640, height: 400 };
const SMALLEST = { width: 320, height: 640 };
const NARROW = [ENLARGED, SMALLEST];

type Size = { readonly width: number; readonly height: number };

export const SMALL_PHONE: Size = { width: 360, height: 740 };
const TALLEST = 4000;
export const DESK: Size = { width: 1280, height: 800 };
const PHONE_SIZE = { width: 390, height: 844 };

const TARGET = 24;
const THUMB = 44;
const PHONE_BELOW = 768;

/**
 * Checks what must hold for every screen in every state, and returns what is wrong. axe finds nothing in
 * these colours, nor, with `asPhoneToo`, in light colours on a phone. At this size, at 200 % and at 320
 * pixels, targets are large enough and nothing lies outside. Each finding begins with `what`.
 */
export async function inspect(
  page: Page,
  what: string,
  { forThumbs }: Pick<Screen, 'forThumbs'>,
  colours: readonly Colours[] = ['light'],
  asPhoneToo = false,
) {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const found = await foundByAxe(page, colours);
  // With `asPhoneToo` a phone's own window follows, which is checked at this width as well.
  const narrow = NARROW.filter(
    ({ width }) => width < size.width && !(asPhoneToo && width < PHONE_SIZE.width),
  );
  for (const each of [size, ...narrow]) {
    if (each !== size) {
      await page.setViewportSize(each);
      await painted(page);
      found.push(...(await outside(page)));
    }
    const isPhone = each.width < PHONE_BELOW;
    found.push(...(await smallTargets(page, forThumbs && isPhone ? THUMB : TARGET)));
  }
  if (asPhoneToo) {
    // In the same document, because axe is loaded in it already.
    await sizedAnew(page, PHONE_SIZE);
    await sizedAnew(page, await asTallAsItsContent(page, PHONE_SIZE));
    found.push(...(await foundByAxe(page, ['light'])));
  }
  await page.setViewportSize(size);
  return found.map((finding) => `${what}, ${size.width} px: ${finding}`);
}

/** So tall that no bar at the bottom covers anything. */
const asTallAsItsContent = (page: Page, { width, height }: Size): Promise<Size> =>
  page.evaluate(
    ([atWidth, least, most]) => {
      window.scrollTo(0, 0);
      const { scrollHeight } = document.documentElement;
      return { width: atWidth, height: Math.min(Math.max(scrollHeight, least), most) };
    },
    [width, height, TALLEST] as const,
  );

const sizedAnew = async (page: Page, size: Size) => {
  await page.setViewportSize(size);
  await painted(page);
};

/**
 * The same checks for a screen that was opened on a small phone, each once: all of axe there, and nothing
 * outside or too small there and at 320 pixels. A screen that is looked at in detail is also checked at
 * 200 % and on a desk. The dark colours come last.
 */
export async function inspectOnce(
  page: Page,
  what: string,
  { forThumbs, inDetail }: Pick<Screen, 'forThumbs' | 'inDetail'>,
  colours: readonly Colours[],
) {
  const phone = page.viewportSize() ?? SMALL_PHONE;
  const found: string[] = [];
  const note = (at: string, findings: readonly string[]) =>
    found.push(...findings.map((finding) => `${what}, ${at}: ${finding}`));
  await sizedAnew(page, await asTallAsItsContent(page, phone));
  if (colours.includes('light')) note('360 px', await foundByAxe(page, ['light']));
  note('360 px', await outside(page));
  note('360 px', await smallTargets(page, forThumbs ? THUMB : TARGET));
  for (const size of inDetail ? [...NARROW, DESK] : [SMALLEST]) {
    await sizedAnew(page, size);
    note(`${size.width} px`, await outside(page));
    note(`${size.width} px`, await smallTargets(page, TARGET));
    if (size === SMALLEST) note('from right to left', await mirrored(page, () => outside(page)));
    note(`${size.width} px, in a longer language`, await lengthened(page, () => outside(page)));
  }
  if (colours.includes('dark')) note('in the dark', await foundByAxe(page, ['dark']));
  await sizedAnew(page, phone);
  return found;
}

/**
 * Does `work` while the page speaks a language that nobody does: each vowel twice and with accents, which makes
 * every word about 40 % longer and higher. The page has its own words again afterwards.
 */
async function lengthened<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const texts = await page.evaluateHandle(() => {
    const TWICE: Readonly<Record<string, string>> = {
      ...{ a: 'åä', e: 'êë', i: 'îï', o: 'ôö', u: 'ûü' },
      ...{ A: 'ÅÄ', E: 'ÊË', I: 'ÎÏ', O: 'ÔÖ', U: 'ÛÜ' },
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const had: [Text, string][] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.parentElement?.closest('script, style, textarea')) continue;
      had.push([node, node.data]);
      node.data = node.data.replaceAll(/[aeiou]/gi, (vowel) => TWICE[vowel] ?? vowel);
    }
    return had;
  });
  await painted(page);
  const found = await work();
  await texts.evaluate((had) => {
    for (const [node, text] of had) node.data = text;
  });
  await texts.dispose();
  return found;
}

/** Waits until the page is painted at the window's new size. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Looks at the page as it is in a language that runs from right to left. */
async function mirrored<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const run = (dir: string) => page.evaluate((to) => (document.documentElement.dir = to), dir);
  await run('rtl');
  await painted(page);
  const found = await look();
  await run('');
  return found;
}

/** What makes the page scroll sideways; empty if all is well. */
export const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 ||
        element.getBoundingClientRect().left < -1,
    );
    const names = wide.slice(0, 5).map((element) => `${element.tagName}.${element.className}`);
    return [`${scrollWidth} px wide instead of ${clientWidth}: ${names.join(', ')}`];
  });
