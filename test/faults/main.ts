import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { preparePostgres } from '../postgres/databases.ts';
import type { Row } from './report.ts';
import { FULL, SHORT, scenarios } from './scenarios.ts';

const HEAD = ['scenario', 'engine', 'rounds', 'acknowledged', 'lost', 'duplicated', 'half-written'];
const LAST = ['seconds to recover', ''];
// The first two columns and the last contain words, the others numbers.
const isNumber = (column: number) => column > 1 && column < HEAD.length + LAST.length - 1;
const WORDS_SHOWN = 8;

/** The rows as a table, with the problems in words and a verdict below it. */
function tableOf(rows: readonly Row[]): string {
  const cells = [[...HEAD, ...LAST], ...rows.map(cellsOf)];
  const widths = [...HEAD, ...LAST].map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const lines = cells.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', ...rows.flatMap(wordsOf), sumOf(rows)].join('\n');
}

function cellsOf(row: Row): string[] {
  const { scenario, engine, rounds, acknowledged, lost, duplicated, halfWritten, seconds } = row;
  if (row.notRun)
    return [scenario, engine, '-', '-', '-', '-', '-', '-', `not run here: ${row.notRun}`];
  const numbers = [rounds, acknowledged, lost, duplicated, halfWritten].map(String);
  const recovered = seconds ? `${seconds.median.toFixed(2)} / ${seconds.max.toFixed(2)}` : '-';
  const end = [row.note, row.passed ? '' : 'FAILED'].filter(Boolean).join(', ');
  return [scenario, engine, ...numbers, recovered, end];
}

function wordsOf({ scenario, engine, problems }: Row): string[] {
  if (problems.length === 0) return [];
  const more = problems.length - WORDS_SHOWN;
  return [
    `${scenario}, ${engine}:`,
    ...problems.slice(0, WORDS_SHOWN).map((words) => `  ${words}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    '',
  ];
}

function sumOf(rows: readonly Row[]): string {
  const sum = (figure: 'acknowledged' | 'lost' | 'duplicated' | 'halfWritten') =>
    rows.reduce((total, row) => total + row[figure], 0);
  const untried = rows.filter(({ notRun }) => notRun).length;
  return [
    `${sum('acknowledged')} writes acknowledged: ${sum('lost')} lost, ${sum('duplicated')} duplicated, ${sum('halfWritten')} half-written.`,
    'Seconds to recover: median / longest, from the moment that the cause was taken away; of a stop, until it ended.',
    ...(untried > 0 ? [`${untried} not run here.`] : []),
    rows.every(({ passed }) => passed) ? 'PASS' : 'FAIL',
  ].join('\n');
}

/**
 * `npm run test:faults`: shows as a table what kills, full disks and stops do to acknowledged writes. `--json
 * FILE` writes its rows as JSON, `--only WORDS` runs the rows whose name contains some words, `--short` runs
 * as few rounds as `npm test`. Exits with 1 if anything was lost, duplicated or half-written, or did not
 * recover.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
  },
});
const chosen = scenarios(values.short ? SHORT : FULL).filter(({ name }) =>
  name.includes(values.only),
);
const endPostgres = await preparePostgres();
const rows: Row[] = [];
try {
  for (const { name, engine, run } of chosen) {
    const began = performance.now();
    const row = await run();
    rows.push(row);
    // Written after each row, so that an interrupted run keeps its results.
    if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    process.stderr.write(`${row.passed ? 'ok' : 'FAILED'}  ${name}, ${engine}  (${seconds} s)\n`);
  }
} finally {
  await endPostgres();
}
console.log(`\n${tableOf(rows)}`);
process.exitCode = rows.length > 0 && rows.every(({ passed }) => passed) ? 0 : 1;
