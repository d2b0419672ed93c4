import type { Page } from '@playwright/test';
import { type Colours, foundByAxe } from '../accessible.ts';
import { takePicture } from './pictures.ts';
import type { Screen } from './screen.ts';
import { smallTargets } from './targets.ts';

/** A screen of 1280 pixels enlarged to 200 %, and a phone of the smallest kind. */
const NARROW = [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
];

const PHONE_SIZE = { width: 390, height: 844 };

const TARGET = 24;
const THUMB = 44;
const PHONE_BELOW = 768;

/**
 * What is wrong with the screen, of all that holds for every screen in every state: axe finds nothing
 * in these colours, nor in the light of a phone where that is looked at; at this size, at 200 % and at
 * 320 pixels targets are large enough and nothing lies outside. `what` it is stands before each finding.
 */
export async function inspect(
  page: Page,
  what: string,
  { forThumbs }: Pick<Screen, 'forThumbs'>,
  colours: readonly Colours[] = ['light'],
  asPhoneToo = false,
) {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await takePicture(page, what);
  const found = await foundByAxe(page, colours);
  // What is looked at as a phone too has a phone's own window next, which is as narrow.
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
    // In the document that axe is in already. From its top: no bar lies over what is looked at.
    await page.setViewportSize(PHONE_SIZE);
    await page.evaluate(() => window.scrollTo(0, 0));
    await painted(page);
    found.push(...(await foundByAxe(page, ['light'])));
  }
  await page.setViewportSize(size);
  return found.map((finding) => `${what}, ${size.width} px: ${finding}`);
}

/** What follows the size of the window has followed it. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** What makes the page scroll sideways: nothing, if all is well. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = wide.slice(0, 5).map((element) => `${element.tagName}.${element.className}`);
    return [`${scrollWidth} px wide instead of ${clientWidth}: ${names.join(', ')}`];
  });
