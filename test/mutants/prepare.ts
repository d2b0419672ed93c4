import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyOfProject } from '../planted/copy.ts';
import { keptIn, type Result } from './kept.ts';
import type { Mutant } from './sample.ts';
import { withSwitches } from './switches.ts';

/** Makes a copy of the project in `folder` with all mutants in it, each behind its switch. */
export function prepare(folder: string, mutants: readonly Mutant[]): void {
  copyOfProject(folder);
  const kept = keptIn(folder);
  const numbered = mutants.map((each, id) => ({ ...each, id }));
  for (const file of new Set(mutants.map((each) => each.file))) {
    const [path, sound] = [join(folder, file), kept.sound(file)];
    mkdirSync(dirname(sound), { recursive: true });
    cpSync(path, sound);
    const own = numbered.filter((each) => each.file === file);
    writeFileSync(path, withSwitches(readFileSync(path, 'utf8'), own));
  }
  // Otherwise the built pages would seem older than their sources, and be built again.
  utimesSync(join(folder, 'web/dist/index.html'), new Date(), new Date());
  kept.putMutants(mutants);
}

/** Runs the tests that a prepared copy still needs; with `filters`, as if there were no other test files. */
export async function runAll(folder: string, filters: readonly string[] = []): Promise<Result[]> {
  const kept = keptIn(folder);
  const left = () => kept.mutants().length - kept.results().length;
  await runOnce(folder, ['record', ...filters]);
  for (let before = Number.POSITIVE_INFINITY; left() > 0; ) {
    if (left() === before) throw new Error('The tests of a mutant could not be run.');
    before = left();
    await runOnce(folder, ['mutants', ...filters]);
  }
  return kept.results();
}

/** In a group of processes, since a worker in an endless loop outlives the process that began it. */
async function runOnce(folder: string, args: readonly string[]): Promise<void> {
  const runner = join(folder, 'test/mutants/runner.ts');
  const child = spawn(process.execPath, [runner, ...args], {
    cwd: folder,
    stdio: 'inherit',
    detached: true,
  });
  const end = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  process.once('exit', end);
  const [code] = await once(child, 'exit');
  process.off('exit', end);
  try {
    end();
  } catch {
    // Nobody of the group is left.
  }
  if (code !== 0)
    throw new Error(`The tests ended with ${code}; the same command goes on from here.`);
}
