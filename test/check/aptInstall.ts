import { run } from './run.ts';

/** Installs a Debian package. False if we are not root, or if it is not available. */
export async function aptInstall(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  console.log(`No ${name} here: installing it from the packages of this machine.`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    return (
      (await run('apt-get', ['update', '-q'], quiet)) === 0 &&
      (await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], quiet)) === 0
    );
  } catch (error) {
    console.error(`apt-get cannot be run: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}
