import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';

/** A source file, with the files of the same tree that it imports, including types and dynamic imports. */
export type Source = {
  /** Relative to the root of the tree, with `/`. */
  readonly path: string;
  readonly lines: number;
  /** The text, with blanks instead of comments. */
  readonly code: string;
  readonly imports: readonly string[];
};

const FOLDERS = '{domain,server,web,demo,test,bench,tools}/**/*.{ts,tsx,js}';

/** Sentences in another language: words.ts has the same in English, and the compiler compares the two. */
const TRANSLATIONS = '**/words.??.ts';

/** Every source file below `root` but translations, sorted by path. */
export function sourcesOf(root: string): Source[] {
  const paths = globSync(FOLDERS, {
    cwd: root,
    exclude: ['web/dist{,-*}/**', 'web/public/**', TRANSLATIONS],
  }).sort();
  const known = new Set(paths);
  return paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const { module, comments } = parseSync(path, text);
    const named = [
      ...module.staticImports.map((each) => each.moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
        text.slice(start + 1, end - 1),
      ),
    ];
    const imports = named.map((name) => placeOf(path, name)).filter((to) => known.has(to));
    const code = comments.reduce(
      (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
      text,
    );
    const lines = text.split('\n').length - 1;
    return { path, lines, code, imports: [...new Set(imports)] };
  });
}

const placeOf = (from: string, name: string) =>
  name.startsWith('#') ? name.slice(1) : join(from, '..', name);

export const isTest = ({ path }: Source) =>
  /^(?:test|bench|tools)\//.test(path) || /\.test\.tsx?$/.test(basename(path));

/** The demo practice, which is data rather than code. */
export const isDemo = ({ path }: Source) => /^(server\/)?demo\//.test(path);

/** Code that runs in a practice, without the demo. */
export const isProduction = (source: Source) => !isTest(source) && !isDemo(source);

export const linesOf = (sources: readonly Source[]) =>
  sources.reduce((sum, { lines }) => sum + lines, 0);

/** Without blank lines and comments. */
export const codeLinesOf = (sources: readonly Source[]) =>
  sources.reduce((sum, { code }) => sum + code.split('\n').filter((line) => line.trim()).length, 0);
