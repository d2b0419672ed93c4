import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../check/run.ts';
import { type Change, KINDS, type Place } from './places.ts';
import { declarationsOf, type Parsed, parsed } from './syntax.ts';

/** A deliberate defect: what somebody could break on a bad day, and the tests that have to notice. */
export type Hole = {
  /** What is wrong with the product then. */
  readonly title: string;
  /**
   * `readPlan: call where customerId`: the function, constant, method, property or operation in which
   * it is, the kind of place in there (see places.ts), and words that only the one meant holds; of
   * several that hold them the innermost counts. Where several are called so, a part of the path stands
   * before: `plans/routes update: …`. `main.ts *: …` is all of a file.
   */
  readonly at: string;
  /** What stands there instead, `$&` for what stood there; taken away where this is absent. */
  readonly becomes?: string;
  /** The test files that are asked; one failing test in them catches it. */
  readonly tests: readonly string[];
};

export type Planted = { readonly file: string; readonly sound: string; readonly text: string };

type File = { readonly path: string; readonly sound: string };
type Found = File & { readonly place: Place };

const FILES: readonly File[] = globSync('{domain,server,web}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !/\.test\.|^web\/dist/.test(path))
  .map((path) => ({ path, sound: readFileSync(join(ROOT, path), 'utf8') }));

/** The file with the defect in it. Throws where the place is gone, or is not one alone. */
export function planted({ title, at, becomes }: Hole): Planted {
  const [, hint = '', name = '', kind = '', words = ''] = SHAPE.exec(at) ?? [];
  const placesOf = KINDS[kind];
  if (!placesOf) throw new Error(`“${title}”: there is no such kind of place: ${at}`);
  const isMeant = ({ path, sound }: File) =>
    path.includes(hint) && (name === '*' || sound.includes(name));
  const found: Found[] = FILES.filter(isMeant).flatMap((file) => {
    const read = readOnce(file);
    const declared = name === '*' ? [read.tree] : declarationsOf(name, read);
    const places = declared.flatMap((inside) => placesOf(inside, read.code));
    return innermost(places, words.split(' ')).map((place) => ({ ...file, place }));
  });
  const [only, ...others] = found;
  if (!only || others.length > 0)
    throw new Error(
      [`“${title}”: ${at} stands ${found.length} times`, ...found.map(said)].join('\n  '),
    );
  const { start, end, to } = changeAt(
    only.place,
    only.sound,
    kind === 'text' ? words : '',
    becomes,
  );
  return {
    file: only.path,
    sound: only.sound,
    text: only.sound.slice(0, start) + to + only.sound.slice(end),
  };
}

const READ = new Map<string, Parsed>();

function readOnce({ path, sound }: File): Parsed {
  const read = READ.get(path) ?? parsed(path, sound);
  READ.set(path, read);
  return read;
}

const said = ({ path, sound, place: { node } }: Found) =>
  `${path}: ${sound.slice(node.start, node.end).slice(0, 100)}`;

const SHAPE = /^(?:(\S+) )?(\S+): (\w+) (.+)$/;

/** Those that hold all the words, without those in which another of them stands. */
function innermost(places: readonly Place[], words: readonly string[]): Place[] {
  const patterns = words.map((word) => {
    const exact = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(?<!\\w(?=\\w))${exact}(?!(?<=\\w)\\w)`);
  });
  const having = places.filter((place) => patterns.every((pattern) => pattern.test(place.words)));
  const isAround = (outer: Place, inner: Place) => {
    const [around, within] = [outer.whole ?? outer.node, inner.whole ?? inner.node];
    return around !== within && within.start >= around.start && within.end <= around.end;
  };
  const chosen = having.filter((place) => !having.some((other) => isAround(place, other)));
  // What is declared within what is called alike is found twice.
  return chosen.filter(
    ({ node }, index) => chosen.findIndex((other) => other.node === node) === index,
  );
}

function changeAt(
  { node: { start, end }, without, as }: Place,
  text: string,
  word: string,
  becomes: string | undefined,
): Change {
  const stood = text.slice(start, end);
  if (word !== '') return { start, end, to: stood.replace(word, () => becomes ?? '') };
  if (becomes === undefined) {
    if (!without) throw new Error(`“${stood}” cannot just be taken away.`);
    return without;
  }
  const to = becomes.replaceAll('$&', () => stood);
  return { start, end, to: as ? as(to) : to };
}
