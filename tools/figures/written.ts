import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#test/check/run.ts';
import { benchmarksPage } from './benchmarks.ts';
import { figuresPage } from './page.ts';
import {
  type Figures,
  fileOf,
  type PartName,
  type Parts,
  partsTaken,
  type Taken,
} from './parts.ts';
import { grouped, table } from './table.ts';
import { FROM_DISK, START_MS } from './targets.ts';

const SECTION = /(<!--figures-->\n).*?(\n<!--\/figures-->)/s;

const sum = <Each>(all: readonly Each[], of: (each: Each) => number) =>
  all.reduce((total, each) => total + of(each), 0);

/** The few lines in the README, each with its command. */
function lines({ faults, mutants, fuzz, bench, start }: Parts): string[][] {
  const all = faults.figures;
  // Nobody writes while a migration is killed, so those scenarios are left out.
  const kills = all.filter(
    ({ acknowledged, scenario }) => acknowledged > 0 && scenario.includes('kill'),
  );
  const { bytes, starts, memory } = start.figures;
  const fromDisk = starts.find(({ name }) => name === FROM_DISK);
  const heaviest = Math.max(...memory.map((each) => Math.max(each.started, each.page)));
  const onSqlite = bench.figures.rows.filter(({ engine }) => engine === 'sqlite');
  return [
    [
      `${grouped(sum(all, (row) => row.acknowledged))} acknowledged writes under ${grouped(sum(kills, (row) => row.rounds))} rounds of kill -9, full disks and stops`,
      `${sum(all, (row) => row.lost)} lost, ${sum(all, (row) => row.duplicated)} duplicated, ${sum(all, (row) => row.halfWritten)} half-written`,
      '`npm run test:faults`',
    ],
    ...(mutants
      ? [
          [
            `${mutants.figures.count} small changes at random places of the code`,
            `${mutants.figures.byTests + mutants.figures.byCompiler} noticed by the tests or the compiler`,
            '`npm run test:mutants`',
          ],
        ]
      : []),
    [
      `${grouped(sum(fuzz.figures.engines, ({ sent }) => sent))} hostile requests, derived from the API’s own document`,
      'none answered 500, none stored anything',
      '`npm run test:fuzz`',
    ],
    [
      `from start to the first answer with ${Math.round(bytes / 1e9)} GB of data, files on the disk; memory when idle`,
      `${fromDisk?.median} ms (${START_MS} wanted); ${Math.round(heaviest)} MB`,
      '`npm run bench:start`',
    ],
    [
      `requests a second, compared with a bare server that gives the same answers, on SQLite, ${grouped(bench.figures.customers)} customers, 16 connections`,
      onSqlite.map(({ title, ratio }) => `${title} ${ratio.median.toFixed(2)}`).join(', '),
      '`npm run bench`',
    ],
  ];
}

/** The README with the current figures. Throws if it has no place for them. */
function withFigures(readme: string, parts: Parts): string {
  if (!SECTION.test(readme)) throw new Error('The README has no place for figures.');
  const text = table(['what', 'figure', 'by'], lines(parts));
  return readme.replace(SECTION, (_, before: string, after: string) => before + text + after);
}

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
