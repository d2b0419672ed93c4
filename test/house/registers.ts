import { basename } from 'node:path';
import { isDemo, isTest, type Source } from './tree.ts';

/** The files outside of a noun's own ones that have to know of it, production and tests apart. */
export type Registers = {
  readonly production: readonly string[];
  readonly tests: readonly string[];
};

/**
 * A noun's own files stand in its folders (`server/reminders/`) or are called after it
 * (`test/factories/reminders.ts`). Another file is a register if it imports from these folders, or if
 * its code has the noun alone, in one or in several: as a text, as a part of an address, or as a key.
 * Migrations are left out, as nobody touches one again; so are the demo, and the planted defects and
 * this folder, which name what they like.
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
