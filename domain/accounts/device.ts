/** In order: what comes later calls itself by the earlier names too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.* Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof BROWSERS, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A device in the words of its owner, `Firefox on Windows`, by what its browser says of itself. */
export function deviceWords(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent ?? '');
  const system = nameIn(SYSTEMS, userAgent ?? '');
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : 'An unknown device');
}

/**
 * The network of an address, `192.0.2.x` or `2001:db8:1:x`: enough to know one's own again, and no
 * more. Null for what is no address.
 */
export function networkWords(address: string | null): string | null {
  const plain = (address ?? '').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain)) return plain.replace(/\d+$/, 'x');
  if (!/^[\da-f:]+$/.test(plain) || !plain.includes(':')) return null;
  if (plain === '::1') return 'this computer';
  const groups = plain.split('::')[0]?.split(':').filter(Boolean).slice(0, 3) ?? [];
  return `${groups.join(':')}:x`;
}
