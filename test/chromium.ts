import { findExecutable } from './executable.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];

/** The browser of this machine: that of CHROMIUM_PATH, else the first found under its usual names. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || findExecutable(NAMES, FOLDERS);
}

/** Its sandbox does not work for root, and `/dev/shm` is tiny in containers. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
];
