import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#domain/language/language.ts';

const ROOT = join(import.meta.dirname, '../..');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const DIST = process.env.WEB_DIST ?? join(ROOT, 'web/dist');
const AT_ONCE = 2;

/**
 * `npm run build`: the pages of every language, each in a folder of its own. Their files with a hash in the name
 * lie together, so that a page that is still open in one language finds its own after another was chosen.
 */
const left = Object.keys(LANGUAGES);
const assets = join(DIST, 'assets');
mkdirSync(assets, { recursive: true });

async function buildNext(): Promise<void> {
  const language = left.shift();
  if (!language) return;
  const env = { ...process.env, WEB_LANGUAGE: language, WEB_DIST: join(DIST, language) };
  const args = [VITE, 'build', 'web', '--logLevel', 'warn'];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(1);
  const own = join(DIST, language, 'assets');
  for (const name of readdirSync(own)) renameSync(join(own, name), join(assets, name));
  await buildNext();
}

await Promise.all(Array.from({ length: AT_ONCE }, buildNext));
