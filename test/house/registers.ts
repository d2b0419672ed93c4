import { basename } from 'node:path';
import type { Graph } from './floors.ts';
import { isDemo, isTest, type Source } from './tree.ts';
import { useLines } from './uses.ts';

/** Files outside a noun's own files that know the noun, separately for production and tests. */
export type Knowing = {
  readonly production: readonly string[];
  readonly tests: readonly string[];
};

/**
 * A noun's own files are in its folders (`server/reminders/`) or named after it
 * (`test/factories/reminders.ts`). Another file knows the noun if it imports from these folders, or if its
 * code contains the noun as a whole, in the singular or plural: as a string, as part of an address, or as a
 * key. Migrations are left out, since they are never changed again; so are the demo, and the planted defects
 * and this folder, which may name anything.
 */
export function knowing(noun: string, sources: readonly Source[]): Knowing {
  const one = noun.replace(/s$/, '');
  const named = new RegExp(`['"\`/](${one}|${noun})['"\`/]|(?<![.\\w-])(${one}|${noun})\\??:`);
  const isOwn = (path: string) =>
    path.split('/').includes(noun) || basename(path).toLowerCase().startsWith(one);
  const found = sources.filter(
    (source) =>
      named.test(source.code) &&
      !isOwn(source.path) &&
      !isDemo(source) &&
      !/^(server\/db\/migrations|test\/(planted|house))\//.test(source.path),
  );
  const paths = (test: boolean) =>
    found.filter((source) => isTest(source) === test).map(({ path }) => path);
  return { production: paths(false), tests: paths(true) };
}

/**
 * The registers of a noun: files in which it has to be entered. That is every file that knows it, except in the
 * folders of nouns that use it, as listed in ARCHITECTURE.md (`uses`): they show it because the product does.
 */
export function registersOf(
  noun: string,
  sources: readonly Source[],
  uses: readonly Graph[],
): Knowing {
  const users = new Set(uses.flatMap((graph) => useLines(graph)));
  const isRegister = (path: string) => !users.has(`${path.split('/')[1]} → ${noun}`);
  const { production, tests } = knowing(noun, sources);
  return { production: production.filter(isRegister), tests: tests.filter(isRegister) };
}
