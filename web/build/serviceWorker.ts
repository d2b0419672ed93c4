import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '#domain/language/language.ts';
import { START_PATHS } from './startPages.ts';

const WEB = join(import.meta.dirname, '..');
/** The files without a hash in their name that the app itself shows, in addition to the built ones. */
const PUBLIC = ['boot.js', 'manifest.webmanifest', 'mark.svg', 'icon-32.png', 'icon-192.png'];
/** The fonts of the pages' own letters; those of other scripts are fetched when text first needs them. */
const fontOf = (language: Language) =>
  language === 'ar' ? /(?:latin|arabic)-wght-normal.*\.woff2$/ : /latin-wght-normal.*\.woff2$/;

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
 * Matches the screens that no customer opens: the dieticians' screens, from the nouns.
 */
export function isOfOthers(): (module: string) => boolean {
  // Nothing deeper: the other languages' pages, which are built at the same time, lie in here as well.
  const nouns = globSync('*/noun.ts', { cwd: WEB });
  const screens = new Set(
    nouns.flatMap((path) =>
      dieticianScreens(read(path)).map((module) => normalize(join(dirname(path), module))),
    ),
  );
  return (module) => screens.has(module);
}

function chunksOf(manifest: Manifest, font: RegExp): Chunk[] {
  const nameOf = (key: string) => manifest[key]?.file ?? key;
  return Object.values(manifest).map(({ file, src, css = [], assets = [], ...chunk }) => ({
    fileName: file,
    module: src ?? null,
    imports: (chunk.imports ?? []).map(nameOf),
    dynamicImports: (chunk.dynamicImports ?? []).map(nameOf),
    assets: [...css, ...assets.filter((asset) => font.test(asset))],
  }));
}

/**
 * Writes `sw.js`: the service worker with the list of this build's files. Its version is the hash of all of
 * them, so that identical files give an identical worker.
 */
export const serviceWorker = (dist: string, language: Language): Plugin => ({
  name: 'service-worker',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  writeBundle() {
    const font = fontOf(language);
    const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
    const { entry, files } = shellFiles(chunksOf(manifest, font), 'index.html', isOfOthers());
    const fonts = readdirSync(join(dist, 'assets')).filter((name) => font.test(name));
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

const SCREEN = /path: '([^']+)',[^{}]*?\bload(?:: \(\) => import\('([^']+)'\))?/g;
const SHARED_LOAD = /const load = [^;]*?import\('([^']+)'\)/;

/**
 * The modules of screens that only dieticians open, from the source of a noun's declaration. Throws where it cannot
 * tell a screen's module: a customer would fetch the screen.
 */
export function dieticianScreens(noun: string): string[] {
  const shared = SHARED_LOAD.exec(noun)?.[1];
  const screens = [...noun.matchAll(SCREEN)].flatMap(([, path = '', module = shared]) =>
    module ? [{ module, isOfDieticians: path.startsWith('/client/') }] : [],
  );
  if (screens.length < noun.split(/\bpath: '/).length - 1)
    throw new Error(`A screen without a load behind its path: ${noun}`);
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
