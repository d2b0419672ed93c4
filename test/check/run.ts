import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

// The environment at the start: building the web part in this process changes NODE_ENV.
const ENVIRONMENT = { ...process.env };

/** From now on, commands write temporary files to this folder. */
export function writeTo(folder: string): void {
  ENVIRONMENT.TMPDIR = folder;
}

/** Where the tests store the logs of their servers; see test/logs/kept.ts. */
export const KEPT_LOGS = join(ROOT, '.cache/check/logs');

/** Runs a command of the project and shows its output; returns its exit code, 1 for a signal. */
export async function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const PATH = [join(ROOT, 'node_modules/.bin'), ENVIRONMENT.PATH].join(delimiter);
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...ENVIRONMENT, PATH, KEEP_LOGS: KEPT_LOGS, ...env },
  });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

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
