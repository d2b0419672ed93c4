import { expect, it } from 'vitest';
import { pushSupport } from './pushSupport.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
const firefox = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  touchPoints: 0,
  isApp: false,
  hasPush: true,
  isSecure: true,
};

it.each([
  ['a browser that can', firefox, 'possible'],
  ['a browser that cannot', { ...firefox, hasPush: false }, 'impossible'],
  ['an address without https', { ...firefox, hasPush: false, isSecure: false }, 'not-secure'],
  ['an iPhone', { ...firefox, userAgent: IPHONE, touchPoints: 5 }, 'home-screen-first'],
  [
    'an iPad, which says it is a Mac',
    { ...firefox, userAgent: MAC, touchPoints: 5 },
    'home-screen-first',
  ],
  ['a Mac', { ...firefox, userAgent: MAC }, 'possible'],
  ['an app of the home screen', { ...firefox, userAgent: IPHONE, isApp: true }, 'possible'],
  [
    'such an app on an old iPhone',
    { ...firefox, userAgent: IPHONE, isApp: true, hasPush: false },
    'impossible',
  ],
])('[NOTIFY-03] whether one can be told on this device: %s', (_, browser, support) => {
  expect(pushSupport(browser)).toBe(support);
});
