import { basename } from 'node:path';
import { isDemo, isTest, type Source } from './tree.ts';

/** The files outside a noun's own files that have to know the noun, separately for production and tests. */
export type Registers = {
  readonly production: readonly string[];
  readonly tests: readonly string[];
};

/**
 * A noun's own files are in its folders (`server/reminders/`) or named after it
 * (`test/factories/reminders.ts`). Another file is a register if it imports from these folders, or if its
 * code contains the noun as a whole, in the singular or plural: as a string, as part of an address, or as a
 * key. Migrations are left out, since they are never changed again; so are the demo, and the planted defects
 * and this folder, which may name anything.
 */
export function registersOf(noun: string, sources: readonly Source[]): Registers {
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
