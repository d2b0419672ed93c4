import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsed } from '../planted/syntax.ts';
import { type Change, changesOf } from './changes.ts';

/** A change in a file, at a line. */
export type Mutant = Change & { readonly file: string; readonly line: number };

/** Tests, and migrations that have landed: these are never edited. */
const NOT_SAMPLED = /\.test\.|[oO]fTest\.ts$|^web\/dist|\.d\.ts$|^server\/db\/migrations/;
/** A part of web is pure if it neither draws, touches the browser nor asks the server: then no browser is needed. */
const IMPURE =
  /\buse[A-Z]|from '(?:react|@tanstack|idb|[^']+\.tsx')|\b(?:document|window|navigator|location|indexedDB|caches)\.|\bfetch\(|import \{(?! ApiError \})[^}]*\} from '[^']*api\/request\.ts'/;
const isPure = (path: string, text: string) =>
  !path.startsWith('web/') || (!/^web\/(?:build|vite)/.test(path) && !IMPURE.test(text));

type File = { readonly path: string; readonly text: string; readonly lines: readonly number[] };

/** The files whose changes are sampled, with their lines of code. */
export function eligible(root: string): File[] {
  return globSync('{domain,server,web}/**/*.ts', { cwd: root })
    .filter((path) => !NOT_SAMPLED.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ path, text }) => isPure(path, text))
    .map(({ path, text }) => {
      const lines = parsed(path, text).code.split('\n');
      return { path, text, lines: lines.flatMap((line, at) => (line.trim() ? [at + 1] : [])) };
    });
}

/**
 * Draws `count` mutants: each time a line of code, each being as likely as any other, and one of the changes that
 * begin on it. A line on which none begins is drawn in vain. The same seed draws the same mutants.
 */
export function sample(files: readonly File[], count: number, seed: number): Mutant[] {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const places = files.flatMap((file) => file.lines.map((line) => ({ file, line })));
  const known = new Map<string, readonly Mutant[]>();
  const drawn = new Map<string, Mutant>();
  while (drawn.size < count) {
    const place = pick(places);
    if (!place) throw new Error('There is nothing to draw from.');
    const { path, text } = place.file;
    const changes =
      known.get(path) ?? changesOf(path, text).map((each) => withLine(path, text, each));
    known.set(path, changes);
    const mutant = pick(changes.filter(({ line }) => line === place.line));
    if (mutant) drawn.set(`${path} ${mutant.start} ${mutant.end} ${mutant.to}`, mutant);
  }
  return [...drawn.values()];
}

const withLine = (file: string, text: string, change: Change): Mutant => ({
  ...change,
  file,
  line: text.slice(0, change.start).split('\n').length,
});

/** Mulberry32: the same numbers between 0 and 1 for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
