import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './sample.ts';

/** A test file as it ran without any mutant; one that failed catches none. */
export type Ran = { readonly path: string; readonly passed: boolean };
/** `by`: the first test that failed; null if none did. */
export type Result = { readonly id: number; readonly by: string | null };

/** What is known so far about the mutants in a copy, in files: a run that was stopped goes on from here. */
export function keptIn(copy: string) {
  const at = (name: string) => join(copy, '.cache/mutants', name);
  const linesOf = (name: string) =>
    existsSync(at(name)) ? readFileSync(at(name), 'utf8').split('\n').filter(Boolean) : [];
  const add = (name: string, value: unknown) =>
    appendFileSync(at(name), `${JSON.stringify(value)}\n`);
  return {
    isPrepared: () => existsSync(at('mutants.json')),
    mutants: () => JSON.parse(readFileSync(at('mutants.json'), 'utf8')) as readonly Mutant[],
    putMutants: (mutants: readonly Mutant[]) =>
      writeFileSync(at('mutants.json'), JSON.stringify(mutants)),
    ran: () => linesOf('ran').map((line) => JSON.parse(line) as Ran),
    addRan: (file: Ran) => add('ran', file),
    results: () => linesOf('results').map((line) => JSON.parse(line) as Result),
    addResult: (result: Result) => add('results', result),
    /** The file without any change. */
    sound: (file: string) => at(`sound/${file}`),
    /** The mutants that each test file reaches; under '' those reached while loading, or in another process. */
    reached(): ReadonlyMap<string, ReadonlySet<number>> {
      const map = new Map<string, Set<number>>();
      for (const line of linesOf('reached')) {
        const [id, path = ''] = line.split(' ');
        map.set(path, (map.get(path) ?? new Set()).add(Number(id)));
      }
      return map;
    },
  };
}
