import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { isOfOthers } from './serviceWorker.ts';
import { FIRST_PAGES } from './startPages.ts';

type Module = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code: string | null;
};
type Modules = { getModuleInfo(id: string): Module | null };

const WEB = join(import.meta.dirname, '..');
const ALL_ICONS = 'tabler-icons-react.mjs';
const DESK = '/client/dashboard';

const pathOf = (part: string) => join(WEB, part);
const starts = Object.values(FIRST_PAGES).flat().map(pathOf);

/** One file exports all icons: a module needs those that it names. */
function importsOf(modules: Modules, id: string): string[] {
  const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
  const names = [...new Set(code?.match(/\bIcon[A-Z]\w*/g))];
  return importedIds.flatMap((each) =>
    each.endsWith(ALL_ICONS)
      ? names.map((name) => join(dirname(each), 'icons', `${name}.mjs`))
      : each,
  );
}

function reachedFrom(ids: readonly string[], nextOf: (id: string) => readonly string[]) {
  const reached = new Set(ids);
  for (const id of reached) for (const next of nextOf(id)) reached.add(next);
  return reached;
}

/** The first pages that need a module before they can be shown, by the module's path. */
function pagesByModule(modules: Modules): Map<string, string[]> {
  const imports = (id: string) => importsOf(modules, id);
  const found = new Map<string, string[]>();
  for (const [page, parts] of Object.entries(FIRST_PAGES))
    for (const id of reachedFrom(parts.map(pathOf), imports))
      found.set(id, [...(found.get(id) ?? []), page]);

  // What a dietician's first page shares with customers' other screens, so that these do not fetch that page.
  const isOfDesk = isOfOthers();
  const ofCustomers = reachedFrom([pathOf('index.html')], (id) =>
    [...imports(id), ...(modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])].filter(
      (each) => !isOfDesk(relative(WEB, each)),
    ),
  );
  for (const [id, pages] of found)
    if (pages.join() === DESK && ofCustomers.has(id)) found.set(id, ['/kit']);

  // What a page starts from keeps a file of its own, under which the page finds it.
  for (const id of starts) {
    found.delete(id);
    if (id.endsWith('.html')) for (const each of imports(id)) found.delete(each);
  }
  return found;
}

let pagesOf: ReadonlyMap<string, readonly string[]> | null = null;

/**
 * How the code is divided into files: one for the modules that the same first pages need, so that each of these
 * pages loads what it needs in few files, and nothing else. The bundler divides the rest by itself.
 */
export const CHUNKS = [
  {
    debugName: 'first pages',
    includeDependenciesRecursively: false,
    name: (id: string, modules: Modules): string | null => {
      pagesOf ??= pagesByModule(modules);
      const pages = pagesOf.get(id);
      if (!pages) return dirname(id).endsWith('icons-react/dist/esm/icons') ? 'icons' : null;
      return pages.map((page) => page.slice(1).replace('/', '-') || 'landing').join('~');
    },
  },
];

/** Whether a customer's first screen is made of this chunk. */
const isCalledOnLoad = (name: string) =>
  name.includes('customer-dashboard') || name === 'Frame' || name === 'HomeScreen';

/** Has to stand first in its file: https://v8.dev/blog/explicit-compile-hints. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Most of this code runs before the screen appears. With the hint, Chromium compiles it in the background
 * while other files load, instead of each function on its first call: this saves half a second on a slow
 * phone.
 */
export const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    // Runs late, because Vite inserts the names of files before the code of a screen.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && isCalledOnLoad(file.name)) file.code = HINT + file.code;
    },
  },
};
