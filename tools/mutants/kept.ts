import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { WEB_DIST } from '#server/app/web.ts';
import { ROOT } from '#test/check/run.ts';
import type { Mutant } from './sample.ts';
import { withSwitches } from './switches.ts';

/** Copies the project, including the built files, into `folder`. */
function copyOfProject(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT });
  for (const path of listed.toString().split('\n').filter(Boolean)) {
    fs.mkdirSync(dirname(join(folder, path)), { recursive: true });
    fs.cpSync(join(ROOT, path), join(folder, path), { force: true });
  }
  fs.cpSync(WEB_DIST, join(folder, 'web/dist'), { recursive: true });
  fs.symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

/** A test file as it ran without any mutant; one that failed catches none. */
export type Ran = { readonly path: string; readonly passed: boolean };
/** `by`: the first test that failed; null if none did. */
export type Result = { readonly id: number; readonly by: string | null };

/** A copy of the project with what is known of its mutants, so that a run that was stopped goes on. */
export function keptIn(folder: string) {
  const at = (name: string) => join(folder, '.cache/mutants', name);
  const read = (name: string) => (fs.existsSync(at(name)) ? fs.readFileSync(at(name), 'utf8') : '');
  const linesOf = (name: string) => read(name).split('\n').filter(Boolean);
  const listed = <T>(name: string) => ({
    all: () => linesOf(name).map((line) => JSON.parse(line) as T),
    add: (value: T) => fs.appendFileSync(at(name), `${JSON.stringify(value)}\n`),
  });
  const soundOf = (file: string) => read(`sound/${file}`);
  return {
    mutants: listed<Mutant>('mutants').all,
    ran: listed<Ran>('ran'),
    results: listed<Result>('results'),
    /** The text of a file without any change. */
    soundOf,
    turnOn: (id: number) => fs.writeFileSync(at('on'), String(id)),
    /** Each mutant with the test file that reached it, '' if none is known: see isOn.ts. */
    reached: () => new Set(linesOf('reached').map((line) => line.replace(`${folder}/`, ''))),
    /** Makes the copy, with all mutants in it, each behind its switch. */
    prepare(mutants: readonly Mutant[]) {
      copyOfProject(folder);
      const numbered = mutants.map((each, id) => ({ ...each, id }));
      for (const [file, own] of Map.groupBy(numbered, (each) => each.file)) {
        fs.mkdirSync(dirname(at(`sound/${file}`)), { recursive: true });
        fs.cpSync(join(folder, file), at(`sound/${file}`));
        fs.writeFileSync(join(folder, file), withSwitches(soundOf(file), own));
      }
      // Otherwise the built pages would seem older than their sources, and be built again.
      fs.utimesSync(join(folder, 'web/dist/en/index.html'), new Date(), new Date());
      fs.writeFileSync(at('mutants'), numbered.map((each) => `${JSON.stringify(each)}\n`).join(''));
    },
  };
}
