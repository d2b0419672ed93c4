import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../check/run.ts';
import { type Change, KINDS, type Place } from './places.ts';
import { declarationsOf, type Parsed, parsed } from './syntax.ts';

/** A deliberate defect: what a developer could break on a bad day, and the tests that must notice it. */
export type Hole = {
  /** What the defect does to the product. */
  readonly title: string;
  /**
   * `readPlan: call where customerId`: the function, constant, method, property or operation that contains
   * the place, the kind of place (see places.ts), and words that only this place contains; of nested places
   * with these words the innermost counts. If several declarations have the name, a part of the path comes
   * first: `plans/routes update: …`. `main.ts *: …` searches the whole file.
   */
  readonly at: string;
  /** The replacement for the place, with `$&` for the original text; if absent, the place is removed. */
  readonly becomes?: string;
  /** The test files to run; one failing test in them catches the defect. */
  readonly tests: readonly string[];
};

export type Planted = { readonly file: string; readonly sound: string; readonly text: string };

type File = { readonly path: string; readonly sound: string };
type Found = File & { readonly place: Place };

const FILES: readonly File[] = globSync('{domain,server,web}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !/\.test\.|^web\/dist/.test(path))
  .map((path) => ({ path, sound: readFileSync(join(ROOT, path), 'utf8') }));

/** The file with the defect in it. Throws if the place no longer exists or is not unique. */
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

/** The places that contain all the words, without those that contain another such place. */
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
  // A declaration inside another of the same name is found twice.
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
