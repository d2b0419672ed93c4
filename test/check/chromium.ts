import { findChromium } from '../chromium.ts';
import { run } from './run.ts';

/** Makes sure that there is a browser, from Debian's packages when there is none and we may. */
export async function ensureChromium(): Promise<void> {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && (await aptInstall()) && findChromium()) return;
  throw new Error(
    'The browser tests need Chromium, and there is none here: install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH.',
  );
}

async function aptInstall(): Promise<boolean> {
  console.log('No Chromium here: installing it from the packages of this machine.');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    return (
      (await run('apt-get', ['update', '-q'], quiet)) === 0 &&
      (await run(
        'apt-get',
        ['install', '-q', '-y', '--no-install-recommends', 'chromium'],
        quiet,
      )) === 0
    );
  } catch (error) {
    console.error(`apt-get cannot be run: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}
