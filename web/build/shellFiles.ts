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
