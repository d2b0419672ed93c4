import { findHeadlessChromium, findHeadlessShell, HEADLESS } from '../chromium.ts';
import { aptInstall } from './run.ts';

/**
 * Makes sure that there is a browser. If we are root, the headless shell is installed from Debian's packages even
 * beside a whole browser, which takes half as long again.
 */
export async function ensureChromium(): Promise<void> {
  if (findHeadlessShell() || ((await aptInstall(HEADLESS)) && findHeadlessShell())) return;
  if (findHeadlessChromium() || ((await aptInstall('chromium')) && findHeadlessChromium())) return;
  throw new Error(
    'The browser tests need Chromium, and there is none here: install it (Debian: apt-get install chromium-headless-shell, or chromium) or name one in CHROMIUM_PATH.',
  );
}
