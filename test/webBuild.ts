import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'web/dist/index.html');
const SOURCES = ['web', 'domain', 'package-lock.json', 'tsconfig.base.json'];

/** Builds the web part when anything it is made of is newer than what was built last. */
export function buildWebIfStale() {
  const builtAt = changedAt(BUILT);
  if (SOURCES.every((source) => newestIn(join(ROOT, source)) < builtAt)) return;
  const build = spawnSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });
  if (build.status !== 0) throw new Error('The web part cannot be built.');
}

function newestIn(path: string): number {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const within = readdirSync(path).filter((name) => name !== 'dist');
  return Math.max(0, ...within.map((name) => newestIn(join(path, name))));
}

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
