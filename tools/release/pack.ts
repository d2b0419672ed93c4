import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { WEB_DIST } from '#server/app/web.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LEFT_OUT = ['**/*.test.ts', '**/tsconfig.json', 'server/app/dev.ts'];

/**
 * Writes the product as npm installs it: the built pages, and the server and the demo as JavaScript, because
 * Node.js runs no TypeScript from inside `node_modules`. Folders and line numbers stay as they are.
 */
export async function writePackage(dist: string): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  await buildWebIfNeeded();
  cpSync(WEB_DIST, join(dist, 'web/dist'), { recursive: true });
  for (const path of globSync('{domain,server,demo}/**/*.*', { cwd: ROOT, exclude: LEFT_OUT })) {
    const to = join(dist, path.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(to), { recursive: true });
    if (/\.[jt]s$/.test(path))
      writeFileSync(to, asJavaScript(readFileSync(join(ROOT, path), 'utf8')));
    else cpSync(join(ROOT, path), to);
  }
  const { name, version, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  // Imports that begin with # are looked up in the nearest package.json.
  const imports = { '#domain/*': './domain/*', '#server/*': './server/*', '#demo/*': './demo/*' };
  const nearest = { name, version, type: 'module', node: devDependencies.node, imports };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(nearest, null, 2)}\n`);
}

/** Without types, and with imports, workers and programs named by their new ending. */
function asJavaScript(source: string): string {
  return stripTypeScriptTypes(source).replace(/(['"])((?:#|\.\.?\/)[^'"\n]*)\.ts\1/g, '$1$2.js$1');
}

// `npm pack` runs this file first.
if (import.meta.main) await writePackage(join(ROOT, 'dist'));
