import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#test/check/run.ts';
import { benchmarksPage } from './benchmarks.ts';
import { figuresPage } from './page.ts';
import { type Figures, fileOf, type PartName, partsTaken, type Taken } from './parts.ts';
import { withFigures } from './readme.ts';

/** The pages that contain figures, by path, generated from the latest measurements. */
export function writtenPages(): Readonly<Record<string, string>> {
  const parts = partsTaken();
  const old = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  return {
    'docs/FIGURES.md': figuresPage(parts),
    'README.md': withFigures(old('README.md'), parts),
    'docs/BENCHMARKS.md': benchmarksPage(parts),
  };
}

export function writePages(): void {
  for (const [path, text] of Object.entries(writtenPages())) writeFileSync(join(ROOT, path), text);
}

/** Stores the figures of a part and updates the pages. */
export function keepPart<Name extends PartName>(name: Name, taken: Taken, figures: Figures[Name]) {
  writeFileSync(fileOf(name), `${JSON.stringify({ ...taken, figures }, null, 2)}\n`);
  writePages();
}
