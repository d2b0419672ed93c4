import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { copyOfProject } from '../planted/copy.ts';
import type { Mutant } from './sample.ts';
import { withSwitches } from './switches.ts';

/** A test file as it ran without any mutant; one that failed catches none. */
export type Ran = { readonly path: string; readonly passed: boolean };
/** `by`: the first test that failed; null if none did. */
export type Result = { readonly id: number; readonly by: string | null };

/** A copy of the project with what is known of its mutants, so that a run that was stopped goes on. */
export function keptIn(folder: string) {
  const at = (name: string) => join(folder, '.cache/mutants', name);
  const linesOf = (name: string) =>
    existsSync(at(name)) ? readFileSync(at(name), 'utf8').split('\n').filter(Boolean) : [];
  const listed = <T>(name: string) => ({
    all: () => linesOf(name).map((line) => JSON.parse(line) as T),
    add: (value: T) => appendFileSync(at(name), `${JSON.stringify(value)}\n`),
  });
  const soundOf = (file: string) => readFileSync(at(`sound/${file}`), 'utf8');
  return {
    isPrepared: () => existsSync(at('mutants.json')),
    mutants: () => JSON.parse(readFileSync(at('mutants.json'), 'utf8')) as readonly Mutant[],
    ran: listed<Ran>('ran'),
    results: listed<Result>('results'),
    /** The text of a file without any change. */
    soundOf,
    turnOn: (id: number) => writeFileSync(at('on'), String(id)),
    /** By the path of a test file, the mutants that it reaches; '' for those reached by no test that is known. */
    reached: () =>
      Map.groupBy(linesOf('reached'), (line) =>
        line.replace(/^\d+ /, '').replace(`${folder}/`, ''),
      ),
    /** Makes the copy, with all mutants in it, each behind its switch. */
    prepare(mutants: readonly Mutant[]) {
      copyOfProject(folder);
      const numbered = mutants.map((each, id) => ({ ...each, id }));
      for (const [file, own] of Map.groupBy(numbered, (each) => each.file)) {
        mkdirSync(dirname(at(`sound/${file}`)), { recursive: true });
        cpSync(join(folder, file), at(`sound/${file}`));
        writeFileSync(join(folder, file), withSwitches(file, soundOf(file), own));
      }
      // Otherwise the built pages would seem older than their sources, and be built again.
      utimesSync(join(folder, 'web/dist/index.html'), new Date(), new Date());
      writeFileSync(at('mutants.json'), JSON.stringify(mutants));
    },
  };
}
