import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WEB_DIST } from './web.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['web', 'domain', 'package-lock.json'];

/** Builds the web part when it was never built, or when a source is newer than the build. */
export async function buildWebIfNeeded(): Promise<void> {
  const built = modifiedAt(join(WEB_DIST, 'index.html'));
  if (built >= Math.max(...SOURCES.map((source) => newest(join(ROOT, source))))) return;
  process.stdout.write('Building the web part (this once; about ten seconds) …\n');
  const { build } = await import('vite');
  await build({ configFile: join(ROOT, 'web/vite.config.ts'), logLevel: 'warn' });
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path)
    .filter((name) => name !== 'dist' && !name.includes('.test.'))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), 0);
}
