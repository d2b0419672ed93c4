import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { ROOT } from '../check/run.ts';
import { refusedByCompiler } from './compiled.ts';
import { keptIn } from './kept.ts';
import { prepare, runAll } from './prepare.ts';
import { eligible, sample } from './sample.ts';
import { type MutantFigures, said, survivorsTable } from './table.ts';

/**
 * `npm run test:mutants -- --count 300 --seed 37`: makes small changes at random places, one after the other, in a
 * copy of the project, and counts those that a test notices. Stopped and started again, it goes on where it was;
 * `--anew` begins with a new copy. `--json FILE` writes the result for `npm run figures`.
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

process.on('SIGINT', () => process.exit(130)).on('SIGTERM', () => process.exit(143));
if (values.anew) rmSync(folder, { recursive: true, force: true });
if (!kept.isPrepared()) {
  await buildWebIfNeeded();
  prepare(folder, sample(eligible(ROOT), count, seed));
}
const results = await runAll(folder);
const unnoticed = results
  .filter(({ by }) => by === null)
  .flatMap(({ id }) => kept.mutants()[id] ?? []);
const soundOf = (file: string) => readFileSync(kept.sound(file), 'utf8');
const refused = await refusedByCompiler(folder, unnoticed, soundOf);
const figures: MutantFigures = {
  seed,
  count,
  byTests: count - unnoticed.length,
  byCompiler: refused.length,
  survivors: unnoticed
    .filter((each) => !refused.includes(each))
    .map(({ file, line, start, end, to }) => ({
      place: `${file}:${line}`,
      from: soundOf(file).slice(start, end),
      to,
    })),
};
console.log(`${survivorsTable(figures)}\n\n${said(figures)}`);
if (values.json) writeFileSync(values.json, JSON.stringify(figures));
