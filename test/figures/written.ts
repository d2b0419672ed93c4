import { readFileSync, writeFileSync } from 'node:fs';
import { benchmarksPage } from './benchmarks/page.ts';
import { withCapacity } from './capacity/page.ts';
import { BENCHMARKS, CAPACITY, costsTaken, PAGE, partsTaken, README } from './files.ts';
import { figuresPage } from './page.ts';
import { withFigures } from './readme.ts';

/** The pages that say what the commands measured, from the parts that were taken so far. */
export const writtenPages = () => {
  const parts = partsTaken();
  return [
    [PAGE, figuresPage(parts)],
    [README, withFigures(readFileSync(README, 'utf8'), parts)],
    [CAPACITY, withCapacity(readFileSync(CAPACITY, 'utf8'), parts.capacity, costsTaken())],
    [BENCHMARKS, benchmarksPage(parts)],
  ] as const;
};

export function writePages(): void {
  for (const [file, text] of writtenPages()) writeFileSync(file, text);
}
