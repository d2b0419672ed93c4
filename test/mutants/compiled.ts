import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './sample.ts';
import { changed } from './switches.ts';

/**
 * Those of the mutants that the compiler refuses. All are tried at once; while there are errors, each half is tried
 * alone. `folder` is a copy of the project, and `soundOf` gives the text of a file without any change.
 */
export async function refusedByCompiler(
  folder: string,
  mutants: readonly Mutant[],
  soundOf: (file: string) => string,
): Promise<Mutant[]> {
  const files = new Set(mutants.map(({ file }) => file));
  const put = (some: readonly Mutant[]) => {
    for (const file of files) {
      // From the end to the start, so that places stay where they are; of nested ones only the first is put.
      const own = some.filter((each) => each.file === file).sort((a, b) => b.start - a.start);
      const apart = own.filter((each, at) =>
        own.slice(0, at).every(({ start }) => start >= each.end),
      );
      writeFileSync(join(folder, file), apart.reduce(changed, soundOf(file)));
    }
  };
  const search = async (some: readonly Mutant[]): Promise<Mutant[]> => {
    put(some);
    if (some.length === 0 || (await compiles(folder))) return [];
    if (some.length === 1) return [...some];
    const half = Math.ceil(some.length / 2);
    return [...(await search(some.slice(0, half))), ...(await search(some.slice(half)))];
  };
  return search(mutants);
}

async function compiles(folder: string): Promise<boolean> {
  for (const project of ['test', 'web']) {
    const tsc = join(folder, 'node_modules/.bin/tsc');
    const [code] = await once(
      spawn(tsc, ['-p', project], { cwd: folder, stdio: 'ignore' }),
      'exit',
    );
    if (code !== 0) return false;
  }
  return true;
}
