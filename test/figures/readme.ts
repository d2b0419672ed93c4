import { isFirst } from '../start/kinds.ts';
import type { Part, Parts } from './parts.ts';
import { table } from './table.ts';

const SECTION = /(<!--figures-->\n).*?(\n<!--\/figures-->)/s;

const sum = <Each>(all: readonly Each[], of: (each: Each) => number) =>
  all.reduce((total, each) => total + of(each), 0);

const grouped = (count: number) => count.toLocaleString('en-GB');

/** The few lines of the README, with the command beside each. */
function lines({ faults, planted, fuzz, tests, bench, start }: Parts): string[][] {
  const rows: string[][] = [];
  if (faults) {
    const all = faults.figures;
    // Nobody writes while a migration is killed.
    const written = all.filter(({ acknowledged }) => acknowledged > 0);
    const kills = written.filter(({ scenario }) => scenario.includes('kill'));
    const ran = (name: string) => written.some(({ scenario }) => scenario.includes(name));
    const others = [ran('disk full') && ', full disks', ran('SIGTERM') && ' and stops'];
    rows.push([
      `${grouped(sum(all, (row) => row.acknowledged))} acknowledged writes under ${grouped(sum(kills, (row) => row.rounds))} rounds of kill -9${others.filter(Boolean).join('')}`,
      `${sum(all, (row) => row.lost)} lost, ${sum(all, (row) => row.duplicated)} duplicated, ${sum(all, (row) => row.halfWritten)} half-written`,
      '`npm run test:faults`',
    ]);
  }
  if (planted)
    rows.push([
      `${planted.figures.planted.length} deliberate defects planted in the code`,
      `${planted.figures.caught} caught by the tests`,
      '`npm run test:planted`',
    ]);
  if (fuzz)
    rows.push([
      `${grouped(sum(fuzz.figures.engines, ({ sent }) => sent))} hostile requests, derived from the API’s own document`,
      'none answered 500, none stored anything',
      '`npm run test:fuzz`',
    ]);
  if (start) {
    const { bytes, starts, memory } = start.figures;
    const later = starts.filter((each) => !isFirst(each));
    const slowest = Math.max(...later.map(({ median }) => median));
    const heaviest = Math.max(...memory.map((each) => Math.max(each.started, each.page)));
    rows.push([
      `from start to the first answer with ${Math.round(bytes / 1e9)} GB of data, files on the disk; memory when idle`,
      `${slowest} ms; ${Math.round(heaviest)} MB`,
      '`npm run bench:start`',
    ]);
  }
  if (tests)
    rows.push([
      'every check, on both databases and in a real browser',
      `${grouped(sum(tests.figures.tallies, ({ passed }) => passed))} passed, ${sum(tests.figures.tallies, ({ failed }) => failed)} failed`,
      '`npm test`',
    ]);
  if (bench) rows.push(benched(bench));
  return rows;
}

/** How the busiest requests compare, on the engine that most practices begin with. */
function benched({ figures }: Part<'bench'>): string[] {
  const found = figures.rows.filter(
    ({ engine, connections }) => engine === 'sqlite' && connections === 16,
  );
  return [
    `requests a second beside the least a server could do for the same answer, on SQLite, ${grouped(figures.customers)} customers, 16 connections`,
    found.map(({ title, ratio }) => `${title} ${ratio.median.toFixed(2)}`).join(', '),
    '`npm run bench`',
  ];
}

/** The README with the figures of today. Throws where it has no place for them. */
export function withFigures(readme: string, parts: Parts): string {
  if (!SECTION.test(readme)) throw new Error('The README has no place for figures.');
  const text = table(['what', 'figure', 'by'], lines(parts));
  return readme.replace(SECTION, (_, before: string, after: string) => before + text + after);
}
