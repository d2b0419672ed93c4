import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../check/run.ts';
import { type Costs, costsIn } from './capacity/schema.ts';
import { PARTS, type PartName, type Parts, partIn } from './parts.ts';

export const PAGE = join(ROOT, 'docs/FIGURES.md');
export const CAPACITY = join(ROOT, 'docs/CAPACITY.md');
export const BENCHMARKS = join(ROOT, 'docs/BENCHMARKS.md');
export const README = join(ROOT, 'README.md');
export const FOLDER = join(ROOT, 'docs/figures');

export const fileOf = (name: PartName) => join(FOLDER, `${name}.json`);

/** The parts that were taken so far. */
export function partsTaken(): Parts {
  const taken = PARTS.filter((name) => existsSync(fileOf(name)));
  return Object.fromEntries(
    taken.map((name) => [name, partIn(name, readFileSync(fileOf(name), 'utf8'))]),
  );
}

/** What a request costs, where `npm run bench` has measured it. */
export function costsTaken(): Costs | undefined {
  const file = join(FOLDER, 'bench.json');
  return existsSync(file) ? costsIn(readFileSync(file, 'utf8')) : undefined;
}
