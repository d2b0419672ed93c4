import { findExecutable } from './executable.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** A program, and the package of Debian it comes in. */
export const HEADLESS = 'chromium-headless-shell';
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];

/** The browser of this machine: that of CHROMIUM_PATH, else the first found under its usual names. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || findExecutable(NAMES, FOLDERS);
}

/**
 * For tests: the browser without anything around its pages, which takes two thirds of what the whole
 * one does. Where it is not installed, the whole one.
 */
export function findHeadlessChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || findExecutable([HEADLESS], FOLDERS) || findChromium();
}

/** Its sandbox does not work for root, and `/dev/shm` is tiny in containers. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
];

// Chromium heeds the last list of features alone: those that Playwright switches off stand here again.
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
// Every window would load the page behind a list of suggestions under an address bar that nobody sees:
// that costs more than a screen of Weekplate does.
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * For many short-lived windows: without the address bar's own page, and with one process for the pages
 * of a window instead of spare ones. What a page of Weekplate does stays the same.
 */
export const leanFlags = [
  ...chromiumFlags,
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
  '--renderer-process-limit=1',
];
