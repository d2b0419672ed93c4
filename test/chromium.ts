import { findExecutable } from './executable.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The name of the program, and of its Debian package. */
export const HEADLESS = 'chromium-headless-shell';
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];

/** The browser of this machine: CHROMIUM_PATH, else the first one found under its usual names. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || findExecutable(NAMES, FOLDERS);
}

/** The headless shell, which takes two thirds of the CPU time of the whole browser; or CHROMIUM_PATH. */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH || findExecutable([HEADLESS], FOLDERS);
}

/** For tests: the headless shell, or the whole browser if the shell is not installed. */
export function findHeadlessChromium(): string | undefined {
  return findHeadlessShell() || findChromium();
}

/** The sandbox does not work for root, and `/dev/shm` is tiny in containers. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
];

// Chromium uses only the last list of features, so those that Playwright switches off are repeated here.
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
// Otherwise every window loads the page for the address bar's suggestions, although nobody sees it. That
// costs more than a screen of Weekplate.
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * For many short-lived windows: without the address bar's page, and with one process for the pages of a
 * window instead of spare ones. Pages of Weekplate behave the same.
 */
export const leanFlags = [
  ...chromiumFlags,
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
  '--renderer-process-limit=1',
];
