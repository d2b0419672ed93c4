import { findChromium } from '../chromium.ts';
import { aptInstall } from './aptInstall.ts';

/** Makes sure that there is a browser, from Debian's packages when there is none and we may. */
export async function ensureChromium(): Promise<void> {
  if (findChromium()) return;
  if ((await aptInstall('chromium')) && findChromium()) return;
  throw new Error(
    'The browser tests need Chromium, and there is none here: install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
  );
}
