import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph } from './floors.ts';
import type { Source } from './tree.ts';

/** A section of ROOMS.md with a drawing and a list of uses, and the folders whose imports it describes. */
export type Part = {
  readonly title: string;
  readonly folders: readonly string[];
  /** The label of the first line below the nouns. */
  readonly below: string;
};

export const SERVER: Part = {
  title: 'The server',
  folders: ['domain', 'server'],
  below: 'platform',
};
export const BROWSER: Part = { title: 'The browser', folders: ['web'], below: 'shared' };

export const roomsPage = (root: string): string =>
  readFileSync(join(root, 'docs/ROOMS.md'), 'utf8');

/** The text of a part, from its title to the next. */
export function sectionOf({ title }: Part, page: string): string {
  const [, after = ''] = page.split(`\n## ${title}\n`);
  return after.split('\n## ')[0] ?? '';
}

/** The drawing of a part: its lines from the top, each with its words. */
export const drawingOf = (part: Part, page: string): string[][] =>
  (sectionOf(part, page).split('```')[1] ?? '').split('\n').map((line) => line.trim().split(/\s+/));

/** All of `domain/` says its sentences with it. */
const NO_NOUN = 'language';

/** The nouns of a part: those in its drawing, and the folders of `domain/` that are in no drawing. */
export function nounsOf(part: Part, page: string, sources: readonly Source[]): Set<string> {
  const lines = drawingOf(part, page);
  const labels = lines.map(([label = '']) => label);
  const drawn = lines.slice(labels.indexOf('nouns'), labels.indexOf(part.below)).flat();
  const rooms = new Set(lines.flat());
  const rules = part.folders.includes('domain')
    ? sources.flatMap(({ path }) => /^domain\/(\w+)\//.exec(path)?.[1] ?? [])
    : [];
  return new Set([...drawn, ...rules.filter((room) => !rooms.has(room) && room !== NO_NOUN)]);
}

/** The uses that a part lists, such as (`goals → measurements, progress`), by the noun that uses. */
export function usesListed(part: Part, page: string): Graph {
  const uses = new Map<string, Set<string>>();
  for (const [, users = '', used = ''] of sectionOf(part, page).matchAll(
    /`([\w, ]+) → ([\w, ]+)`/g,
  ))
    for (const user of users.split(', '))
      uses.set(user, new Set([...(uses.get(user) ?? []), ...used.split(', ')]));
  return uses;
}

/** The rooms of a part that stand below its nouns. */
function roomsBelow(part: Part, page: string): string[] {
  const lines = drawingOf(part, page);
  return lines.slice(lines.findIndex(([label]) => label === part.below)).flat();
}

/** The uses of nouns that the imports of these sources show, by the noun that uses, or by the room below them. */
export function usesImported(part: Part, page: string, sources: readonly Source[]): Graph {
  const nouns = nounsOf(part, page, sources);
  const users = new Set([...nouns, ...roomsBelow(part, page)]);
  const uses = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const user = nounAt(path, part, users);
    if (user === undefined) continue;
    const used = uses.get(user) ?? new Set();
    for (const each of imports) {
      const noun = nounAt(each, part, nouns);
      if (noun !== undefined && noun !== user) used.add(noun);
    }
    uses.set(user, used);
  }
  return uses;
}

function nounAt(path: string, { folders }: Part, nouns: ReadonlySet<string>): string | undefined {
  const [folder = '', room = ''] = path.split('/');
  return folders.includes(folder) && nouns.has(room) ? room : undefined;
}

/** Each use as a line, `goals → measurements`. */
export const useLines = (uses: Graph): string[] =>
  [...uses].flatMap(([user, used]) => [...used].map((each) => `${user} → ${each}`)).toSorted();
