import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Plugin } from 'vite';
import { type Chunk, dieticianScreens, shellFiles } from './shellFiles.ts';
import { START_PATHS } from './startPages.ts';

const WEB = join(import.meta.dirname, '..');
/** The files without a hash in their name that the app itself shows, in addition to the built ones. */
const PUBLIC = ['boot.js', 'manifest.webmanifest', 'mark.svg', 'icon-32.png', 'icon-192.png'];
/** The font for Latin letters; fonts for other scripts are fetched when text first needs them. */
const FONT = /latin-wght-normal.*\.woff2$/;
const PARTS = ['worker/shell.js', 'public/push.js'];

type Manifest = Record<
  string,
  {
    readonly file: string;
    readonly src?: string;
    readonly css?: string[];
    readonly assets?: string[];
    readonly imports?: string[];
    readonly dynamicImports?: string[];
  }
>;

const read = (...path: string[]) => readFileSync(join(WEB, ...path), 'utf8');

/**
 * Matches the screens that no customer opens: the dieticians' screens, from the nouns, and the landing page.
 */
export function isOfOthers(): (module: string) => boolean {
  const nouns = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^\w+\/noun\.ts$/.test(path),
  );
  const screens = new Set(
    nouns.flatMap((path) =>
      dieticianScreens(read(path)).map((module) => normalize(join(dirname(path), module))),
    ),
  );
  return (module) => screens.has(module) || module.startsWith('landing/');
}

function chunksOf(manifest: Manifest): Chunk[] {
  const nameOf = (key: string) => manifest[key]?.file ?? key;
  return Object.values(manifest).map(({ file, src, css = [], assets = [], ...chunk }) => ({
    fileName: file,
    module: src ?? null,
    imports: (chunk.imports ?? []).map(nameOf),
    dynamicImports: (chunk.dynamicImports ?? []).map(nameOf),
    assets: [...css, ...assets.filter((asset) => FONT.test(asset))],
  }));
}

/**
 * Writes `sw.js`: the service worker with the list of this build's files. Its version is the hash of all of
 * them, so that identical files give an identical worker.
 */
export const serviceWorker = (dist: string): Plugin => ({
  name: 'service-worker',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  writeBundle() {
    const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
    const { entry, files } = shellFiles(chunksOf(manifest), 'index.html', isOfOthers());
    const fonts = readdirSync(join(dist, 'assets')).filter((name) => FONT.test(name));
    const all = new Set([...files, ...fonts.map((name) => `assets/${name}`), ...PUBLIC]);
    const code = PARTS.map((part) => read(part)).join('\n');
    const hash = createHash('sha256').update(code);
    const starts = START_PATHS.map((path) => `.start${path}.html`);
    for (const file of ['index.html', ...starts, ...all])
      hash.update(file).update(readFileSync(join(dist, file)));
    const shell = {
      version: hash.digest('hex').slice(0, 16),
      entry: `/${entry}`,
      starts: START_PATHS,
      files: [...all].map((file) => `/${file}`),
    };
    writeFileSync(join(dist, 'sw.js'), `const SHELL = ${JSON.stringify(shell)};\n${code}`);
  },
});
