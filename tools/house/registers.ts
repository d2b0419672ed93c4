import { basename } from 'node:path';
import type { Graph } from './floors.ts';
import { isDemo, isTest, type Source } from './tree.ts';

/** Files outside a noun's own files that know the noun, separately for production and tests. */
export type Knowing = {
  readonly production: readonly string[];
  readonly tests: readonly string[];
};

const isOwn = (noun: string, path: string): boolean =>
  path.split('/').includes(noun) ||
  basename(path).toLowerCase().startsWith(noun.replace(/s$/, '').toLowerCase());

/**
 * A noun's own files are in its folders (`server/reminders/`) or named after it
 * (`test/factories/reminders.ts`). Another file knows the noun if it imports from these folders, or if its
 * code contains the noun as a whole, in the singular or plural: as a string, as part of an address, or as a
 * key. Migrations are left out, since they are never changed again; so are the demo
 * and this folder, which may name anything.
 */
export function knowing(noun: string, sources: readonly Source[]): Knowing {
  const one = noun.replace(/s$/, '');
  // A role of HTML, such as `getByRole('article')`, is no noun.
  const named = new RegExp(
    `(?<!Role\\()['"\`/](${one}|${noun})['"\`/]|(?:^|[{(,])\\s*(${one}|${noun})\\??:`,
    'm',
  );
  const found = sources.filter(
    (source) =>
      named.test(source.code) &&
      !isOwn(noun, source.path) &&
      !isDemo(source) &&
      // The compiler demands the sentences of a noun.
      !/\/words\.ts$/.test(source.path) &&
      !/^(server\/db\/migrations|tools\/(?:house|words))\//.test(source.path),
  );
  const paths = (test: boolean) =>
    found.filter((source) => isTest(source) === test).map(({ path }) => path);
  return { production: paths(false), tests: paths(true) };
}

/**
 * The registers of a noun: files in which it has to be entered. That is every file that knows it, except the own
 * files of nouns that use it, as listed in ROOMS.md (`uses`): they know it because the product does.
 */
export function registersOf(
  noun: string,
  sources: readonly Source[],
  uses: readonly Graph[],
): Knowing {
  const users = uses.flatMap((graph) =>
    [...graph].flatMap(([user, used]) => (used.has(noun) ? [user] : [])),
  );
  const isRegister = (path: string) => !users.some((user) => isOwn(user, path));
  const { production, tests } = knowing(noun, sources);
  return { production: production.filter(isRegister), tests: tests.filter(isRegister) };
}
