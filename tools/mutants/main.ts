import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { ROOT, run } from '#test/check/run.ts';
import { keptIn } from './kept.ts';
import { eligible, type Mutant, sample } from './sample.ts';
import { changed } from './switches.ts';
import { type MutantFigures, said, survivorsTable } from './table.ts';

/**
 * `npm run test:mutants -- --count 300 --seed 37`: makes small changes at random places, one after the other, in a
 * copy of the project, and counts those that a test notices. `--in domain` changes only files there, and runs the
 * tests that need no server, and of the others those of the same nouns; `--in server/plans` runs
 * those there. Stopped and started again, it goes on where it was; `--anew` begins with a new copy. `--json FILE` writes the result for `npm run figures`, which so takes the result
 * of the last run if that was complete.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '37' },
    in: { type: 'string', default: '' },
    anew: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
const folder = join(
  tmpdir(),
  `weekplate-mutants-${values.in.replaceAll('/', '-')}${count}-${seed}`,
);
const kept = keptIn(folder);

/** Whether the compiler refuses the copy, for what is in this file. */
const isRefused = async (file: string): Promise<boolean> => {
  const part = join(folder, file.startsWith('web/') ? 'web' : 'test');
  // From one mutant to the next nearly nothing has changed.
  const known = ['--incremental', '--tsBuildInfoFile', `${part}.tsbuildinfo`];
  return (await run('tsc', ['-p', part, ...known])) !== 0;
};

const put = (file: string, text: string) => writeFileSync(join(folder, file), text);

if (values.anew) rmSync(folder, { recursive: true, force: true });
if (kept.mutants().length === 0) {
  await buildWebIfNeeded();
  kept.prepare(
    sample(
      eligible(ROOT).filter(({ path }) => path.startsWith(values.in)),
      count,
      seed,
    ),
  );
}
const runner = join(ROOT, 'tools/mutants/runner.ts');
const code = await run(process.execPath, [
  runner,
  folder,
  ...(values.in.startsWith('server') ? [values.in] : []),
]);
const results = kept.results.all();
if (code !== 0 || results.length < count)
  throw new Error('Stopped: the same command goes on from here.');
const mutants = kept.mutants();
const unnoticed = results.flatMap(({ id, by }) => (by === null && mutants[id]) || []);
for (const { file } of mutants) put(file, kept.soundOf(file));
for (const file of ['web/', 'test/'])
  if (await isRefused(file)) throw new Error('The copy is refused without any mutant.');
const survivors: Mutant[] = [];
for (const mutant of unnoticed) {
  put(mutant.file, changed(kept.soundOf(mutant.file), mutant));
  if (!(await isRefused(mutant.file))) survivors.push(mutant);
  put(mutant.file, kept.soundOf(mutant.file));
}
const figures: MutantFigures = {
  seed,
  count,
  byTests: count - unnoticed.length,
  byCompiler: unnoticed.length - survivors.length,
  survivors: survivors.map(({ file, line, start, end, to }) => ({
    place: `${file}:${line}`,
    from: kept.soundOf(file).slice(start, end),
    to,
  })),
};
console.log(`${survivorsTable(figures)}\n\n${said(figures)}`);
if (values.json) writeFileSync(values.json, JSON.stringify(figures));
