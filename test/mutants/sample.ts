import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, changesOf } from './changes.ts';
import { parsed } from './syntax.ts';

/** A change in a file, at a line. */
export type Mutant = Change & { readonly file: string; readonly line: number };
type File = { readonly path: string; readonly text: string };

/** Tests, what builds the pages, and migrations that have landed, which are never edited. */
const NOT_SAMPLED =
  /\.test\.|[oO]fTest\.ts$|\.d\.ts$|^web\/(?:dist|build|vite)|^server\/db\/migrations/;
/** A part of web is pure if it neither draws, touches the browser nor asks the server: it needs no browser. */
const IMPURE =
  /\buse[A-Z]|from '(?:react|@tanstack|idb|[^']+\.tsx')|\b(?:document|window|navigator|location|indexedDB|caches)\.|\bfetch\(|import \{(?! ApiError \})[^}]*\} from '[^']*api\/request\.ts'/;

/** The files whose changes are sampled. */
export const eligible = (root: string): File[] =>
  globSync('{domain,server,web}/**/*.ts', { cwd: root })
    .filter((path) => !NOT_SAMPLED.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ path, text }) => !path.startsWith('web/') || !IMPURE.test(text));

/**
 * Draws `count` mutants: each time a line of code, each being as likely as any other, and one of the changes that
 * begin on it. A line on which none begins is drawn in vain. The same seed draws the same mutants.
 */
export function sample(files: readonly File[], count: number, seed: number): Mutant[] {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const places = files.flatMap(({ path, text }) => {
    const lines = parsed(path, text).code.split('\n');
    return lines.flatMap((code, at) => (code.trim() ? [{ path, text, line: at + 1 }] : []));
  });
  const known = new Map<string, readonly Change[]>();
  const drawn = new Map<string, Mutant>();
  while (drawn.size < count) {
    const { path, text, line } = pick(places) ?? { path: '', text: '', line: 0 };
    const lineAt = (start: number) => text.slice(0, start).split('\n').length;
    const changes = known.get(path) ?? changesOf(path, text);
    known.set(path, changes);
    const change = pick(changes.filter(({ start }) => lineAt(start) === line));
    if (change) drawn.set(`${path} ${JSON.stringify(change)}`, { ...change, file: path, line });
  }
  return [...drawn.values()];
}

/** Mulberry32: the same numbers between 0 and 1 for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const once = Math.imul(state ^ (state >>> 15), 1 | state);
    const twice = (once + Math.imul(once ^ (once >>> 7), 61 | once)) ^ once;
    return ((twice ^ (twice >>> 14)) >>> 0) / 4294967296;
  };
}
