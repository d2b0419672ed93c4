import { findHeadlessChromium, HEADLESS } from '../chromium.ts';
import { aptInstall } from './aptInstall.ts';

/**
 * Makes sure that there is a browser; installs it from Debian's packages if there is none and we are root.
 */
export async function ensureChromium(): Promise<void> {
  if (findHeadlessChromium()) return;
  for (const name of [HEADLESS, 'chromium'])
    if ((await aptInstall(name)) && findHeadlessChromium()) return;
  throw new Error(
    'The browser tests need Chromium, and there is none here: install it (Debian: apt-get install chromium-headless-shell, or chromium) or name one in CHROMIUM_PATH.',
  );
}
