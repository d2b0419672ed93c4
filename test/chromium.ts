import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...pathFolders()];

/** The browser of this machine: that of CHROMIUM_PATH, else the first found under its usual names. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  return FOLDERS.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
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

function pathFolders(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter(Boolean);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
