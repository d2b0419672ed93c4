import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { ROOT, run } from '../check/run.ts';
import { keptIn } from './kept.ts';
import { eligible, type Mutant, sample } from './sample.ts';
import { changed } from './switches.ts';
import { type MutantFigures, said, survivorsTable } from './table.ts';

/**
 * `npm run test:mutants -- --count 300 --seed 37`: makes small changes at random places, one after the other, in a
 * copy of the project, and counts those that a test notices. Stopped and started again, it goes on where it was;
 * `--anew` begins with a new copy. `--json FILE` writes the result for `npm run figures`, which so takes the result
 * of the last run if that was complete.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '37' },
    anew: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
const folder = join(tmpdir(), `weekplate-mutants-${count}-${seed}`);
const kept = keptIn(folder);

/** Those that the compiler refuses: while there are errors in all of them together, each half is tried alone. */
function refused(mutants: readonly Mutant[]): Mutant[] {
  for (const { file } of kept.mutants()) writeFileSync(join(folder, file), kept.soundOf(file));
  for (const [file, own] of Map.groupBy(mutants, (each) => each.file)) {
    // From the end to the start, so that places stay where they are. Of nested ones only the inner is put.
    const order = own.toSorted((a, b) => b.start - a.start);
    const apart = order.filter(({ end }, at) =>
      order.slice(0, at).every(({ start }) => start >= end),
    );
    writeFileSync(join(folder, file), apart.reduce(changed, kept.soundOf(file)));
  }
  const tsc = join(folder, 'node_modules/.bin/tsc');
  const isFine = ['test', 'web'].every(
    (part) => spawnSync(tsc, ['-p', part], { cwd: folder }).status === 0,
  );
  if (isFine || mutants.length < 2) return isFine ? [] : [...mutants];
  const half = Math.ceil(mutants.length / 2);
  return [...refused(mutants.slice(0, half)), ...refused(mutants.slice(half))];
}

if (values.anew) rmSync(folder, { recursive: true, force: true });
if (!kept.isPrepared()) {
  await buildWebIfNeeded();
  kept.prepare(sample(eligible(ROOT), count, seed));
}
const code = await run(process.execPath, [join(ROOT, 'test/mutants/runner.ts'), folder]);
const results = kept.results.all();
if (code !== 0 || results.length < count)
  throw new Error('Stopped: the same command goes on from here.');
const unnoticed = results
  .filter(({ by }) => by === null)
  .flatMap(({ id }) => kept.mutants()[id] ?? []);
const byCompiler = refused(unnoticed);
const figures: MutantFigures = {
  seed,
  count,
  byTests: count - unnoticed.length,
  byCompiler: byCompiler.length,
  survivors: unnoticed
    .filter((each) => !byCompiler.includes(each))
    .map(({ file, line, start, end, to }) => ({
      place: `${file}:${line}`,
      from: kept.soundOf(file).slice(start, end),
      to,
    })),
};
console.log(`${survivorsTable(figures)}\n\n${said(figures)}`);
if (values.json) writeFileSync(values.json, JSON.stringify(figures));
