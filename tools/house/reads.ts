import type { Graph } from './floors.ts';
import type { Source } from './tree.ts';
import { nounsOf, type Part, SERVER, sectionOf } from './uses.ts';

/** The noun that declares each table, in the type `Tables` of its `noun.ts`. */
function ownersOf(sources: readonly Source[], nouns: ReadonlySet<string>): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { path, code } of sources) {
    const [, noun = ''] = /^server\/(\w+)\/noun\.ts$/.exec(path) ?? [];
    if (!nouns.has(noun)) continue;
    const [, tables = ''] = /^type Tables = \{\n(.*?)^\};/ms.exec(code) ?? [];
    for (const [, table = ''] of tables.matchAll(/^ {2}(\w+): /gm)) owners.set(table, noun);
  }
  return owners;
}

// Of Kysely, such as `selectFrom('goal')`, and of SQL, such as `from "goal"`.
const NAMED = /(?:(?:From|Into|Table|Join)\(\s*\[?'|\b(?:from|into|update|join) ")(\w+)/g;

/** By noun: the tables that its queries name and that belong to a noun which it is not listed to use. */
export function tablesRead(page: string, sources: readonly Source[], uses: Graph): Graph {
  const nouns = nounsOf(SERVER, page, sources);
  const owners = ownersOf(sources, nouns);
  const read = new Map<string, Set<string>>();
  for (const { path, code } of sources) {
    const [folder, noun = ''] = path.split('/');
    if (folder !== 'server' || !nouns.has(noun)) continue;
    for (const [, table = ''] of code.matchAll(NAMED)) {
      const owner = owners.get(table);
      if (owner === undefined || owner === noun || uses.get(noun)?.has(owner)) continue;
      read.set(noun, new Set([...(read.get(noun) ?? []), table]));
    }
  }
  return read;
}

/** The tables that a part lists as read, such as (`attention reads dayNote`), by the noun that reads. */
export function readsListed(part: Part, page: string): Graph {
  const reads = new Map<string, Set<string>>();
  for (const [, readers = '', tables = ''] of sectionOf(part, page).matchAll(
    /`([\w, ]+) reads? ([\w, ]+)`/g,
  ))
    for (const reader of readers.split(', '))
      reads.set(reader, new Set([...(reads.get(reader) ?? []), ...tables.split(', ')]));
  return reads;
}
