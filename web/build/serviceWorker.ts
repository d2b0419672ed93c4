import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Plugin } from 'vite';
import { START_PATHS } from './startPages.ts';

const WEB = join(import.meta.dirname, '..');
/** The files without a hash in their name that the app itself shows, in addition to the built ones. */
const PUBLIC = ['boot.js', 'manifest.webmanifest', 'mark.svg', 'icon-32.png', 'icon-192.png'];
/** The font for Latin letters; fonts for other scripts are fetched when text first needs them. */
const FONT = /latin-wght-normal.*\.woff2$/;

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
    const code = `${read('worker/shell.js')}\n${readFileSync(join(dist, 'push.js'), 'utf8')}`;
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

/** The facts about a chunk that decide which files a customer needs. */
export type Chunk = {
  readonly fileName: string;
  /** The module that a screen or page imports; null for a shared chunk. */
  readonly module: string | null;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** Its styles, and the files that the chunk and its styles refer to. */
  readonly assets: readonly string[];
};

const SCREEN = /path: '([^']+)',\s*load(?:: \(\) => import\('([^']+)'\))?/g;
const SHARED_LOAD = /const load = \(\) => import\('([^']+)'\)/;

/** The modules of screens that only dieticians open, from the source of a noun's declaration. */
export function dieticianScreens(noun: string): string[] {
  const shared = SHARED_LOAD.exec(noun)?.[1];
  const screens = [...noun.matchAll(SCREEN)].flatMap(([, path = '', module = shared]) =>
    module ? [{ module, isOfDieticians: path.startsWith('/client/') }] : [],
  );
  const others = screens.filter(({ isOfDieticians }) => !isOfDieticians).map((each) => each.module);
  return [...new Set(screens.map(({ module }) => module))].filter((each) => !others.includes(each));
}

/**
 * The files of a build that the customer's screens need, starting from its page; without those of the screens
 * in `without`.
 */
export function shellFiles(
  chunks: readonly Chunk[],
  page: string,
  without: (module: string) => boolean,
): { readonly entry: string; readonly files: string[] } {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ module }) => module === page);
  if (!entry) throw new Error(`${page} is not in the build.`);
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || files.has(name) || (chunk.module !== null && without(chunk.module))) return;
    files.add(name);
    for (const asset of chunk.assets) files.add(asset);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) add(next);
  };
  add(entry.fileName);
  return { entry: entry.fileName, files: [...files].sort() };
}
