import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../check/run.ts';
import { PARTS, type PartName, type Parts, partIn } from './parts.ts';

export const PAGE = join(ROOT, 'docs/FIGURES.md');
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
