import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../config/config.ts';
import { WEB_DIST } from './web.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUILD = join(ROOT, 'web/build/main.ts');
// Help has pages of docs/ in it (web/build/help.ts).
const DOCS = ['help', 'screens', 'OPERATIONS.md', 'SECURITY.md', 'CAPACITY.md'];
const SOURCES = [
  ...['web', 'domain', 'package-lock.json', 'README.md'],
  ...DOCS.map((each) => join('docs', each)),
];

/**
 * Builds the web part when it was never built, or when a source is newer than the build. The package has the
 * pages and no sources.
 */
export async function buildWebIfNeeded(): Promise<void> {
  if (!existsSync(join(ROOT, 'web/index.html'))) return;
  const built = modifiedAt(join(WEB_DIST, 'en/index.html'));
  if (built >= Math.max(...SOURCES.map((source) => newest(join(ROOT, source))))) return;
  process.stdout.write('Building the web part (this once; about half a minute) …\n');
  await build();
}

/**
 * Builds in another process, so that its memory is freed, and into another folder, which then replaces
 * the old build: a server that starts at the same time never finds half a build.
 */
async function build(): Promise<void> {
  const fresh = `${WEB_DIST}-${process.pid}`;
  const child = spawn(process.execPath, [BUILD], {
    cwd: ROOT,
    stdio: 'inherit',
    // A test that builds would otherwise make pages for tests, with twice the code.
    env: { ...process.env, NODE_ENV: 'production', WEB_DIST: fresh },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new ConfigError('The web part could not be built; see above.');
  rmSync(WEB_DIST, { recursive: true, force: true });
  try {
    renameSync(fresh, WEB_DIST);
  } catch (error) {
    // Another start has finished the same build in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
    rmSync(fresh, { recursive: true, force: true });
  }
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path)
    .filter((name) => !name.startsWith('dist') && !name.includes('.test.'))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}
