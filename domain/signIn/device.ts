import { say } from './words.ts';

/** The order matters: Edge also names Chrome, and Chrome also names Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[^()]{1,60} Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof BROWSERS, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

// Four times as long as the user agents of real browsers.
const NAME_MAX = 1000;

/** The name of a device, 'Firefox on Windows', from the User-Agent header of its browser. */
export function deviceWords(userAgent: string | null): string {
  const name = (userAgent ?? '').slice(0, NAME_MAX);
  const browser = nameIn(BROWSERS, name);
  const system = nameIn(SYSTEMS, name);
  const on = system === 'Mac' ? say.aMac : system;
  if (browser && on) return say.browserOn(browser, on);
  return browser ?? (on ? say.someBrowserOn(on) : say.unknownDevice);
}

/** `::1`, and its network `0:0:0:0::`, of which no other address is ever used. */
const OF_THIS_COMPUTER = /^(0{0,4}:){2,7}0{0,3}1?$/;

/** The network of an address, '192.0.2.x' or '2001:db8:1:x', by which people know their session; or null. */
export function networkWords(address: string | null): string | null {
  const plain = (address ?? '').toLowerCase().replace(/^::ffff:(?=\d{1,3}\.)/, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain)) return plain.replace(/\d{1,3}$/, 'x');
  if (!/^[\da-f:]{2,39}$/.test(plain) || !plain.includes(':')) return null;
  if (OF_THIS_COMPUTER.test(plain)) return say.thisComputer;
  const groups = plain.split('::')[0]?.split(':').filter(Boolean).slice(0, 3) ?? [];
  return `${groups.join(':')}:x`;
}
