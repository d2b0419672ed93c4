import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { takenNow } from '#tools/figures/parts.ts';
import { keepPart } from '#tools/figures/written.ts';
import { benchmark } from './benchmark.ts';
import { growth } from './growth.ts';
import { works } from './works.ts';

/**
 * `npm run bench`: compares the product with a bare server that does the same on the same engine; with
 * `--growth`, the product on practices of growing size. A full run writes docs/figures/ and
 * docs/BENCHMARKS.md; a partial run (`--quick`, `--only latest,page`, `--engine sqlite`) only prints.
 */
const { values } = parseArgs({
  options: {
    growth: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    engine: { type: 'string' },
    json: { type: 'string' },
  },
});
const ENGINES = ['sqlite', 'postgres'] as const;
const names = values.only?.split(',');
const options = {
  engines: ENGINES.filter((name) => !values.engine || name === values.engine),
  works: works.filter(
    ({ name, bare }) => (names?.includes(name) ?? true) && (values.growth || bare),
  ),
  scales: values.quick ? [100, 1000] : [1000, 10_000, 100_000],
  rounds: values.quick ? 2 : 5,
  seconds: values.quick ? 0.5 : 1.5,
  say: (line: string) => console.info(`  ${line}`),
};
export type Options = typeof options;
if (options.engines.length === 0) throw new Error(`The engines are ${ENGINES.join(' and ')}.`);
if (options.works.length === 0) throw new Error('There is no such work.');

const taken = takenNow();
console.info(`${taken.date}, commit ${taken.commit}, ${taken.machine}\n`);
await buildWebIfNeeded();
const figures = await (values.growth ? growth(options) : benchmark(options));
if (values.json) writeFileSync(values.json, JSON.stringify(figures));
else if (values.quick || values.only || values.engine)
  console.info(JSON.stringify(figures, null, 2));
else keepPart(values.growth ? 'growth' : 'bench', taken, figures);
const bad = figures.rows.reduce((sum, row) => sum + row.bad, 0);
if (bad > 0) throw new Error(`${bad} bad answers.`);
